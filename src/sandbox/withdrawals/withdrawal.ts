import type { SandboxSettings, Withdrawal } from '#contract/types.ts';
import { activityOf } from '../model/activity.ts';
import { addMoney, subtractMoney } from '#sandbox/values/money.ts';
import type { SandboxContext } from '../model/sandboxContext.ts';
import type { Member } from '../model/state.ts';
import type { StoredWithdrawal } from '../model/storedRows.ts';
import { moveMoney } from '../model/wallet.ts';

/** How long an operator examines a payment that the member has not received, or not in full. */
export const REVIEW_MS = 600_000;

export interface NewWithdrawal {
  amount: string;
  bankName: string;
  maskedNumber: string;
  requestKey: string | null;
}

export const withdrawalRules = ({ settings }: SandboxContext): SandboxSettings['withdrawal'] => settings.withdrawal;

export const confirmMs = ({ brand }: SandboxContext): number => brand.constants.autoConfirmMinutes * 60_000;

/** Takes amount and fee from the balance; the operator decides later. */
export function holdWithdrawal(
  context: SandboxContext,
  member: Member,
  { amount, bankName, maskedNumber, requestKey }: NewWithdrawal,
): StoredWithdrawal {
  const { fee, result, stepSeconds } = withdrawalRules(context);
  const remark = `${bankName} ${maskedNumber}`;
  const hold = moveMoney(context, member, { type: 'WITHDRAWAL', amount: `-${amount}`, remark, status: 'PENDING' });
  const { referenceNumber } = hold;
  if (Number(fee) > 0)
    moveMoney(context, member, { type: 'WITHDRAWAL', amount: `-${fee}`, remark: { word: 'fee', of: referenceNumber } });
  const record: Withdrawal = {
    referenceNumber,
    time: context.now,
    amount,
    fee,
    bankName,
    maskedNumber,
    status: 'PENDING',
    steps: [{ status: 'PENDING', time: context.now }],
    ...(requestKey !== null && { requestKey }),
  };
  const stored: StoredWithdrawal = { record, result, due: null };
  expectNext(stored, context.now + stepSeconds * 1_000);
  activityOf(context, member).withdrawals.unshift(stored);
  return stored;
}

/** Changes whose time has come, such as an approval or a forced receipt; the balance follows. */
export function settleWithdrawals(context: SandboxContext, member: Member): void {
  for (const stored of activityOf(context, member).withdrawals) {
    while (stored.due !== null && stored.due <= context.now) advance(context, member, stored, stored.due);
  }
}

function advance(context: SandboxContext, member: Member, stored: StoredWithdrawal, at: number): void {
  const { record, result } = stored;
  const stepMs = withdrawalRules(context).stepSeconds * 1_000;
  switch (record.status) {
    case 'PENDING':
      if (result === 'REJECTED') return refund(context, member, stored, 'REJECTED', at);
      enter(stored, 'APPROVED', at);
      return expectNext(stored, at + stepMs);
    case 'APPROVED':
      if (result === 'FAILED') return refund(context, member, stored, 'FAILED', at);
      return disburse(stored, at, at + confirmMs(context));
    case 'DISBURSED':
      return close(context, member, stored, 'FORCED_RECEIVED', at);
    default:
      return refund(context, member, stored, record.status, at);
  }
}

export function disburse(stored: StoredWithdrawal, at: number, confirmBy: number): void {
  enter(stored, 'DISBURSED', at);
  expectNext(stored, null);
  stored.record.confirmBy = confirmBy;
  stored.due = confirmBy;
}

/** Begins a status. A review ends in the status that it began with. */
export function enter({ record }: StoredWithdrawal, status: Withdrawal['status'], time: number): void {
  if (record.status !== status) record.steps = [...(record.steps ?? []), { status, time }];
  record.status = status;
}

/** When the operator or the bank acts next. */
export function expectNext(stored: StoredWithdrawal, due: number | null): void {
  stored.due = due;
  if (due === null) delete stored.record.expectedBy;
  else stored.record.expectedBy = due;
}

/** Ends a withdrawal in a status: the held movement is carried out, and nothing comes back. */
export function close(
  context: SandboxContext,
  member: Member,
  stored: StoredWithdrawal,
  status: Withdrawal['status'],
  at: number,
): void {
  const { record } = stored;
  enter(stored, status, at);
  delete record.confirmBy;
  expectNext(stored, null);
  const hold = activityOf(context, member).transactions.find((one) => one.referenceNumber === record.referenceNumber);
  if (hold !== undefined) hold.status = 'CREDITED';
}

/** Pays back what the member has not received: amount and fee, or the rest of a part that arrived. */
export function refund(
  context: SandboxContext,
  member: Member,
  stored: StoredWithdrawal,
  status: Withdrawal['status'],
  at: number,
): void {
  const { record } = stored;
  const { amount, fee, receivedAmount } = record;
  const owed = receivedAmount === undefined ? addMoney(amount, fee) : subtractMoney(amount, receivedAmount);
  close(context, member, stored, status, at);
  moveMoney(context, member, { type: 'WITHDRAWAL', amount: owed, remark: { word: 'refund', of: record.referenceNumber } });
  record.refund = owed;
}
