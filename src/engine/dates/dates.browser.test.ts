import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { formatDateTime } from './dates.ts';

afterEach(() => vi.unstubAllGlobals());

const zones = Intl.supportedValuesOf('timeZone');
const end = Date.UTC(2200, 0);
const moments = fc.record({ ms: fc.double({ min: -end, max: end, noNaN: true }), timeZone: fc.constantFrom(...zones) });

test('a browser with Temporal writes the dates of one without', () => {
  const samples = fc.sample(moments, 2_000);
  const special = [0, -1, -0.5, 999.9, -62_135_596_800_000, -62_135_596_800_001, 253_402_300_799_999, 8.64e15, -8.64e15];
  samples.push(...special.flatMap((ms) => ['UTC', 'Asia/Kathmandu', 'Nowhere/At_All', ''].map((timeZone) => ({ ms, timeZone }))));
  expect('Temporal' in globalThis).toBe(true);
  const written = samples.map(({ ms, timeZone }) => formatDateTime(ms, { timeZone }));
  vi.stubGlobal('Temporal', undefined);
  for (const [at, { ms, timeZone }] of samples.entries()) {
    expect(written[at], `${ms} in ${timeZone}`).toBe(formatDateTime(ms, { timeZone }));
  }
});

test('no locale data is read for a date in a known zone', () => {
  const format = vi.spyOn(Intl, 'DateTimeFormat');
  expect(formatDateTime(Date.UTC(2024, 0, 2, 3, 4, 5), { timeZone: 'America/Sao_Paulo' })).toBe('2024-01-02 00:04:05');
  expect(format).not.toHaveBeenCalled();
});
