import { createExtension } from '#state/portal/extension.ts';
import type { Portal } from '#state/portal/portal.ts';

const LEAST_MS = 2_000;
const refreshOf = createExtension(() => ({ isWaiting: false }));

/** Refetches the balance, and invalidates what else a game changes. */
export function refreshBalance(portal: Portal): void {
  portal.serverState.current()?.invalidateAfter('launchGame');
}

/** The same for games, throttled to every two seconds. */
export function refreshBalanceSoon(portal: Portal): void {
  const refresh = refreshOf(portal);
  if (refresh.isWaiting) return;
  refresh.isWaiting = true;
  setTimeout(() => {
    refresh.isWaiting = false;
    refreshBalance(portal);
  }, LEAST_MS);
}
