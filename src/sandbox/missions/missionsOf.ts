import type { Mission, MissionType, SandboxMission } from '#contract/types.ts';
import { betsOf } from '../history/bets.ts';
import { historyOf } from '../history/history.ts';
import { activityOf } from '../model/activity.ts';
import { momentIn, type SandboxContext } from '../model/sandboxContext.ts';
import type { Member } from '../model/state.ts';
import type { ReadText } from '../model/texts.ts';
import { type Period, periodOf } from './periods.ts';

const always: Period = { start: 0, end: Infinity };

export const periodOfMission = ({ brand, now }: SandboxContext, type: MissionType): Period =>
  type === 'once' ? always : periodOf(brand.timeZone, now, type === 'daily' ? 'DAY' : 'WEEK');

/** Under what the claim of a mission is stored. */
export const claimKey = (context: SandboxContext, id: string, type: MissionType): string =>
  `${id} ${periodOfMission(context, type).start}`;

/** A mission of the brand as it stands for a member. */
export function missionOf(context: SandboxContext, member: Member, id: string, entry: SandboxMission, read: ReadText): Mission {
  const { type, target, reward, startTime, linkageType = null, linkageValue = null } = entry;
  const period = periodOfMission(context, type);
  const opens = startTime === undefined ? 0 : momentIn(context, startTime);
  const current = opens > context.now ? 0 : Math.min(target, stepsOf(context, member, entry, period));
  const isClaimed = activityOf(context, member).missions?.[claimKey(context, id, type)] !== undefined;
  const status = opens > context.now ? 'coming_soon' : isClaimed ? 'claimed' : current < target ? 'in_process' : 'claim';
  return {
    id,
    title: read(entry.title),
    description: read(entry.description),
    type,
    current,
    target,
    reward,
    endTime: Number.isFinite(period.end) ? period.end : null,
    status,
    linkageType,
    linkageValue,
  };
}

/** What the member did in the period, counted no further than the mission asks for. */
function stepsOf(
  context: SandboxContext,
  member: Member,
  { counts, category, target }: SandboxMission,
  { start }: Period,
): number {
  let steps = 0;
  if (counts === 'deposits') {
    const transactions = [...activityOf(context, member).transactions, ...historyOf(context, member).transactions];
    return transactions.filter(({ type, status, time }) => type === 'DEPOSIT' && status === 'CREDITED' && time >= start).length;
  }
  for (const bet of betsOf(context, member)) {
    if (bet.time < start || steps >= target) break;
    const counted = counts === 'wins' ? bet.status === 'WON' : bet.status !== 'UNSETTLED';
    if (counted && (category === undefined || bet.category === category)) steps += 1;
  }
  return steps;
}

/** Every mission of the brand for a member. */
export const missionsOf = (context: SandboxContext, member: Member, read: ReadText): Mission[] =>
  Object.entries(context.data.content.missions ?? {}).map(([id, entry]) => missionOf(context, member, id, entry, read));
