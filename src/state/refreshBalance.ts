import type { Portal } from './portal.ts';

const leastMs = 2_000;
const asked = new WeakMap<Portal, number>();

/** Lets the shown balance be read anew, at most every two seconds: a game may ask as often as it likes. */
export function refreshBalance(portal: Portal): void {
  const now = Date.now();
  if (now - (asked.get(portal) ?? 0) < leastMs) return;
  asked.set(portal, now);
  void portal.serverState.current()?.queries.invalidateQueries({ queryKey: ['balance'] });
}
