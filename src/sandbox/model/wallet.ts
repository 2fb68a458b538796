import type { TransactionStatus, TransactionType } from '#contract/types.ts';
import { activityOf } from './activity.ts';
import { addMoney } from '#sandbox/values/money.ts';
import { nextId, type SandboxContext } from './sandboxContext.ts';
import type { Member } from './state.ts';
import type { StoredMove, Worded } from '#sandbox/values/words.ts';

interface Movement {
  type: TransactionType;
  /** Comes in, or goes out when negative. */
  amount: string;
  remark: Worded;
  /** CREDITED unless given. */
  status?: TransactionStatus;
  /** Idempotency key of the request that caused it. */
  requestKey?: string | null;
}

/** The only way in which the main balance changes, so that balances equal the sum of the records. */
export function moveMoney(
  context: SandboxContext,
  member: Member,
  { type, amount, remark, status = 'CREDITED', requestKey = null }: Movement,
): StoredMove {
  member.balance = addMoney(member.balance, amount);
  const transaction: StoredMove = {
    referenceNumber: `${type.slice(0, 1)}X${String(nextId(context.state)).padStart(6, '0')}`,
    time: context.now,
    type,
    amount,
    balanceAfter: member.balance,
    status,
    remark,
    ...(requestKey !== null && { requestKey }),
  };
  activityOf(context, member).transactions.unshift(transaction);
  return transaction;
}
