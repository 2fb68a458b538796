import type { WalletTransfer } from '#contract/types.ts';
import type { Handler } from '#sandbox/protocol/handler.ts';
import { type Cents, centsOf, moneyOf } from '#sandbox/values/amounts.ts';
import { historyOf } from '../history/history.ts';
import { rowsWithin } from '#sandbox/values/recordQuery.ts';
import { activityOf } from '../model/activity.ts';
import { pageOf } from '#sandbox/values/paging.ts';
import { accept, refuse } from '#sandbox/values/refusal.ts';
import type { StoredMove } from '#sandbox/values/words.ts';
import { MAIN } from './moveTransfer.ts';

/** GET /wps/relay/GCS_walletTransferRecords: those of the session, before them those of the history. */
export const walletTransferRecords: Handler<'walletTransferRecords'> = ({ context, member }, query) => {
  const { type, status, sort } = query;
  const all = [...activityOf(context, member).transfers, ...historyOf(context, member).transactions.flatMap(asTransfer)];
  const rows = rowsWithin(all, query, {
    fits: (row) => (type === undefined || row.type === type) && (status === undefined || row.status === status),
    value: sort === 'amount' ? (row) => centsOf(row.amount) : undefined,
  });
  if (rows === null) return refuse('invalid_request', { field: 'startTime' });
  const { items, ...page } = pageOf(rows, query.pageNo, query.pageSize);
  return accept({ rows: items, ...page, totals: totalsOf(rows) });
};

/** Transfers of the history are those between the member's own wallets. */
function asTransfer({ referenceNumber, time, type, amount, status, remark }: StoredMove): WalletTransfer[] {
  if ((type !== 'TRANSFER_IN' && type !== 'TRANSFER_OUT') || typeof remark !== 'string') return [];
  const isIn = type === 'TRANSFER_IN';
  const sides = isIn ? { from: remark, to: MAIN } : { from: MAIN, to: remark };
  const row = { referenceNumber, time, type: isIn ? 'VENDOR_OUT' : 'VENDOR_IN', ...sides, status } as const;
  return [{ ...row, amount: amount.replace('-', ''), remark: '', requestKey: null }];
}

function totalsOf(rows: readonly WalletTransfer[]) {
  const sum = (isIn: boolean): Cents =>
    rows.reduce(
      (total, { to, amount, status }) => (status === 'CREDITED' && (to === MAIN) === isIn ? total + centsOf(amount) : total),
      0n,
    );
  const [incoming, outgoing] = [sum(true), sum(false)];
  return { in: moneyOf(incoming), out: moneyOf(outgoing), amount: moneyOf(incoming + outgoing) };
}
