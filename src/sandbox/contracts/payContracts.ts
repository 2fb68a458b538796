import { uplinesOf } from '#engine/contracts/judge.ts';
import { centsOf, moneyOf } from '../history/amounts.ts';
import type { SandboxContext } from '../model/sandboxContext.ts';
import type { Member } from '../model/state.ts';
import { moveMoney } from '../model/wallet.ts';
import type { ContractStore, StoredContract } from './contractStore.ts';
import { worldOf } from './contractWorld.ts';
import { type CountedBet, paymentFor } from './payment.ts';
import { remarkOf } from './remarks.ts';
import { slotEnd } from './slots.ts';

/** Pays what has become due by a member's contracts, if any are known. */
export function payContracts(context: SandboxContext, member: Member): void {
  const store = context.state.contracts;
  if (store === undefined) return;
  for (const contract of store.list)
    if (contract.account === member.account && contract.status === 'accepted') pay(context, store, member, contract);
}

/** Pays what has become due to anybody. */
export function payAll(context: SandboxContext): void {
  for (const member of Object.values(context.state.members)) payContracts(context, member);
}

/** A payment a slot; slots without bets pay nothing. */
function pay(context: SandboxContext, store: ContractStore, member: Member, contract: StoredContract): void {
  const from = Math.max(contract.changedAt ?? contract.offeredAt, store.paidUntil[contract.id] ?? 0);
  const slots = new Map<number, CountedBet[]>();
  for (const bet of betsOfTeam(context, member)) {
    const end = bet.time < from ? Infinity : slotEnd(contract, context.brand.timeZone, bet.time);
    if (end <= context.now) slots.set(end, [...(slots.get(end) ?? []), bet]);
  }
  for (const [periodEnd, bets] of [...slots].sort(([one], [other]) => one - other)) {
    store.paidUntil[contract.id] = periodEnd;
    const payment = paymentFor(contract, bets);
    if (payment === null) continue;
    const { kind, account, period = null } = contract;
    const type = kind === 'dividend' ? 'DIVIDEND' : 'SALARY';
    const { referenceNumber, time, status } = moveMoney(context, member, {
      type,
      amount: moneyOf(payment.amount),
      remark: remarkOf(kind),
    });
    store.payments.unshift({
      referenceNumber,
      time,
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
    });
  }
}

/** The settled bets of the session by a member and everybody below. */
function betsOfTeam(context: SandboxContext, member: Member): CountedBet[] {
  const { members, activity } = context.state;
  const players = Object.values(members).filter(({ id }) => (activity[id]?.bets ?? []).length > 0);
  if (players.length === 0) return [];
  const world = worldOf(context);
  return players
    .filter(({ account }) => account === member.account || uplinesOf(world, account).includes(member.account))
    .flatMap(({ id, account }) =>
      (activity[id]?.bets ?? [])
        .filter(({ status }) => status !== 'UNSETTLED')
        .map(({ time, betAmount, validBet, profit }) => ({
          account,
          time,
          bet: centsOf(betAmount),
          valid: centsOf(validBet ?? betAmount),
          won: -centsOf(profit),
        })),
    );
}
