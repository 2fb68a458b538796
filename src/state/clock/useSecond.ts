import { useSyncExternalStore } from 'react';
import { createExtension } from '#state/portal/extension.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { type ClockPage, createSecondClock, type SecondClock } from './secondClock.ts';

const page: ClockPage = {
  isHidden: () => document.hidden,
  onVisibility(changed) {
    document.addEventListener('visibilitychange', changed);
    return () => document.removeEventListener('visibilitychange', changed);
  },
  setTimer: (run, ms) => setTimeout(run, ms),
  clearTimer: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};

/** One clock per fraction of a second. */
const clocks = createExtension(() => new Map<number, SecondClock>());

/**
 * The result of `read` for the platform's time, updated every second; null in the prerender.
 * @param until the end of a countdown, epoch ms, which ticks are aligned with; by default whole seconds of the day.
 */
export function useSecond<Value extends string | number | boolean>(read: (now: number) => Value, until = 0): Value | null {
  const portal = usePortal();
  const phase = Math.ceil(until) % 1_000;
  const known = clocks(portal);
  const clock = known.get(phase) ?? createSecondClock(portal.client.clock, page, phase);
  known.set(phase, clock);
  return useSyncExternalStore(
    clock.subscribe,
    () => read(clock.now()),
    () => null,
  );
}
