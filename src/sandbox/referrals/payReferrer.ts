import { activityOf } from '../model/activity.ts';
import { isLess } from '#sandbox/values/money.ts';
import type { SandboxContext } from '../model/sandboxContext.ts';
import type { Member } from '../model/state.ts';
import { moveMoney } from '../model/wallet.ts';
import { referralCodeOf } from './referralCode.ts';
import { countedOf, tierFor } from './tiers.ts';

export const MIN_DEPOSIT = '20.00';

/** Pays whoever invited a member for the first deposit that was credited, if it is large enough and the programme is open. */
export function payReferrer(context: SandboxContext, member: Member): void {
  const code = member.record['referralCode']?.trim().toUpperCase() ?? '';
  const referrer = Object.values(context.state.members).find((one) => referralCodeOf(one) === code);
  if (code === '' || referrer === undefined || referrer.id === member.id || !context.settings.referralEnabled) return;
  const deposits = activityOf(context, member).transactions.filter(
    ({ type, status }) => type === 'DEPOSIT' && status === 'CREDITED',
  );
  const [first] = deposits;
  if (deposits.length !== 1 || first === undefined || isLess(first.amount, MIN_DEPOSIT)) return;
  const { bonus: amount } = tierFor(countedOf(context, referrer));
  moveMoney(context, referrer, { type: 'BONUS', amount, remark: { word: 'referral', of: member.id } });
}
