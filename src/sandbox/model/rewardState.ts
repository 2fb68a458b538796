import type { BonusType, RedEnvelope } from '#contract/types.ts';

/** A bonus that was paid in the sandbox session. */
export interface PaidBonus {
  /** That of the transaction where it was paid in money. */
  readonly referenceNumber: string;
  readonly time: number;
  readonly type: BonusType;
  /** Promotion whose title names it; null for a red envelope. */
  readonly promotionId: string | null;
  /** Null where it was paid in points. */
  readonly amount: string | null;
  readonly points: number;
  /** How many times the amount has to be bet. */
  readonly turnover: number;
  readonly requestKey: string | null;
}

/** What a member got from the reward centre, the latest first. */
export interface MemberRewards {
  paid: PaidBonus[];
  envelopes: (RedEnvelope & { readonly roundId: string })[];
}
