import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCountdown, formatElapsed } from './elapsed.ts';

test.each([
  [0, '0:00:00'],
  [999, '0:00:00'],
  [59_999, '0:00:59'],
  [3_600_000, '1:00:00'],
  [100 * 3_600_000 + 61_000, '100:01:01'],
  [-5, '0:00:00'],
  [Number.NaN, '0:00:00'],
])('%d ms is %s', (ms, text) => {
  expect(formatElapsed(ms)).toBe(text);
});

test.each([
  [0, '0:00'],
  [9, '0:09'],
  [724, '12:04'],
  [3_599, '59:59'],
  [3_600, '1:00:00'],
  [90_061, '25:01:01'],
])('%d seconds are left as %s', (seconds, text) => {
  expect(formatCountdown(seconds)).toBe(text);
});

test('parses back to the same seconds', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 9 }), (ms) => {
      const [hours = 0, minutes = 0, seconds = 0] = formatElapsed(ms).split(':').map(Number);
      expect(hours * 3_600 + minutes * 60 + seconds).toBe(Math.floor(ms / 1_000));
      expect(minutes).toBeLessThan(60);
    }),
  );
});
