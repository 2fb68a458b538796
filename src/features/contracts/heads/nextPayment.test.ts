import { expect, test } from 'vitest';
import { secondsUntil } from '#state/clock/secondClock.ts';
import { nextPayment } from './nextPayment.ts';

test.each([
  ['12:00:00.000', 300],
  ['12:00:00.999', 300],
  ['12:00:01.000', 299],
  ['12:04:59.000', 1],
  ['12:04:59.999', 1],
  ['12:05:00.000', 300],
  ['23:59:30.000', 30],
])('at %s the next payment is in %i s (D-80)', (time, seconds) => {
  const now = Date.parse(`2026-05-01T${time}Z`);
  expect(secondsUntil(nextPayment(now), now)).toBe(seconds);
});
