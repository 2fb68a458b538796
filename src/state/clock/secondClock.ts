import type { ServerClock } from '#platform/clock/serverClock.ts';

/** Access to page and platform, replaceable in tests. */
export interface ClockPage {
  isHidden: () => boolean;
  /** Calls back when the page is hidden or shown; returns the unsubscribe function. */
  onVisibility: (changed: () => void) => () => void;
  setTimer: (run: () => void, ms: number) => unknown;
  clearTimer: (timer: unknown) => void;
}

/** One ticker for all countdowns of the page. Every tick reads the platform's clock, so errors do not add up. */
export interface SecondClock {
  /** Ticks while there are subscribers and the page is visible. */
  subscribe: (beat: () => void) => () => void;
  /** Epoch ms of the platform at the last tick; without subscribers the current time, the same throughout a render. */
  now: () => number;
}

const SECOND = 1_000;

/** @param phase ticks are whole seconds apart from this time, epoch ms */
export function createSecondClock(clock: Pick<ServerClock, 'now'>, page: ClockPage, phase = 0): SecondClock {
  const listeners = new Set<() => void>();
  let last = 0;
  let isHeld = false;
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
    now() {
      if (listeners.size > 0 || isHeld) return last;
      last = clock.now();
      isHeld = true;
      queueMicrotask(() => (isHeld = false));
      return last;
    },
  };
}

/** Remaining whole seconds, the running one included; 0 at the end. */
export const secondsUntil = (until: number, now: number): number => Math.max(0, Math.ceil((until - now) / SECOND));
