import { expect, test } from 'vitest';
import { createThrottle } from './throttle.ts';

test('lets one through per second, and rejected ones do not extend the wait', () => {
  let now = 0;
  const may = createThrottle(1_000, () => now);
  const at = (ms: number) => {
    now = ms;
    return may();
  };
  expect([0, 1, 500, 999, 1_000, 1_500, 2_000].map(at)).toEqual([true, false, false, false, true, false, true]);
});
