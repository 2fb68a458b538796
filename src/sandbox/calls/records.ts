import { activityOf } from '../model/activity.ts';
import { betsOf } from '../history/bets.ts';
import { pageOf } from '#sandbox/values/paging.ts';
import { accept, refuse, type Answer } from '#sandbox/values/refusal.ts';
import { searchable } from '#engine/values/searchable.ts';
import { centsOf, moneyOf } from '#sandbox/values/amounts.ts';
import { historyOf } from '../history/history.ts';
import { type RecordQuery, rowsWithin } from '#sandbox/values/recordQuery.ts';
import type { Member } from '../model/state.ts';
import type { StoredMove } from '#sandbox/values/words.ts';
import type { StoredBet } from '#sandbox/games/playedBet.ts';
import { betRows, moveRows } from '#sandbox/history/rows.ts';
import { teamBets, teamTransactions } from '../team/teamRecords.ts';
import type { Handler } from '#sandbox/protocol/handler.ts';

/** Own records are asked for without an account, or with the own one. */
const isOwn = (member: Member, account: string | undefined): boolean => account === undefined || account === member.account;

/** GET /wps/relay/ODSFE2_MemTransDet */
export const memTransDet: Handler<'memTransDet'> = (caller, query) => {
  const { context, request, member } = caller;
  const { type, status, sort, scope = 'SELF', account } = query;
  if (scope !== 'SELF') return teamTransactions(caller, query);
  if (!isOwn(member, account)) return refuse('invalid_request', { field: 'account' });
  const all = [...activityOf(context, member).transactions, ...historyOf(context, member).transactions];
  const rows = rowsWithin(all, query, {
    fits: (row) => (type === undefined || row.type === type) && (status === undefined || row.status === status),
    value: sort === 'amount' ? (row) => centsOf(row.amount) : undefined,
  });
  return answered(rows, query, transactionTotals, (items) => moveRows(context, request, items));
};

/** What moved: rejected and failed movements count nowhere. */
function transactionTotals(rows: readonly StoredMove[]) {
  let [incoming, outgoing, bonus] = [0n, 0n, 0n];
  for (const { type, amount, status } of rows) {
    const cents = centsOf(amount);
    if (status !== 'CREDITED' && !(status === 'PENDING' && cents < 0n)) continue;
    if (cents < 0n) outgoing -= cents;
    else incoming += cents;
    if (type === 'BONUS' || type === 'REBATE') bonus += cents;
  }
  return { in: moneyOf(incoming), out: moneyOf(outgoing), bonus: moneyOf(bonus), amount: moneyOf(incoming - outgoing) };
}

/** GET /wps/relay/ODSFE2_MemBetDet */
export const memBetDet: Handler<'memBetDet'> = (caller, query) => {
  const { context, request, member } = caller;
  const { category, vendor, gameName, status, orderNumber, sort, scope = 'SELF', account } = query;
  if (scope !== 'SELF') return teamBets(caller, query);
  if (!isOwn(member, account)) return refuse('invalid_request', { field: 'account' });
  const wanted = searchable(gameName ?? '');
  const rows = rowsWithin(betsOf(context, member), query, {
    fits: (row) =>
      (category === undefined || row.category === category) &&
      (vendor === undefined || row.vendor === vendor) &&
      (status === undefined || row.status === status) &&
      (orderNumber === undefined || row.orderNumber === orderNumber.trim()) &&
      (wanted === '' || searchable(row.gameName ?? '').includes(wanted)),
    value: sort === undefined || sort === 'time' ? undefined : (row) => centsOf(row[sort]),
  });
  return answered(rows, query, betTotals, (items) => betRows(context, request, items));
};

function betTotals(rows: readonly StoredBet[]) {
  const sum = (key: 'betAmount' | 'validBet' | 'payout' | 'profit') =>
    moneyOf(rows.reduce((total, row) => total + centsOf(row[key] ?? '0'), 0n));
  return {
    bets: rows.length,
    betAmount: sum('betAmount'),
    validBet: sum('validBet'),
    payout: sum('payout'),
    profit: sum('profit'),
  };
}

function answered<Stored, Row, Totals>(
  rows: readonly Stored[] | null,
  query: RecordQuery,
  totalsOf: (rows: readonly Stored[]) => Totals,
  written: (items: readonly Stored[]) => Row[],
): Answer<{ rows: Row[]; total: number; totalPages: number; pageNo: number; totals: Totals }> {
  if (rows === null) return refuse('invalid_request', { field: 'startTime' });
  const { items, total, totalPages, pageNo } = pageOf(rows, query.pageNo, query.pageSize);
  return accept({ rows: written(items), total, totalPages, pageNo, totals: totalsOf(rows) });
}
