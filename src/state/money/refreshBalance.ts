import type { Portal } from '#state/portal/portal.ts';

const LEAST_MS = 2_000;
const waiting = new WeakSet<Portal>();

/** Lets the shown balance be read anew: money may have moved elsewhere. */
export function refreshBalance(portal: Portal): void {
  void portal.serverState.current()?.queries.invalidateQueries({ queryKey: ['balance'] });
}

/** The same for games, which may ask as often as they like: it happens every two seconds at most. */
export function refreshBalanceSoon(portal: Portal): void {
  if (waiting.has(portal)) return;
  waiting.add(portal);
  setTimeout(() => {
    waiting.delete(portal);
    refreshBalance(portal);
  }, LEAST_MS);
}
