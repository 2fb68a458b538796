import { activityOf } from '../model/activity.ts';
import { earnPoints } from '../model/points.ts';
import { nextId, type SandboxContext } from '../model/sandboxContext.ts';
import type { Member } from '../model/state.ts';
import type { Worded } from '#sandbox/values/words.ts';
import { moveMoney } from '../model/wallet.ts';
import type { MemberRewards, PaidBonus } from '#sandbox/model/rewardState.ts';

export function rewardsOf(context: SandboxContext, member: Member): MemberRewards {
  const activity = activityOf(context, member);
  activity.rewards ??= { paid: [], envelopes: [] };
  return activity.rewards;
}

type Payment = Omit<PaidBonus, 'referenceNumber' | 'time'> & {
  /** Names the movement of money or points. */
  remark: Worded;
};

/** Pays a bonus in money, or in points, with its record. */
export function payBonus(context: SandboxContext, member: Member, { remark, ...payment }: Payment): PaidBonus {
  const { amount, points } = payment;
  if (amount === null && points > 0) earnPoints(context, member, points, remark);
  const paid: PaidBonus = {
    ...payment,
    time: context.now,
    referenceNumber:
      amount === null
        ? `BP${String(nextId(context.state)).padStart(6, '0')}`
        : moveMoney(context, member, { type: 'BONUS', amount, remark }).referenceNumber,
  };
  rewardsOf(context, member).paid.unshift(paid);
  return paid;
}
