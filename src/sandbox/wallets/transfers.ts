import type { WalletTransferRequest } from '#contract/types.ts';
import type { Handler, RequestContext } from '#sandbox/protocol/handler.ts';
import { centsOf, moneyOf } from '#sandbox/values/amounts.ts';
import { requestKeyOf } from '#sandbox/checks/idempotency.ts';
import { findByAccount } from '../model/members.ts';
import { addMoney, isLess } from '#sandbox/values/money.ts';
import { checkPayment } from '../model/points.ts';
import { accept, refuse, type Refused } from '#sandbox/values/refusal.ts';
import type { SandboxContext } from '../model/sandboxContext.ts';
import type { Member } from '../model/state.ts';
import { moveMoney } from '../model/wallet.ts';
import { changedMember, teamOf } from '../team/teamOf.ts';
import { MAIN, moveTransfer } from './moveTransfer.ts';
import { changeVendorBalance, vendorWalletsOf } from './vendorWallets.ts';

type Move = (context: RequestContext & { member: Member }, body: WalletTransferRequest) => ReturnType<Handler<'walletTransfer'>>;

/** POST /wps/relay/GCS_walletTransfer */
export const walletTransfer: Handler<'walletTransfer'> = (context, body) => {
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
  const found = type === 'UPLINE' ? uplineOf(context, member, target) : downlineOf(context, member, target);
  if ('ok' in found) return found;
  if (from !== MAIN || to !== MAIN) return refuse('invalid_request', { field: 'target' });
  const paid = checkPayment(context, member, paymentPassword);
  if (!paid.ok) return paid;
  if (isLess(member.balance, amount)) return refuse('insufficient_balance');
  const receiver = found.receiver();
  const requestKey = requestKeyOf(request);
  const row = moveTransfer(context, member, { type, partner: receiver.account, amount, remark, requestKey });
  moveMoney(context, receiver, { type: 'TRANSFER_IN', amount, remark: member.account });
  return accept({ referenceNumber: row.referenceNumber, balance: member.balance });
};

/** Who receives a transfer; asked for once nothing can be refused any more, as a made downline is stored by it. */
type Found = Refused | { receiver: () => Member };

/** The own upline, where that is open. */
function uplineOf(context: SandboxContext, member: Member, target: string): Found {
  if (!member.toUpline) return refuse('in_function_not_open');
  const receiver = target === member.upline ? findByAccount(context, target) : undefined;
  return receiver === undefined ? refuse('invalid_request', { field: 'target' }) : { receiver: () => receiver };
}

/** Somebody of the own team, on any level. */
function downlineOf(context: SandboxContext, member: Member, target: string): Found {
  const team = teamOf(context, member);
  if (team.length === 0) return refuse('in_function_not_open');
  const downline = team.find(({ account }) => account === target);
  return downline === undefined
    ? refuse('invalid_request', { field: 'target' })
    : { receiver: () => changedMember(context, downline) };
}

/** POST /wps/relay/GCS_walletRecall: wallets under maintenance keep their money. */
export const walletRecall: Handler<'walletRecall'> = ({ context, member, request }) => {
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
