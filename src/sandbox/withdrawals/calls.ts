import type { Withdrawal } from '#contract/types.ts';
import type { Handler } from '#sandbox/protocol/handler.ts';
import { centsOf, moneyOf } from '#sandbox/values/amounts.ts';
import { rowsWithin } from '#sandbox/values/recordQuery.ts';
import { activityOf } from '../model/activity.ts';
import { dayIn } from '#sandbox/values/days.ts';
import { requestKeyOf } from '#sandbox/checks/idempotency.ts';
import { areOwnImages } from '../checks/images.ts';
import { addMoney, isLess } from '#sandbox/values/money.ts';
import { pageOf } from '#sandbox/values/paging.ts';
import { checkPayment } from '../model/points.ts';
import { accept, refuse } from '#sandbox/values/refusal.ts';
import type { SandboxContext } from '../model/sandboxContext.ts';
import type { Member } from '../model/state.ts';
import { bankCardReply, storedCardsOf } from '../security/bankCardModel.ts';
import { allWithdrawals } from './pastWithdrawals.ts';
import { close, expectNext, holdWithdrawal, REVIEW_MS, withdrawalRules } from './withdrawal.ts';

const isMoved = ({ status }: Withdrawal) => status !== 'REJECTED' && status !== 'FAILED';

function turnoverOf(context: SandboxContext, member: Member) {
  const { requiredTurnover } = withdrawalRules(context);
  const bets = activityOf(context, member).validBets;
  const isMet = !isLess(bets, requiredTurnover);
  return { requiredTurnover, completedTurnover: isMet ? requiredTurnover : bets, isMet };
}

/** Withdrawals left on this day of the brand's zone. */
function dailyLeft(context: SandboxContext, member: Member): number {
  const { start } = dayIn(context.brand.timeZone, context.now);
  const made = activityOf(context, member).withdrawals.filter(({ record }) => record.time >= start && isMoved(record)).length;
  return Math.max(0, withdrawalRules(context).daily - made);
}

/** GET /wps/relay/MCS2_getWithdrawInfo */
export const withdrawInfo: Handler<'withdrawInfo'> = ({ context, member }) => {
  const { min, max, fee } = withdrawalRules(context);
  const { isMet, ...turnover } = turnoverOf(context, member);
  const ends = activityOf(context, member).withdrawals.flatMap(({ record }) => record.confirmBy ?? []);
  return accept({
    available: isMet ? member.balance : '0.00',
    ...turnover,
    min,
    max,
    fee,
    dailyLeft: dailyLeft(context, member),
    autoConfirmMinutes: context.brand.constants.autoConfirmMinutes,
    hasPaymentPassword: member.paymentDigest !== '',
    confirmCount: ends.length,
    confirmBy: ends.length === 0 ? null : Math.min(...ends),
  });
};

/** POST /wps/relay/passwordCheck/MCS2_applyWithdraw */
export const applyWithdraw: Handler<'applyWithdraw'> = ({ context, member, request }, { cardId, amount, paymentPassword }) => {
  const paid = checkPayment(context, member, paymentPassword);
  if (!paid.ok) return paid;
  const card = storedCardsOf(context, member).find(({ id }) => id === cardId);
  if (card === undefined) return refuse('bank_card_unknown');
  if (!turnoverOf(context, member).isMet) return refuse('turnover_missing');
  const { min, max, fee } = withdrawalRules(context);
  if (isLess(amount, min) || isLess(max, amount)) return refuse('withdrawal_limits');
  if (dailyLeft(context, member) === 0) return refuse('withdrawal_daily_limit');
  const exact = moneyOf(centsOf(amount));
  if (isLess(member.balance, addMoney(exact, fee))) return refuse('insufficient_balance');
  const { bankName, maskedNumber } = bankCardReply(context, member, card);
  const requestKey = requestKeyOf(request);
  return accept({ ...holdWithdrawal(context, member, { amount: exact, bankName, maskedNumber, requestKey }).record });
};

/** GET /wps/relay/MCS2_getWithdrawRecords */
export const withdrawRecords: Handler<'withdrawRecords'> = ({ context, member }, query) => {
  const { status, sort } = query;
  const rows = rowsWithin(allWithdrawals(context, member), query, {
    fits: (row) => status === undefined || row.status === status,
    value: sort === 'amount' ? (row) => centsOf(row.amount) : undefined,
  });
  if (rows === null) return refuse('invalid_request', { field: 'startTime' });
  const { items, ...page } = pageOf(rows, query.pageNo, query.pageSize);
  const sum = (key: 'amount' | 'fee') => moneyOf(rows.filter(isMoved).reduce((total, row) => total + centsOf(row[key]), 0n));
  return accept({ rows: items, ...page, totals: { amount: sum('amount'), fee: sum('fee') } });
};

/** POST /wps/relay/MCS2_confirmWithdraw: an answer is final; an operator examines what is missing. */
export const confirmWithdraw: Handler<'confirmWithdraw'> = ({ context, member, request }, body) => {
  const { referenceNumber, result, receivedAmount, images = [], remark = '' } = body;
  const activity = activityOf(context, member);
  const stored = activity.withdrawals.find(({ record }) => record.referenceNumber === referenceNumber);
  if (stored === undefined) return refuse('invalid_request', { field: 'referenceNumber' });
  const { record } = stored;
  if (record.status !== 'DISBURSED') return refuse('withdrawal_answered');
  const isPart = result === 'PARTIALLY_RECEIVED';
  const received = receivedAmount === undefined ? 0n : centsOf(receivedAmount);
  if (isPart ? received <= 0n || received >= centsOf(record.amount) : receivedAmount !== undefined)
    return refuse('invalid_request', { field: 'receivedAmount' });
  if (result === 'NOT_RECEIVED' ? images.length === 0 : images.length > 0) return refuse('proof_required');
  if (!areOwnImages(context, member, images)) return refuse('invalid_request', { field: 'images' });
  close(context, member, stored, result, context.now);
  if (isPart) record.receivedAmount = moneyOf(received);
  if (result !== 'RECEIVED') expectNext(stored, context.now + REVIEW_MS);
  const requestKey = requestKeyOf(request);
  activity.confirmations.unshift({
    referenceNumber,
    time: context.now,
    result,
    ...(isPart && { receivedAmount: moneyOf(received) }),
    imageCount: images.length,
    remark,
    ...(requestKey !== null && { requestKey }),
  });
  return accept({ ...record });
};

/** GET /wps/relay/MCS2_getWithdrawConfirmations */
export const withdrawConfirmations: Handler<'withdrawConfirmations'> = ({ context, member }, query) => {
  const rows = rowsWithin(activityOf(context, member).confirmations, query, { fits: () => true, value: undefined });
  if (rows === null) return refuse('invalid_request', { field: 'startTime' });
  const { items, ...page } = pageOf(rows, query.pageNo, query.pageSize);
  return accept({ rows: items, ...page });
};
