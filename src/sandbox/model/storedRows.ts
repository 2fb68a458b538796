import type { DepositOrder, MemberLogin, NewAccountType, PointChange, RedeemRecord, Withdrawal } from '#contract/types.ts';
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
