import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttled } from './throttled.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('runs at once, then at most every 200 ms, and always runs the last call', () => {
  const run = vi.fn();
  const call = throttled(run, 200);
  for (let at = 0; at < 1000; at += 10) {
    call();
    vi.advanceTimersByTime(10);
  }
  expect(run.mock.calls.length).toBe(6);
  call();
  vi.advanceTimersByTime(200);
  expect(run.mock.calls.length).toBe(7);
});

test('runs nothing more after cancel', () => {
  const run = vi.fn();
  const call = throttled(run, 200);
  call();
  call();
  call.cancel();
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledTimes(1);
});
