import { useSyncExternalStore } from 'react';
import { createDrawClock } from './drawClock.ts';
import { createExtension } from '#state/portal/extension.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';

const clockOf = createExtension(({ client }) =>
  createDrawClock(client.clock, {
    isHidden: () => document.hidden,
    onVisibility(changed) {
      document.addEventListener('visibilitychange', changed);
      return () => document.removeEventListener('visibilitychange', changed);
    },
    setTimer: (run, ms) => setTimeout(run, ms),
    clearTimer: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
  }),
);

/** What `read` makes of the platform's time, anew with every second; null where the page is prerendered. */
export function useDrawClock<Value extends string | number | boolean>(read: (now: number) => Value): Value | null {
  const clock = clockOf(usePortal());
  return useSyncExternalStore(
    clock.subscribe,
    () => read(clock.now()),
    () => null,
  );
}
