import type { WalletTransferRequest } from '#contract/types.ts';
import type { Handler, RequestContext } from '../calls/handler.ts';
import { centsOf, moneyOf } from '../history/amounts.ts';
import { requestKeyOf } from '../model/idempotency.ts';
import { findByAccount } from '../model/members.ts';
import { addMoney, isLess } from '../model/money.ts';
import { checkPayment } from '../model/points.ts';
import { accept, refuse, type Refused } from '../model/refusal.ts';
import type { SandboxContext } from '../model/sandboxContext.ts';
import type { Member } from '../model/state.ts';
import { moveMoney } from '../model/wallet.ts';
import { MAIN, moveTransfer } from './moveTransfer.ts';
import { changeVendorBalance, vendorWalletsOf } from './vendorWallets.ts';

type Move = (context: RequestContext & { member: Member }, body: WalletTransferRequest) => ReturnType<Handler<'walletTransfer'>>;

/** POST /wps/relay/GCS_walletTransfer */
export const walletTransfer: Handler<'walletTransfer'> = (context, body) => {
  if (context.member.type === context.context.brand.agent.demoType) return refuse('in_need_true_account');
  const exact = { ...body, amount: moneyOf(centsOf(body.amount)) };
  return body.type === 'VENDOR_IN' || body.type === 'VENDOR_OUT' ? withVendor(context, exact) : toMember(context, exact);
};

const withVendor: Move = ({ context, member, request }, { type, from, to, amount }) => {
  const isIn = type === 'VENDOR_IN';
  const [main, vendor] = isIn ? [from, to] : [to, from];
  if (context.settings.isSingleWallet) return refuse('in_function_not_open');
  const wallet = vendorWalletsOf(context, member).find((one) => one.vendor === vendor);
  if (main !== MAIN || wallet === undefined) return refuse('invalid_request', { field: isIn ? 'to' : 'from' });
  if (wallet.state === 'MAINTENANCE') return refuse('game_maintenance');
  if (isLess(isIn ? member.balance : wallet.balance, amount)) return refuse('insufficient_balance');
  changeVendorBalance(member, wallet.vendor, isIn ? amount : `-${amount}`);
  const row = moveTransfer(context, member, { type, partner: wallet.name, amount, requestKey: requestKeyOf(request) });
  return accept({ referenceNumber: row.referenceNumber, balance: member.balance });
};

const toMember: Move = ({ context, member, request }, body) => {
  const { type, from, to, amount, target = '', paymentPassword = '', remark = '' } = body;
  const receiver = findByAccount(context, target);
  const wrong = mismatchOf(context, member, receiver, type);
  if (wrong !== null) return wrong;
  if (receiver === undefined || from !== MAIN || to !== MAIN) return refuse('invalid_request', { field: 'target' });
  const paid = checkPayment(context, member, paymentPassword);
  if (!paid.ok) return paid;
  if (isLess(member.balance, amount)) return refuse('insufficient_balance');
  const requestKey = requestKeyOf(request);
  const row = moveTransfer(context, member, { type, partner: receiver.account, amount, remark, requestKey });
  moveMoney(context, receiver, { type: 'TRANSFER_IN', amount, remark: member.account });
  return accept({ referenceNumber: row.referenceNumber, balance: member.balance });
};

/** A member sends to the own upline if that is open, or to those whose upline it is. */
function mismatchOf(
  { state }: SandboxContext,
  member: Member,
  receiver: Member | undefined,
  type: WalletTransferRequest['type'],
): Refused | null {
  if (type === 'UPLINE') {
    if (!member.toUpline) return refuse('in_function_not_open');
    return receiver?.account === member.upline ? null : refuse('invalid_request', { field: 'target' });
  }
  const isUpline = Object.values(state.members).some(({ upline }) => upline === member.account);
  if (!isUpline) return refuse('in_function_not_open');
  return receiver?.upline === member.account ? null : refuse('invalid_request', { field: 'target' });
}

/** POST /wps/relay/GCS_walletRecall: wallets under maintenance keep their money. */
export const walletRecall: Handler<'walletRecall'> = ({ context, member, request }) => {
  if (member.type === context.brand.agent.demoType) return refuse('in_need_true_account');
  if (context.settings.isSingleWallet) return refuse('in_function_not_open');
  const requestKey = requestKeyOf(request);
  const rows = vendorWalletsOf(context, member)
    .filter(({ state, balance }) => state === 'ACTIVE' && isLess('0', balance))
    .map(({ vendor, name, balance }) => {
      changeVendorBalance(member, vendor, `-${balance}`);
      return moveTransfer(context, member, { type: 'VENDOR_OUT', partner: name, amount: balance, requestKey });
    });
  return accept({ rows, amount: rows.map(({ amount }) => amount).reduce(addMoney, '0.00'), balance: member.balance });
};
