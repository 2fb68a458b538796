import { expect, test } from 'vitest';
import { relativeTime } from './relativeTime.ts';

const now = Date.UTC(2026, 4, 1, 12);
const hour = 3_600_000;

test.each([
  [0, 'EN', 'this minute'],
  [-59_000, 'EN', 'this minute'],
  [-3 * hour, 'EN', '3 hours ago'],
  [-25 * hour, 'EN', 'yesterday'],
  [2 * hour, 'EN', 'in 2 hours'],
  [-400 * 24 * hour, 'PT', 'há 400 dias'],
])('%s ms away in %s is "%s"', (away, language, words) => {
  expect(relativeTime(now + away, now, language)).toBe(words);
});
