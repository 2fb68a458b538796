import type { TransactionStatus, TransactionType } from '#contract/types.ts';
import type { StoredMove, Worded } from '#sandbox/values/words.ts';
import { type Cents, moneyOf } from '#sandbox/values/amounts.ts';

/** One movement before its balance is known. */
export interface Movement {
  time: number;
  type: TransactionType;
  amount: Cents;
  remark: Worded;
  /** CREDITED unless given. */
  status?: TransactionStatus;
}

/** Movements written backwards in time from a known balance, so that the history ends in it. */
export interface BackwardLedger {
  /** Main balance before the earliest movement so far. */
  balance: () => Cents;
  /**
   * Adds an earlier movement.
   * @throws RangeError when the balance before it would be negative
   */
  add: (movement: Movement) => void;
  /** The latest first. */
  transactions: readonly StoredMove[];
}

const prefixes: Partial<Record<TransactionType, string>> = {
  DEPOSIT: 'D',
  WITHDRAWAL: 'W',
  TRANSFER_IN: 'T',
  TRANSFER_OUT: 'T',
  BONUS: 'B',
  POINTS: 'P',
};

/** A withdrawal that waits holds its money; what was rejected or failed moved nothing. */
const moves = (status: TransactionStatus, amount: Cents): boolean =>
  status === 'CREDITED' || (status === 'PENDING' && amount < 0n);

/** @param mark of the member, for reference numbers */
export function backwardLedger(endBalance: Cents, mark: string): BackwardLedger {
  const transactions: StoredMove[] = [];
  let balance = endBalance;
  return {
    balance: () => balance,
    transactions,
    add({ time, type, amount, remark, status = 'CREDITED' }) {
      const before = moves(status, amount) ? balance - amount : balance;
      if (before < 0n) throw new RangeError(`The balance before ${type} of ${moneyOf(amount)} would be negative.`);
      transactions.push({
        referenceNumber: `${prefixes[type] ?? 'S'}${time.toString(36).toUpperCase()}${transactions.length % 10}${mark}`,
        time,
        type,
        amount: moneyOf(amount),
        balanceAfter: moneyOf(balance),
        status,
        remark,
      });
      balance = before;
    },
  };
}
