import type { ProfitRow, TransactionType } from '#contract/types.ts';
import type { Handler } from '#sandbox/protocol/handler.ts';
import { activityOf } from '../model/activity.ts';
import { dayIn } from '#sandbox/values/days.ts';
import type { StoredMove } from '#sandbox/values/words.ts';
import { pageOf } from '#sandbox/values/paging.ts';
import { accept, refuse } from '#sandbox/values/refusal.ts';
import { type Cents, centsOf, moneyOf } from '#sandbox/values/amounts.ts';
import { betsOf } from './bets.ts';
import type { StoredBet } from '#sandbox/games/playedBet.ts';
import { historyOf } from './history.ts';
import { rowsWithin } from '#sandbox/values/recordQuery.ts';

/** GET /wps/relay/ODSFE2_MemProfitLoss: the bets and movements of a period, by category or by day. */
export const memberProfit: Handler<'memberProfit'> = ({ context, member }, query) => {
  const { pageNo = 1, pageSize = 100, startTime, endTime, category, by } = query;
  const span = { pageNo, pageSize, startTime, ...(endTime !== undefined && { endTime }) };
  const fits = (bet: StoredBet) => category === undefined || bet.category === category;
  const bets = rowsWithin(betsOf(context, member), span, { fits, value: undefined });
  const all = [...activityOf(context, member).transactions, ...historyOf(context, member).transactions];
  const movements = rowsWithin(all, span, { fits: hasMoved, value: undefined });
  if (bets === null || movements === null) return refuse('invalid_request', { field: 'startTime' });
  const rows =
    by === 'DAY' ? byDay(bets, movements, context.brand.timeZone) : byCategory(bets, category === undefined ? movements : []);
  const { items, ...page } = pageOf(rows, pageNo, pageSize);
  const totals = profitOf({ category: 'ALL' }, bets, movements);
  const rebate = sumOf(movements, 'REBATE');
  return accept({
    rows: items,
    ...page,
    totals: {
      ...totals,
      deposit: moneyOf(sumOf(movements, 'DEPOSIT')),
      withdrawal: moneyOf(-sumOf(movements, 'WITHDRAWAL')),
      rebate: moneyOf(rebate),
      netProfit: moneyOf(centsOf(totals.profit) + centsOf(totals.bonus ?? '0') + rebate),
    },
  });
};

/** What was rejected or failed counts nowhere; a withdrawal that waits holds its money. */
const hasMoved = ({ status, amount }: StoredMove): boolean =>
  status === 'CREDITED' || (status === 'PENDING' && amount.startsWith('-'));

const sumOf = (movements: readonly StoredMove[], type: TransactionType): Cents =>
  movements.reduce((sum, movement) => (movement.type === type ? sum + centsOf(movement.amount) : sum), 0n);

/** A bonus belongs to no category. */
function byCategory(bets: readonly StoredBet[], movements: readonly StoredMove[]): ProfitRow[] {
  const rows = [...grouped(bets, ({ category }) => category)].map(([category, own]) => profitOf({ category }, own, []));
  return sumOf(movements, 'BONUS') === 0n ? rows : [...rows, profitOf({ category: 'OTHER' }, [], movements)];
}

function byDay(bets: readonly StoredBet[], movements: readonly StoredMove[], timeZone: string | undefined): ProfitRow[] {
  const played = grouped(bets, dayOf(timeZone));
  const moved = grouped(movements, dayOf(timeZone));
  return [...new Set([...played.keys(), ...moved.keys()])]
    .sort((one, other) => other - one)
    .map((time) => profitOf({ category: 'ALL', time }, played.get(time) ?? [], moved.get(time) ?? []));
}

/** The start of each row's day, for rows with the latest first. */
function dayOf(timeZone: string | undefined): (row: { time: number }) => number {
  let start = Infinity;
  return ({ time }) => {
    if (time < start) start = dayIn(timeZone, time).start;
    return start;
  };
}

function grouped<Key, Row>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  return groups;
}

function profitOf(
  head: Pick<ProfitRow, 'category' | 'time'>,
  bets: readonly StoredBet[],
  movements: readonly StoredMove[],
): ProfitRow {
  const sum = (key: 'betAmount' | 'validBet' | 'payout' | 'profit') =>
    moneyOf(bets.reduce((total, bet) => total + centsOf(bet[key] ?? '0'), 0n));
  return {
    ...head,
    bets: bets.length,
    betAmount: sum('betAmount'),
    validBet: sum('validBet'),
    payout: sum('payout'),
    bonus: moneyOf(sumOf(movements, 'BONUS')),
    profit: sum('profit'),
  };
}
