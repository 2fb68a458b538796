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

/** One clock for everything that counts down to the same fraction of a second. */
const clocks = createExtension(() => new Map<number, SecondClock>());

/**
 * What `read` makes of the platform's time, anew with every second; null where the page is prerendered.
 * @param until the end of a wait, epoch ms: seconds are counted back from it. Without it whole seconds of the day.
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
