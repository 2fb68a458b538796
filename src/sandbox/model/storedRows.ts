import type {
  DepositOrder,
  LimitPeriod,
  LimitType,
  MemberLogin,
  NewAccountType,
  PlayRestriction,
  PointChange,
  ProtectionRecord,
  RealityCheck,
  RedeemRecord,
  Withdrawal,
} from '#contract/types.ts';
import type { Worded } from '#sandbox/values/words.ts';

/** A change of points; its remark is written when somebody reads it. */
export type StoredPointChange = Omit<PointChange, 'remark'> & { readonly remark: Worded };

/** An exchange of points; its texts are written when somebody reads it. */
export type StoredRedeem = Omit<RedeemRecord, 'name' | 'remark'> & { readonly name: Worded; readonly remark: Worded };

/** A deposit order; the title of its bonus is written when somebody reads it. */
export type StoredOrder = Omit<DepositOrder, 'bonusTitle'> & { bonusTitle?: Worded };

/** A sign-in, and the token of the session that it began; a past one of the seed began none. */
export type StoredLogin = MemberLogin & { readonly token?: string };

/** A bank card; the platform sends its number masked. */
export interface StoredBankCard {
  readonly id: string;
  readonly bank: string;
  readonly accountNumber: string;
  readonly branch: string;
  readonly addedAt: number;
  readonly requestKey: string | null;
}

/** A link of an agent; its code is an affiliate code. */
export interface StoredLink {
  readonly code: string;
  readonly type: NewAccountType;
  readonly createdAt: number;
  /** Exclusive; null for none. */
  readonly validUntil: number | null;
  readonly remark: Worded;
  visits: number;
  registrations: number;
  readonly requestKey: string | null;
}

/** A withdrawal that changes by itself as time passes. */
export interface StoredWithdrawal {
  readonly record: Withdrawal;
  /** How the operator decides. */
  readonly result: 'DISBURSED' | 'REJECTED' | 'FAILED';
  /** When it changes next, ms; null when it has ended. */
  due: number | null;
}

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
