import { ownEntry } from '#engine/values/ownEntry.ts';
import { slotEnd } from '../contracts/slots.ts';
import { share } from '../contracts/payment.ts';
import { type Cents, centsOf, moneyOf } from '#sandbox/values/amounts.ts';
import type { SandboxContext } from '../model/sandboxContext.ts';
import type { Member } from '../model/state.ts';
import { moveMoney } from '../model/wallet.ts';
import { templates } from './accountTemplates.ts';

/** Pays each account that began with a template its rebate on the valid bets of every day that has ended. */
export function payRebates(context: SandboxContext): void {
  for (const member of Object.values(context.state.members)) {
    const { template = '' } = member.record;
    const terms = ownEntry(templates, template);
    if (terms !== undefined) pay(context, member, terms.rebateRate);
  }
}

function pay(context: SandboxContext, member: Member, rate: string): void {
  const { timeZone } = context.brand;
  const activity = context.state.activity[member.id];
  if (activity === undefined) return;
  const days = new Map<number, Cents>();
  for (const { time, status, betAmount, validBet } of activity.bets) {
    const end = slotEnd({ kind: 'dailySalary', period: 'DAILY' }, timeZone, time);
    if (status === 'UNSETTLED' || end > context.now || end <= (activity.rebatedUntil ?? 0)) continue;
    days.set(end, (days.get(end) ?? 0n) + centsOf(validBet ?? betAmount));
  }
  for (const [end, bets] of [...days].sort(([one], [other]) => one - other)) {
    activity.rebatedUntil = end;
    const amount = share(bets, rate);
    if (amount > 0n) moveMoney(context, member, { type: 'REBATE', amount: moneyOf(amount), remark: { word: 'rebate' } });
  }
}
