import fc from 'fast-check';
import { expect, test } from 'vitest';
import { agoIn, formatCountdown, formatElapsed } from './elapsed.ts';

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
  [86_399, '23:59:59'],
  [86_400, '1 day'],
  [90_061, '1 day 1 hour'],
  [6 * 86_400 + 7 * 3_600 + 5, '6 days 7 hours'],
])('%d seconds are left as %s', (seconds, text) => {
  expect(formatCountdown(seconds, 'EN')).toBe(text);
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

test.each([
  ['PT', '2 dias 3 horas'],
  ['CN', '2天 3小时'],
  ['VI', '2 ngày 3 giờ'],
  ['TH', '2 วัน 3 ชั่วโมง'],
  ['ID', '2 hari 3 jam'],
])('days and hours are in the words of %s', (language, text) => {
  expect(formatCountdown(2 * 86_400 + 3 * 3_600, language)).toBe(text);
});

test.each([
  [-5_000, 'now', 0],
  [59_999, 'now', 0],
  [60_000, 'minutes', 1],
  [3_599_999, 'minutes', 59],
  [3_600_000, 'hours', 1],
  [86_399_999, 'hours', 23],
  [86_400_000, 'days', 1],
  [40 * 86_400_000, 'days', 40],
])('%i ms ago are %s: %i', (ms, unit, count) => {
  expect(agoIn(ms)).toEqual({ unit, count });
});
