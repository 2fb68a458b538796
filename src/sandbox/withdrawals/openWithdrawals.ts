import { activityOf } from '../model/activity.ts';
import { addMoney, isLess } from '#sandbox/values/money.ts';
import type { SandboxContext } from '../model/sandboxContext.ts';
import type { Member } from '../model/state.ts';
import type { StoredWithdrawal } from '../model/storedRows.ts';
import { bankCardReply, storedCardsOf } from '../security/bankCardModel.ts';
import { close, disburse, enter, expectNext, holdWithdrawal, refund, REVIEW_MS, withdrawalRules } from './withdrawal.ts';

const LEFT_MS = 120_000;
const amounts = ['120.00', '45.00', '80.00', '60.50', '30.00', '25.00', '50.00', '40.00', '20.00'];

/** Creates the withdrawals that a scenario names, once for a member with a bank card. */
export function openWithdrawals(context: SandboxContext, member: Member): void {
  const { open, fee } = withdrawalRules(context);
  const { scenario } = context.state.overlay;
  const activity = activityOf(context, member);
  if (open.length === 0 || activity.withdrawalScenario === scenario || member.type === context.brand.agent.demoType) return;
  const card = storedCardsOf(context, member)[0];
  if (card === undefined) return;
  activity.withdrawalScenario = scenario;
  const { bankName, maskedNumber } = bankCardReply(context, member, card);
  // the first of the list is the latest
  for (const [index, status] of [...open.entries()].toReversed()) {
    const amount = amounts[index % amounts.length] ?? '20.00';
    if (isLess(member.balance, addMoney(amount, fee))) continue;
    bring(context, member, holdWithdrawal(context, member, { amount, bankName, maskedNumber, requestKey: null }), status);
  }
}

function bring(
  context: SandboxContext,
  member: Member,
  stored: StoredWithdrawal,
  status: StoredWithdrawal['record']['status'],
): void {
  switch (status) {
    case 'PENDING':
      return;
    case 'APPROVED':
      enter(stored, status, context.now);
      return;
    case 'DISBURSED':
      return disburse(stored, context.now, context.now + LEFT_MS);
    case 'RECEIVED':
    case 'FORCED_RECEIVED':
      return close(context, member, stored, status, context.now);
    case 'REJECTED':
    case 'FAILED':
      return refund(context, member, stored, status, context.now);
    default:
      close(context, member, stored, status, context.now);
      expectNext(stored, context.now + REVIEW_MS);
      if (status === 'PARTIALLY_RECEIVED') stored.record.receivedAmount = '10.00';
  }
}
