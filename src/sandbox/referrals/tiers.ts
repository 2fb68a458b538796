import type { ReferralTier } from '#contract/types.ts';
import type { SandboxContext } from '../model/sandboxContext.ts';
import type { Member } from '../model/state.ts';
import { referralsOf } from './referralsOf.ts';

const lowest: ReferralTier = { friends: 0, bonus: '5.00' };

/** What a further person earns, the lowest tier first. */
export const tiers: readonly ReferralTier[] = [lowest, { friends: 20, bonus: '7.50' }, { friends: 50, bonus: '10.00' }];

/** Invited people for whom a member was paid. */
export const countedOf = (context: SandboxContext, member: Member): number =>
  referralsOf(context, member).filter(({ status }) => status === 'REWARDED').length;

export const tierFor = (counted: number): ReferralTier => tiers.findLast(({ friends }) => friends <= counted) ?? lowest;
