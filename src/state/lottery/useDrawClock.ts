import { useSyncExternalStore } from 'react';
import { createDrawClock, type DrawClock } from './drawClock.ts';
import type { Portal } from '#state/portal/portal.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';

const clocks = new WeakMap<Portal['client']['clock'], DrawClock>();

function clockOf({ client }: Portal): DrawClock {
  const known = clocks.get(client.clock);
  if (known !== undefined) return known;
  const made = createDrawClock(client.clock, {
    isHidden: () => document.hidden,
    onVisibility(changed) {
      document.addEventListener('visibilitychange', changed);
      return () => document.removeEventListener('visibilitychange', changed);
    },
    setTimer: (run, ms) => setTimeout(run, ms),
    clearTimer: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
  });
  clocks.set(client.clock, made);
  return made;
}

/** What `read` makes of the platform's time, anew with every second; null where the page is prerendered. */
export function useDrawClock<Value extends string | number | boolean>(read: (now: number) => Value): Value | null {
  const clock = clockOf(usePortal());
  return useSyncExternalStore(
    clock.subscribe,
    () => read(clock.now()),
    () => null,
  );
}
