import { activityOf } from '../model/activity.ts';
import type { SandboxContext } from '../model/sandboxContext.ts';
import type { Member } from '../model/state.ts';
import { historyEnd, historyOf } from './history.ts';

/** Most games that count as recent. */
export const mostRecent = 200;
/** Before the session: enough for some pages, without the whole history. */
const RECENT_MS = 3 * 86_400_000;

/** The games that the member started in the session and played before it, with the time of the last, the latest first, each once. */
export function recentOf(context: SandboxContext, member: Member): { nodeId: string; playedAt: number }[] {
  const since = historyEnd(context) - RECENT_MS;
  // a history that was read further back has earlier bets too
  const past = historyOf(context, member, since).bets.filter(({ time }) => time >= since);
  const all = [
    ...activityOf(context, member).recent.map(({ nodeId, at }) => ({ nodeId, playedAt: at })),
    ...past.map(({ game, time }) => ({ nodeId: game.nodeId, playedAt: time })),
  ];
  const seen = new Set<string>();
  return all.filter(({ nodeId }) => !seen.has(nodeId) && seen.add(nodeId)).slice(0, mostRecent);
}
