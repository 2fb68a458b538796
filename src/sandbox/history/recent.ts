import { activityOf } from '../model/activity.ts';
import type { SandboxContext } from '../model/sandboxContext.ts';
import type { Member } from '../model/state.ts';
import { historyEnd, historyOf } from './history.ts';

/** Most games that count as recent. */
export const mostRecent = 200;
/** Before the session: enough for some pages, without the whole history. */
const RECENT_MS = 3 * 86_400_000;

/** Keys of the games that the member started in the session and played before it, the latest first, each once. */
export function recentOf(context: SandboxContext, member: Member): string[] {
  const since = historyEnd(context) - RECENT_MS;
  // a history that was read further back has earlier bets too
  const past = historyOf(context, member, since).bets.filter(({ time }) => time >= since);
  const keys = [...activityOf(context, member).recent.map(({ nodeId }) => nodeId), ...past.map(({ game }) => game.nodeId)];
  return [...new Set(keys)].slice(0, mostRecent);
}
