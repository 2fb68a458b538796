import type { WalletTransfer, TransactionStatus, WalletTransferType } from '#contract/types.ts';
import { activityOf } from '../model/activity.ts';
import { nextId, type SandboxContext } from '../model/sandboxContext.ts';
import type { Member } from '../model/state.ts';
import { moveMoney } from '../model/wallet.ts';

/** The main wallet, in requests and records. */
export const MAIN = 'MAIN';

interface Transfer {
  type: WalletTransferType;
  /** Name of the vendor, or the other account. */
  partner: string;
  /** Positive. */
  amount: string;
  remark?: string;
  requestKey?: string | null;
  /** CREDITED unless given. One that was refused moves nothing. */
  status?: TransactionStatus;
}

/** Moves money from or to the main wallet of a member and records it; the partner's side is the caller's. */
export function moveTransfer(context: SandboxContext, member: Member, transfer: Transfer): WalletTransfer {
  const { type, partner, amount, remark = '', requestKey = null, status = 'CREDITED' } = transfer;
  const isIn = type === 'VENDOR_OUT';
  if (status === 'CREDITED' || status === 'PENDING') {
    moveMoney(context, member, {
      type: isIn ? 'TRANSFER_IN' : 'TRANSFER_OUT',
      amount: isIn ? amount : `-${amount}`,
      remark: remark === '' ? partner : `${partner}: ${remark}`,
      status,
    });
  }
  const row: WalletTransfer = {
    referenceNumber: `WT${String(nextId(context.state)).padStart(6, '0')}`,
    time: context.now,
    type,
    from: isIn ? partner : MAIN,
    to: isIn ? MAIN : partner,
    amount,
    status,
    remark,
    requestKey,
  };
  activityOf(context, member).transfers.unshift(row);
  return row;
}
