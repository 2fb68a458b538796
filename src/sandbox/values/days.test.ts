import { expect, test } from 'vitest';
import { dayIn } from './days.ts';

const hourMs = 3_600_000;
const named = (timeZone: string, moment: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(moment);

/** Zones with offsets of quarters of an hour, and those whose clocks skip or repeat hours, at midnight too. */
const zones = [
  ['UTC', '2026-11-21T12:00:00Z'],
  ['Asia/Kathmandu', '2026-03-01T05:07:00Z'],
  ['America/Sao_Paulo', '2018-11-04T15:00:00Z'],
  ['America/Sao_Paulo', '2018-02-18T15:00:00Z'],
  ['Europe/Berlin', '2026-10-25T20:00:00Z'],
  ['Europe/Berlin', '2026-03-29T20:00:00Z'],
  ['America/Havana', '2026-11-01T20:00:00Z'],
  ['Pacific/Apia', '2011-12-31T12:00:00Z'],
] as const;

test.each(zones)('a day of %s begins where its name does, around %s', (timeZone, around) => {
  for (let hours = -30; hours <= 30; hours += 1.75) {
    const moment = Date.parse(around) + hours * hourMs;
    const { name, start } = dayIn(timeZone, moment);
    expect(name).toBe(named(timeZone, moment));
    expect(named(timeZone, start)).toBe(name);
    expect(named(timeZone, start - 1), `${moment}`).not.toBe(name);
    expect(moment - start).toBeLessThan(26 * hourMs);
  }
});

test('a day is found with few questions about the time zone, and no more for its other moments', () => {
  const { prototype } = Intl.DateTimeFormat;
  const described = Object.getOwnPropertyDescriptor(prototype, 'format')!;
  let asked = 0;
  Object.defineProperty(prototype, 'format', {
    ...described,
    get(this: Intl.DateTimeFormat) {
      asked += 1;
      return described.get?.call(this) as unknown;
    },
  });
  let first = 0;
  try {
    dayIn('Asia/Tokyo', Date.UTC(2026, 10, 21, 14, 50));
    first = asked;
    for (let hour = 0; hour < 24; hour += 1) dayIn('Asia/Tokyo', Date.UTC(2026, 10, 21, hour, 50));
  } finally {
    Object.defineProperty(prototype, 'format', described);
  }
  expect(first).toBeGreaterThan(1);
  expect(first).toBeLessThan(30);
  expect(asked).toBe(first);
});
