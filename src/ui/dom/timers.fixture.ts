import { afterEach, beforeEach, vi } from 'vitest';

/** Gives every test of a file timers that it can move on with `pass`; otherwise they run as ever. */
export function usePassingTime(): void {
  beforeEach(
    () =>
      void vi.useFakeTimers({
        shouldAdvanceTime: true,
        toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
      }),
  );
  afterEach(() => void vi.useRealTimers());
}

/** Lets all timers of the next `ms` milliseconds run, without waiting for them. */
export const pass = async (ms: number): Promise<void> => void (await vi.advanceTimersByTimeAsync(ms));
