import type { Contract, ContractRecord } from '#contract/types.ts';
import { type DuePayment, duePayments, moveTypeOf, recordOf } from '../contracts/duePayments.ts';
import type { CountedBet } from '../contracts/payment.ts';
import { remarkOf } from '#sandbox/salaries/remarks.ts';
import { contractsOfMade } from '../contracts/seedContracts.ts';
import type { Cents } from '#sandbox/values/amounts.ts';
import { historyEnd } from '../history/history.ts';
import { markOf, type PlayedBet, profitOfBet, validBetOf } from '#sandbox/games/playedBet.ts';
import type { SandboxContext } from '../model/sandboxContext.ts';
import { type MadeDownline, generatedDownlines } from '#sandbox/downlines/generatedDownlines.ts';
import { type PlayedMove, playOf } from './play.ts';

interface Known {
  /** Active contracts of made downlines by account. */
  contracts: ReadonlyMap<string, Contract>;
  /** Made downlines by the account above them. */
  below: ReadonlyMap<string, readonly MadeDownline[]>;
}

const known = new WeakMap<readonly MadeDownline[], Known>();

function knownOf(context: SandboxContext): Known {
  const made = generatedDownlines(context);
  const found = known.get(made) ?? {
    contracts: new Map(contractsOfMade(context).flatMap((one) => (one.status === 'accepted' ? [[one.account, one]] : []))),
    below: groupByUpline(made),
  };
  known.set(made, found);
  return found;
}

function groupByUpline(made: readonly MadeDownline[]): Known['below'] {
  const below = new Map<string, MadeDownline[]>();
  for (const one of made) {
    const list = below.get(one.upline);
    if (list === undefined) below.set(one.upline, [one]);
    else list.push(one);
  }
  return below;
}

const none: readonly DuePayment[] = [];
const paid = new WeakMap<MadeDownline, readonly DuePayment[]>();

/**
 * What the contract of a made downline paid it before the session, the earliest first: for its own bets and those of everybody
 * below it.
 */
export function paymentsTo(context: SandboxContext, downline: MadeDownline): readonly DuePayment[] {
  if (downline.play === 0) return none;
  const payments = paid.get(downline) ?? makePayments(context, downline);
  paid.set(downline, payments);
  return payments;
}

function makePayments(context: SandboxContext, downline: MadeDownline): readonly DuePayment[] {
  const { contracts, below } = knownOf(context);
  const contract = contracts.get(downline.account);
  if (contract === undefined) return none;
  const from = contract.changedAt ?? contract.offeredAt;
  const branchOf = (one: MadeDownline): MadeDownline[] => [one, ...(below.get(one.account) ?? []).flatMap(branchOf)];
  const bets = branchOf(downline).flatMap((one) =>
    playOf(context, one, from)
      .bets.filter(({ time, status }) => time >= from && status !== 'UNSETTLED')
      .map((bet) => countedBet(bet, one.account)),
  );
  return duePayments(contract, bets, { timeZone: context.brand.timeZone, from, now: historyEnd(context) });
}

/**
 * The movements of a made downline, the earliest first: what it did, and what its contract paid.
 * @param since a time, ms: earlier ones may be missing
 */
export function movesOf(context: SandboxContext, downline: MadeDownline, since: number): readonly PlayedMove[] {
  const { moves, balance } = playOf(context, downline, since);
  const waiting = paymentsTo(context, downline).map(movementOf);
  if (waiting.length === 0) return moves;
  const all: PlayedMove[] = [];
  let sum = 0n;
  const pay = (until: number, before: Cents) => {
    for (let due = waiting[0]; due !== undefined && due.time <= until; due = waiting[0]) {
      waiting.shift();
      sum += due.amount;
      if (due.time >= since) all.push({ ...due, balance: before + sum });
    }
  };
  for (const move of moves) {
    pay(move.time, move.status === 'CREDITED' ? move.balance - move.amount : move.balance);
    all.push({ ...move, balance: move.balance + sum });
  }
  pay(Infinity, balance);
  return all;
}

/** The main balance of a made downline at the end of its history. */
export const balanceOfMade = (context: SandboxContext, downline: MadeDownline): Cents =>
  paymentsTo(context, downline).reduce((sum, { payment }) => sum + payment.amount, playOf(context, downline, Infinity).balance);

/** The record of a payment to a made downline. */
export function madeRecord(downline: MadeDownline, due: DuePayment): ContractRecord {
  const { time, type, status } = movementOf(due);
  return recordOf(due, { time, status, referenceNumber: referenceOf({ time, type }, downline.id) });
}

const movementOf = ({ contract: { kind }, payment, periodEnd }: DuePayment): Omit<PlayedMove, 'balance'> => ({
  time: periodEnd,
  type: moveTypeOf(kind),
  amount: payment.amount,
  status: 'CREDITED',
  remark: remarkOf(kind),
});

/** The reference number of a movement of a made downline. */
export const referenceOf = ({ type, time }: Pick<PlayedMove, 'type' | 'time'>, id: string): string =>
  `${type.slice(0, 1)}${time.toString(36).toUpperCase()}${markOf(id)}`;

const countedBet = (bet: PlayedBet, account: string): CountedBet => ({
  account,
  time: bet.time,
  bet: bet.stake,
  valid: validBetOf(bet),
  won: -profitOfBet(bet),
});
