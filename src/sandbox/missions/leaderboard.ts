import type { BoardPeriod, MissionRank } from '#contract/types.ts';
import type { Handler } from '#sandbox/protocol/handler.ts';
import { betsOf } from '../history/bets.ts';
import { drawsOf } from '#sandbox/values/draws.ts';
import { activityOf } from '../model/activity.ts';
import { maskedAccount } from '#sandbox/values/maskedAccount.ts';
import { seedOf } from '#sandbox/values/random.ts';
import { accept } from '#sandbox/values/refusal.ts';
import type { SandboxContext } from '../model/sandboxContext.ts';
import type { Member } from '../model/state.ts';
import { type Period, periodOf } from './periods.ts';

const SHOWN = 50;
const POINTS_A_CLAIM = 100;
/** Others on each board, and the points of the first of them. */
const boards = { DAY: [60, 460], WEEK: [90, 2_600], MONTH: [120, 9_800] } as const satisfies Record<BoardPeriod, unknown>;
/** What the first ranks are paid. */
const rewards = ['200.00', '120.00', '80.00', '40.00', '40.00', '20.00', '20.00', '10.00', '10.00', '10.00'];

/** GET /wps/relay/MCSFE_getMissionLeaderboard: new others every period, and the member at the place of the own points. */
export const missionLeaderboard: Handler<'missionLeaderboard'> = ({ context, member }, { period = 'WEEK' }) => {
  const within = periodOf(context.brand.timeZone, context.now, period);
  const score = scoreOf(context, member, within);
  const all: (Omit<MissionRank, 'rank' | 'reward'> & { own: boolean })[] = othersOf(context, period, within);
  if (score > 0) all.push({ name: maskedAccount(member.account), score, own: true });
  const ranks = all
    .toSorted((one, other) => other.score - one.score)
    .map(({ own, ...row }, index) => ({ own, row: { rank: index + 1, ...row, reward: rewards[index] ?? null } }));
  return accept({
    rows: ranks.slice(0, SHOWN).map(({ row }) => row),
    own: ranks.find(({ own }) => own)?.row ?? null,
    endTime: within.end,
  });
};

/** A point for each settled bet, and more for each claimed mission. */
function scoreOf(context: SandboxContext, member: Member, { start }: Period): number {
  const claims = Object.values(activityOf(context, member).missions ?? {}).filter(({ at }) => at >= start);
  let bets = 0;
  for (const { time, status } of betsOf(context, member)) {
    if (time < start) break;
    if (status !== 'UNSETTLED') bets += 1;
  }
  return bets + claims.length * POINTS_A_CLAIM;
}

function othersOf({ data }: SandboxContext, period: BoardPeriod, { start }: Period) {
  const { winners = [], seed } = data.games;
  const draws = drawsOf({ random: seedOf(`${seed} missions ${period} ${start}`) });
  const [count, top] = boards[period];
  if (winners.length === 0) return [];
  let score: number = top;
  return Array.from({ length: count }, () => {
    score = Math.max(1, Math.floor((score * draws.between(900, 990)) / 1_000));
    return { name: draws.pick(winners), score, own: false };
  });
}
