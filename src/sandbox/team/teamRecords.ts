import { searchable } from '#engine/values/searchable.ts';
import type { BetsQuery, TransactionsQuery } from '#contract/types.ts';
import { betRows, moveRows } from '#sandbox/history/rows.ts';
import type { Handler, RequestContext } from '#sandbox/protocol/handler.ts';
import { moneyOf } from '#sandbox/values/amounts.ts';
import { pageOf } from '#sandbox/values/paging.ts';
import { accept, refuse } from '#sandbox/values/refusal.ts';
import type { Member } from '../model/state.ts';
import { selectMembers } from './selection.ts';
import { sortedBy } from './sortedBy.ts';
import { spanOf } from '#sandbox/values/span.ts';
import { betsIn, orderNumberIn, rowOfTeamBet, type TeamBet } from './teamBets.ts';
import { hasMoved, movesIn, type TeamMove } from './teamMoves.ts';

type Caller = Pick<RequestContext, 'context' | 'request'> & { member: Member };

/** Bets of an agent's team. */
export function teamBets({ context, request, member }: Caller, query: BetsQuery): Awaited<ReturnType<Handler<'memBetDet'>>> {
  const { category, vendor, gameName = '', status, orderNumber, sort = 'time', order } = query;
  const selection = selectMembers(context, member, query);
  if ('ok' in selection) return selection;
  const span = spanOf(query);
  if (span === null) return refuse('invalid_request', { field: 'startTime' });
  const wanted = searchable(gameName);
  const fits = (bet: TeamBet) =>
    (category === undefined || bet.category === category) &&
    (vendor === undefined || bet.vendor === vendor) &&
    (status === undefined || bet.status === status) &&
    (orderNumber === undefined || orderNumberIn(bet) === orderNumber.trim()) &&
    (wanted === '' || searchable(bet.gameName).includes(wanted));
  const bets = selection.members.flatMap((downline) => betsIn(context, downline, span).filter(fits));
  const { items, ...page } = pageOf(
    sortedBy(bets, (bet) => bet[sort], order),
    query.pageNo,
    query.pageSize,
  );
  const sum = (key: 'betAmount' | 'validBet' | 'payout' | 'profit') => moneyOf(bets.reduce((total, bet) => total + bet[key], 0n));
  const totals = { betAmount: sum('betAmount'), validBet: sum('validBet'), payout: sum('payout'), profit: sum('profit') };
  return accept({ rows: betRows(context, request, items.map(rowOfTeamBet)), ...page, totals: { bets: bets.length, ...totals } });
}

/** Movements of an agent's team. */
export function teamTransactions(
  { context, request, member }: Caller,
  query: TransactionsQuery,
): Awaited<ReturnType<Handler<'memTransDet'>>> {
  const { type, status, sort = 'time', order } = query;
  const selection = selectMembers(context, member, query);
  if ('ok' in selection) return selection;
  const span = spanOf(query);
  if (span === null) return refuse('invalid_request', { field: 'startTime' });
  const fits = (move: TeamMove) => (type === undefined || move.type === type) && (status === undefined || move.status === status);
  const moves = selection.members.flatMap((downline) => movesIn(context, downline, span).filter(fits));
  const { items, ...page } = pageOf(
    sortedBy(moves, (move) => move[sort], order),
    query.pageNo,
    query.pageSize,
  );
  return accept({
    rows: moveRows(
      context,
      request,
      items.map(({ row }) => row()),
    ),
    ...page,
    totals: movedTotals(moves),
  });
}

function movedTotals(moves: readonly TeamMove[]) {
  let [incoming, outgoing, bonus] = [0n, 0n, 0n];
  for (const move of moves) {
    if (!hasMoved(move)) continue;
    if (move.amount < 0n) outgoing -= move.amount;
    else incoming += move.amount;
    if (move.type === 'BONUS' || move.type === 'REBATE') bonus += move.amount;
  }
  return { in: moneyOf(incoming), out: moneyOf(outgoing), bonus: moneyOf(bonus), amount: moneyOf(incoming - outgoing) };
}
