import type { Contract, ContractRecord } from '#contract/types.ts';
import { moneyOf } from '#sandbox/values/amounts.ts';
import { type CountedBet, type Payment, paymentFor } from './payment.ts';
import { slotEnd, slotStart } from './slots.ts';

/** What a contract pays for one slot. */
export interface DuePayment {
  contract: Pick<Contract, 'kind' | 'account' | 'period'>;
  payment: Payment;
  /** ms */
  periodStart: number;
  periodEnd: number;
}

interface Span {
  timeZone: string | undefined;
  /** Earlier bets do not count. ms */
  from: number;
  /** Slots that end later are not due yet. ms */
  now: number;
}

/** What has become due by a contract, the earliest slot first; a slot without bets, or whose bets reach no tier, pays nothing. */
export function duePayments(contract: Contract, bets: readonly CountedBet[], { timeZone, from, now }: Span): DuePayment[] {
  const open = slotStart(contract, timeZone, now);
  const counted = bets.filter(({ time }) => time >= from && time < open).sort((one, other) => one.time - other.time);
  const slots: { end: number; bets: CountedBet[] }[] = [];
  for (const bet of counted) {
    const slot = slots.at(-1);
    if (slot !== undefined && bet.time < slot.end) slot.bets.push(bet);
    else slots.push({ end: slotEnd(contract, timeZone, bet.time), bets: [bet] });
  }
  return slots.flatMap(({ end: periodEnd, bets: inSlot }) => {
    const payment = paymentFor(contract, inSlot);
    return payment === null ? [] : [{ contract, payment, periodStart: slotStart(contract, timeZone, periodEnd - 1), periodEnd }];
  });
}

type Paid = Pick<ContractRecord, 'referenceNumber' | 'time' | 'status'>;

/** The record of a payment and the movement that paid it. */
export function recordOf({ contract, payment, periodStart, periodEnd }: DuePayment, paid: Paid): ContractRecord {
  const { kind, account, period = null } = contract;
  const { referenceNumber, time, status } = paid;
  return {
    referenceNumber,
    time,
    periodStart,
    periodEnd,
    kind,
    account,
    period,
    betAmount: moneyOf(payment.betAmount),
    profitLoss: moneyOf(payment.profitLoss),
    activeMembers: payment.activeMembers,
    rate: payment.rate,
    amount: moneyOf(payment.amount),
    status,
  };
}

/** The type of the movement that pays a contract of this kind. */
export const moveTypeOf = (kind: Contract['kind']): 'DIVIDEND' | 'SALARY' => (kind === 'dividend' ? 'DIVIDEND' : 'SALARY');
