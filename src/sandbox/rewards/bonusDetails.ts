import { centsOf, moneyOf } from '#sandbox/values/amounts.ts';
import { rowsWithin } from '#sandbox/values/recordQuery.ts';
import { pageOf } from '#sandbox/values/paging.ts';
import { accept, refuse } from '#sandbox/values/refusal.ts';
import { wordsFor } from '../model/texts.ts';
import type { Handler } from '#sandbox/protocol/handler.ts';
import { bonusesOf, isPaid, withProgress } from './bonusesOf.ts';

/** GET /wps/relay/MCS2_getBonusDetails */
export const bonusDetails: Handler<'bonusDetails'> = ({ context, member, request }, query) => {
  const { type, status, sort } = query;
  const rows = rowsWithin(bonusesOf(context, member, wordsFor(context, request)), query, {
    fits: (row) => (type === undefined || row.type === type) && (status === undefined || row.status === status),
    value: sort === 'amount' ? (row) => centsOf(row.amount ?? '0') : undefined,
  });
  if (rows === null) return refuse('invalid_request', { field: 'startTime' });
  const amount = moneyOf(rows.filter(isPaid).reduce((sum, row) => sum + centsOf(row.amount ?? '0'), 0n));
  const { items, ...page } = pageOf(rows, query.pageNo, query.pageSize);
  return accept({ rows: items.map((row) => withProgress(context, member, row)), ...page, totals: { amount } });
};
