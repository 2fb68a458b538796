import { createExtension } from '#state/portal/extension.ts';
import type { Portal } from '#state/portal/portal.ts';

const LEAST_MS = 2_000;
const refreshOf = createExtension(() => ({ isWaiting: false }));

/** Lets the shown balance be read anew: money may have moved elsewhere. */
export function refreshBalance(portal: Portal): void {
  void portal.serverState.current()?.queries.invalidateQueries({ queryKey: ['balance'] });
}

/** The same for games, which may ask as often as they like: it happens every two seconds at most. */
export function refreshBalanceSoon(portal: Portal): void {
  const refresh = refreshOf(portal);
  if (refresh.isWaiting) return;
  refresh.isWaiting = true;
  setTimeout(() => {
    refresh.isWaiting = false;
    refreshBalance(portal);
  }, LEAST_MS);
}
