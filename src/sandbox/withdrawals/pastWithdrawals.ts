import type { Withdrawal, WithdrawalStatus } from '#contract/types.ts';
import { historyOf } from '../history/history.ts';
import { activityOf } from '../model/activity.ts';
import type { SandboxContext } from '../model/sandboxContext.ts';
import type { Member } from '../model/state.ts';

/** Every fifth was never answered. */
const statusOf = (status: string, index: number): WithdrawalStatus => {
  if (status === 'REJECTED' || status === 'FAILED') return status;
  return index % 5 === 4 ? 'FORCED_RECEIVED' : 'RECEIVED';
};

/** All withdrawals of a member, the latest first: those of the session, and those of the history with its reference numbers. */
export function allWithdrawals(context: SandboxContext, member: Member): Withdrawal[] {
  const banks = Object.values(context.data.platform.banks ?? {});
  const past = historyOf(context, member)
    .transactions.filter(({ type }) => type === 'WITHDRAWAL')
    .map(({ referenceNumber, time, amount, status }, index) => ({
      referenceNumber,
      time,
      amount: amount.replace('-', ''),
      fee: '0.00',
      bankName: banks[0] ?? '',
      maskedNumber: '•••• 4821',
      status: statusOf(status, index),
    }));
  return [...activityOf(context, member).withdrawals.map(({ record }) => record), ...past];
}
