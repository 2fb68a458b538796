import type { ServerClock } from '#platform/http/serverClock.ts';

/** What the clock needs of the page that shows it. */
export interface ClockPage {
  isHidden: () => boolean;
  /** Calls back when the page is hidden or shown again; answers how to stop that. */
  onVisibility: (changed: () => void) => () => void;
  setTimer: (run: () => void, ms: number) => unknown;
  clearTimer: (timer: unknown) => void;
}

/** One beat a second for every countdown of the page; each second is read from the platform's clock, none is counted. */
export interface SecondClock {
  /** Beats while somebody listens and the page is seen. */
  subscribe: (beat: () => void) => () => void;
  /** Epoch ms at the platform, at the last beat; at once where nobody listens. */
  now: () => number;
}

const SECOND = 1_000;

/** @param phase beats fall on the whole seconds before and after this time, epoch ms */
export function createSecondClock(clock: Pick<ServerClock, 'now'>, page: ClockPage, phase = 0): SecondClock {
  const listeners = new Set<() => void>();
  let last = 0;
  let timer: unknown = null;
  let forget: (() => void) | null = null;

  const stop = () => {
    if (timer !== null) page.clearTimer(timer);
    timer = null;
  };
  const beat = () => {
    stop();
    if (page.isHidden()) return;
    last = clock.now();
    timer = page.setTimer(beat, SECOND - ((((last - phase) % SECOND) + SECOND) % SECOND));
    for (const listener of listeners) listener();
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) {
        forget = page.onVisibility(beat);
        beat();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop();
        forget?.();
        forget = null;
      };
    },
    now: () => (listeners.size === 0 ? clock.now() : last),
  };
}

/** Whole seconds until then, the running one included; 0 when it has come. */
export const secondsUntil = (until: number, now: number): number => Math.max(0, Math.ceil((until - now) / SECOND));
