import type { PlayRestriction, ProtectionRecord } from '#contract/types.ts';
import { activityOf } from '../model/activity.ts';
import { nextId, type SandboxContext } from '../model/sandboxContext.ts';
import type { Member } from '../model/state.ts';
import { refuse, type Refused } from '#sandbox/values/refusal.ts';
import type { MemberProtection } from '../model/storedRows.ts';

/** What the member has set; nothing before the first use. */
export function protectionOf(context: SandboxContext, member: Member): MemberProtection {
  const activity = activityOf(context, member);
  activity.protection ??= { limits: {}, restriction: null, records: [], checks: [], scenario: '' };
  return activity.protection;
}

/** The pause or self-exclusion in force; null without one. */
export function restrictionOf(context: SandboxContext, member: Member): PlayRestriction | null {
  const { restriction } = protectionOf(context, member);
  return restriction !== null && (restriction.until === null || context.now < restriction.until) ? restriction : null;
}

/** The refusal of whatever a paused or self-excluded member may not do; null where nothing is in force. */
export function refusalInForce(context: SandboxContext, member: Member): Refused | null {
  const restriction = restrictionOf(context, member);
  return restriction === null ? null : refuse(restriction.kind === 'PAUSE' ? 'play_paused' : 'self_excluded');
}

/** Writes down what the member did. */
export function noteAction(
  context: SandboxContext,
  member: Member,
  action: Omit<ProtectionRecord, 'referenceNumber' | 'time'>,
): void {
  const referenceNumber = nextReference(context);
  protectionOf(context, member).records.unshift({ referenceNumber, time: context.now, ...action });
}

export const nextReference = ({ state }: SandboxContext): string => `PX${String(nextId(state)).padStart(6, '0')}`;
