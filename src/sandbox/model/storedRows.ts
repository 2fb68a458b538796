import type { DepositOrder, PointChange, RedeemRecord } from '#contract/types.ts';
import type { Worded } from './words.ts';

/** A change of points; its remark is written when somebody reads it. */
export type StoredPointChange = Omit<PointChange, 'remark'> & { readonly remark: Worded };

/** An exchange of points; its texts are written when somebody reads it. */
export type StoredRedeem = Omit<RedeemRecord, 'name' | 'remark'> & { readonly name: Worded; readonly remark: Worded };

/** A deposit order; the title of its bonus is written when somebody reads it. */
export type StoredOrder = Omit<DepositOrder, 'bonusTitle'> & { bonusTitle?: Worded };
