import { uplinesOf } from '#engine/contracts/judge.ts';
import { centsOf, moneyOf } from '#sandbox/values/amounts.ts';
import { findByAccount } from '../model/members.ts';
import type { SandboxContext } from '../model/sandboxContext.ts';
import type { Member } from '../model/state.ts';
import { moveMoney } from '../model/wallet.ts';
import type { StoredContract } from '#sandbox/model/contractStore.ts';
import { contractsOf, networkOf } from './contractNetwork.ts';
import { duePayments, moveTypeOf, recordOf } from './duePayments.ts';
import type { CountedBet } from './payment.ts';
import { remarkOf } from '#sandbox/salaries/remarks.ts';

/** Pays what has become due by a member's contracts, if any are known. */
export function payContracts(context: SandboxContext, member: Member): void {
  if (context.state.contracts !== undefined) payWhere(context, ({ account }) => account === member.account);
}

/** Pays what has become due to anybody: before contracts change, and before an agent reads what its team was paid. */
export const payAll = (context: SandboxContext): void => payWhere(context, () => true);

function payWhere(context: SandboxContext, isMeant: (contract: StoredContract) => boolean): void {
  const { members, activity } = context.state;
  const players = Object.values(members).filter(({ id }) => (activity[id]?.bets ?? []).length > 0);
  if (players.length === 0) return;
  const network = networkOf(context);
  const chains = players.map((player) => ({ player, chain: new Set([player.account, ...uplinesOf(network, player.account)]) }));
  for (const contract of contractsOf(context).list) {
    if (contract.status !== 'accepted' || !isMeant(contract)) continue;
    const counted = chains.flatMap(({ player, chain }) => (chain.has(contract.account) ? [player] : []));
    const member = counted.length === 0 ? undefined : findByAccount(context, contract.account);
    if (member !== undefined) pay(context, member, contract, counted);
  }
}

/** The slots of a contract that ended since it was paid last. */
function pay(context: SandboxContext, member: Member, contract: StoredContract, players: readonly Member[]): void {
  const { paidUntil, payments } = contractsOf(context);
  const from = Math.max(contract.changedAt ?? contract.offeredAt, paidUntil[contract.id] ?? 0);
  const bets = players.flatMap((player) => settledBets(context, player));
  const { timeZone } = context.brand;
  for (const due of duePayments(contract, bets, { timeZone, from, now: context.now })) {
    paidUntil[contract.id] = due.periodEnd;
    const amount = moneyOf(due.payment.amount);
    const move = { type: moveTypeOf(contract.kind), amount, remark: remarkOf(contract.kind) };
    payments.unshift(recordOf(due, moveMoney(context, member, move)));
  }
}

/** The settled bets of the session by a member. */
const settledBets = ({ state }: SandboxContext, { id, account }: Member): CountedBet[] =>
  (state.activity[id]?.bets ?? [])
    .filter(({ status }) => status !== 'UNSETTLED')
    .map(({ time, betAmount, validBet, profit }) => ({
      account,
      time,
      bet: centsOf(betAmount),
      valid: centsOf(validBet ?? betAmount),
      won: -centsOf(profit),
    }));
