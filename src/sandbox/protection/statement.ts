import type { PlayStatementResponse, StatementRow } from '#contract/types.ts';
import type { StoredBet } from '#sandbox/games/playedBet.ts';
import type { Handler } from '#sandbox/protocol/handler.ts';
import { type Cents, centsOf, moneyOf } from '#sandbox/values/amounts.ts';
import { dayIn } from '#sandbox/values/days.ts';
import { pageOf } from '#sandbox/values/paging.ts';
import { accept } from '#sandbox/values/refusal.ts';
import type { StoredMove } from '#sandbox/values/words.ts';
import { betsOf } from '../history/bets.ts';
import { historyOf } from '../history/history.ts';
import { activityOf } from '../model/activity.ts';
import type { SandboxContext } from '../model/sandboxContext.ts';
import type { Member } from '../model/state.ts';
import { monthsLater, periodOf } from './periods.ts';
import { minutesOf } from './used.ts';

interface Sums {
  minutes: number;
  deposit: Cents;
  withdrawal: Cents;
  betAmount: Cents;
  wins: Cents;
  losses: Cents;
  profit: Cents;
}

/** The play of one day. */
interface Day extends Sums {
  time: number;
}

/** GET /wps/member/playStatement: the last twelve months, by day or by month. */
export const playStatement: Handler<'playStatement'> = ({ context, member }, { pageNo, pageSize, by }) => {
  const days = daysOf(context, member);
  const rows = by === 'DAY' ? days : byMonth(days, context.brand.timeZone);
  const { items, ...page } = pageOf(rows, pageNo, pageSize);
  const { time: _, ...totals } = written({ time: 0, ...sumOf(days) });
  return accept({ rows: items.map(written), ...page, totals } satisfies PlayStatementResponse);
};

/** The latest first; a day without play and movements has none. */
function daysOf(context: SandboxContext, member: Member): Day[] {
  const { timeZone } = context.brand;
  const since = monthsLater(context.now, -12);
  const bets = new Map<number, StoredBet[]>();
  const moves = new Map<number, StoredMove[]>();
  for (const bet of betsOf(context, member)) if (bet.time >= since) put(bets, dayIn(timeZone, bet.time).start, bet);
  const all = [...activityOf(context, member).transactions, ...historyOf(context, member).transactions];
  for (const move of all)
    if (move.time >= since && (move.type === 'DEPOSIT' || move.type === 'WITHDRAWAL') && hasMoved(move))
      put(moves, dayIn(timeZone, move.time).start, move);
  return [...new Set([...bets.keys(), ...moves.keys()])]
    .sort((one, other) => other - one)
    .map((time) => dayOf(time, bets.get(time) ?? [], moves.get(time) ?? []));
}

function put<Row>(groups: Map<number, Row[]>, key: number, row: Row): void {
  const group = groups.get(key);
  if (group === undefined) groups.set(key, [row]);
  else group.push(row);
}

/** What was rejected or failed counts nowhere; a withdrawal that waits holds its money. */
const hasMoved = ({ status, amount }: StoredMove): boolean =>
  status === 'CREDITED' || (status === 'PENDING' && amount.startsWith('-'));

function dayOf(time: number, bets: readonly StoredBet[], moves: readonly StoredMove[]): Day {
  const sum = (amounts: readonly string[]) => amounts.reduce((total, amount) => total + centsOf(amount), 0n);
  const moved = (type: string) => sum(moves.filter((move) => move.type === type).map(({ amount }) => amount));
  const profit = sum(bets.map((bet) => bet.profit ?? '0'));
  return {
    time,
    minutes: minutesOf(bets),
    deposit: moved('DEPOSIT'),
    withdrawal: -moved('WITHDRAWAL'),
    betAmount: sum(bets.map(({ betAmount }) => betAmount)),
    wins: profit > 0n ? profit : 0n,
    losses: profit < 0n ? -profit : 0n,
    profit,
  };
}

const sumOf = (days: readonly Sums[]): Sums => ({
  minutes: days.reduce((total, { minutes }) => total + minutes, 0),
  deposit: total(days, 'deposit'),
  withdrawal: total(days, 'withdrawal'),
  betAmount: total(days, 'betAmount'),
  wins: total(days, 'wins'),
  losses: total(days, 'losses'),
  profit: total(days, 'profit'),
});

const total = (days: readonly Sums[], key: Exclude<keyof Sums, 'minutes'>): Cents =>
  days.reduce((sum, day) => sum + day[key], 0n);

function byMonth(days: readonly Day[], timeZone: string | undefined): Day[] {
  const months = new Map<number, Day[]>();
  for (const day of days) put(months, periodOf(timeZone, day.time, 'MONTH').start, day);
  return [...months].map(([time, own]) => ({ time, ...sumOf(own) }));
}

const written = ({ time, minutes, deposit, withdrawal, betAmount, wins, losses, profit }: Day): StatementRow & Totals => ({
  time,
  minutes,
  deposit: moneyOf(deposit),
  withdrawal: moneyOf(withdrawal),
  betAmount: moneyOf(betAmount),
  wins: moneyOf(wins),
  losses: moneyOf(losses),
  profit: moneyOf(profit),
});

type Totals = PlayStatementResponse['totals'];
