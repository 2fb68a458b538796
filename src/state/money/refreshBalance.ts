import { createExtension } from '#state/portal/extension.ts';
import type { Portal } from '#state/portal/portal.ts';

const LEAST_MS = 2_000;
const refreshOf = createExtension(() => ({ isWaiting: false }));

/** Refetches the balance after money may have moved. */
export function refreshBalance(portal: Portal): void {
  void portal.serverState.current()?.queries.invalidateQueries({ queryKey: ['balance'] });
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
