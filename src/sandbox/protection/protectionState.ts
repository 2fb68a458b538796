import type { LimitPeriod, LimitType, PlayRestriction, ProtectionRecord, RealityCheck } from '#contract/types.ts';

export type LimitKey = `${LimitType} ${LimitPeriod}`;

export interface StoredLimit {
  /** Decimal text: money, or whole minutes; null for none. */
  value: string | null;
  /** A higher value that waits. */
  raise: { readonly value: string | null; readonly from: number } | null;
}

/** What a member did to protect itself; plain JSON. */
export interface MemberProtection {
  limits: Partial<Record<LimitKey, StoredLimit>>;
  restriction: PlayRestriction | null;
  /** The latest first. */
  records: ProtectionRecord[];
  /** The latest first. */
  checks: { readonly since: number; readonly time: number; readonly check: RealityCheck }[];
  /** The scenario whose limits were set last. */
  scenario: string;
}
