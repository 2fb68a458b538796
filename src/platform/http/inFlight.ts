import { CallError } from '#platform/errors/callError.ts';

export interface InFlight {
  /** Runs the work when a slot is free, first in, first out. @throws CallError aborted while it waits */
  run<Result>(endpoint: string, signal: AbortSignal | undefined, work: () => Promise<Result>): Promise<Result>;
}

/** Limits the number of concurrent calls; the others queue. */
export function createInFlight(most: number): InFlight {
  let running = 0;
  const waiting = new Set<() => void>();

  const enter = (endpoint: string, signal: AbortSignal | undefined): Promise<void> => {
    if (signal?.aborted) return Promise.reject(new CallError('aborted', endpoint));
    if (running < most) {
      running += 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        waiting.delete(proceed);
        reject(new CallError('aborted', endpoint));
      };
      const proceed = () => {
        signal?.removeEventListener('abort', giveUp);
        resolve();
      };
      waiting.add(proceed);
      signal?.addEventListener('abort', giveUp, { once: true });
    });
  };

  const leave = () => {
    const [next] = waiting;
    if (next === undefined) {
      running -= 1;
      return;
    }
    // the slot is handed over directly, so a new call cannot overtake the queue
    waiting.delete(next);
    next();
  };

  return {
    async run(endpoint, signal, work) {
      await enter(endpoint, signal);
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
