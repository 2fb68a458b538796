import { afterEach, beforeEach, vi } from 'vitest';

const TIMERS = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;

/** Gives every test of a file timers, and with `clocks` a clock, that it can move on with `pass`; otherwise they run as ever. */
export function usePassingTime({ clocks = false } = {}): void {
  beforeEach(
    () =>
      void vi.useFakeTimers({
        shouldAdvanceTime: true,
        toFake: clocks ? [...TIMERS, 'Date', 'performance'] : [...TIMERS],
      }),
  );
  afterEach(() => void vi.useRealTimers());
}

/** Lets all timers of the next `ms` milliseconds run, without waiting for them. */
export const pass = async (ms: number): Promise<void> => void (await vi.advanceTimersByTimeAsync(ms));
