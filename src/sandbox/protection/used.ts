import type { LimitPeriod, LimitType } from '#contract/types.ts';
import type { StoredBet } from '#sandbox/games/playedBet.ts';
import { type Cents, centsOf, moneyOf } from '#sandbox/values/amounts.ts';
import { activityOf } from '../model/activity.ts';
import type { SandboxContext } from '../model/sandboxContext.ts';
import type { Member } from '../model/state.ts';
import { betsOf } from '../history/bets.ts';
import { historyOf } from '../history/history.ts';
import { periodOf } from './periods.ts';

const SLICE_MS = 5 * 60_000;

/** Five minutes for each five minutes of the clock with a bet in them. */
export const minutesOf = (bets: readonly { time: number }[]): number =>
  5 * new Set(bets.map(({ time }) => Math.floor(time / SLICE_MS))).size;

/** Deposits of the session that may still be credited, and those of the history; rejected ones do not count. */
function deposited(context: SandboxContext, member: Member, start: number): Cents {
  const counts = (status: string) => status === 'PENDING' || status === 'APPROVED' || status === 'CREDITED';
  const own = activityOf(context, member).deposits.map(({ record }) => record);
  const past = historyOf(context, member, start).transactions.filter(({ type }) => type === 'DEPOSIT');
  return [...own, ...past]
    .filter(({ time, status }) => time >= start && counts(status))
    .reduce((sum, { amount }) => sum + centsOf(amount), 0n);
}

const sumOf = (bets: readonly StoredBet[], key: 'betAmount' | 'profit'): Cents =>
  bets.reduce((sum, bet) => sum + centsOf(bet[key] ?? '0'), 0n);

/** How much of a limit is used in its current period, as decimal text: money, or whole minutes. */
export function usedOf(context: SandboxContext, member: Member, type: LimitType, period: LimitPeriod): string {
  const { start } = periodOf(context.brand.timeZone, context.now, period);
  if (type === 'DEPOSIT') return moneyOf(deposited(context, member, start));
  const bets = betsOf(context, member).filter(({ time }) => time >= start);
  if (type === 'TIME') return String(minutesOf(bets));
  if (type === 'STAKE') return moneyOf(sumOf(bets, 'betAmount'));
  const profit = sumOf(bets, 'profit');
  return moneyOf(profit < 0n ? -profit : 0n);
}
