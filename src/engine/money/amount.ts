import { separators } from './separators.ts';
import { type Money, parseMoney } from './money.ts';

/** Why a typed amount is refused. The first four cannot be repaired by typing on. */
export type AmountFault =
  | 'characters'
  | 'decimals'
  | 'negative'
  | 'too_long'
  | 'separators'
  | 'empty'
  | 'zero'
  | 'above_balance'
  | 'above_max'
  | 'below_min';

/** Bounds as decimal text, inclusive; an absent or unreadable one does not limit. */
export interface AmountLimits {
  min?: string | undefined;
  max?: string | undefined;
  balance?: string | undefined;
  /** Most decimals; two unless given. */
  decimals?: number | undefined;
}

/** `amount` is decimal text with a point, such as `1234.5`. `limit` is the violated bound. */
export type ReadAmount = { amount: string } | { fault: AmountFault; limit?: string };

/** More digits than any currency's amounts have. */
const WHOLE_DIGITS_MAX = 15;

/**
 * Reads an amount typed with the separators of a language. A separator of another language is refused and never taken for
 * another amount: `1,5` is one and a half in Portuguese and no amount in English.
 */
export function readAmount(typed: string, language: string, limits: AmountLimits = {}): ReadAmount {
  const text = typed.trim();
  if (text === '') return { fault: 'empty' };
  const { decimal, group } = separators(language);
  if (/^[-−]/.test(text)) return { fault: 'negative' };
  if (!/^[\d.,]+$/.test(text) || !/\d/.test(text)) return { fault: 'characters' };
  const [whole = '', fraction = '', ...more] = text.split(decimal);
  const groups = whole.split(group);
  const isGrouped =
    groups.length === 1 || (/^\d{1,3}$/.test(groups[0] ?? '') && groups.slice(1).every((one) => /^\d{3}$/.test(one)));
  if (more.length > 0 || !isGrouped || !/^\d*$/.test(fraction)) return { fault: 'separators' };
  if (fraction.length > (limits.decimals ?? 2)) return { fault: 'decimals' };
  const digits = groups.join('').replace(/^0+(?=\d)/, '');
  if (digits.length > WHOLE_DIGITS_MAX) return { fault: 'too_long' };
  const amount = `${digits || '0'}${fraction === '' ? '' : `.${fraction}`}`;
  return boundsFault(amount, limits) ?? { amount };
}

/** Decimal text as a person types it in a language, without groups; other text unchanged. */
export function typedAmount(amount: string, language: string): string {
  return parseMoney(amount) === null ? amount : amount.replace('.', separators(language).decimal);
}

function boundsFault(amount: string, { min, max, balance }: AmountLimits): { fault: AmountFault; limit?: string } | null {
  if (!/[1-9]/.test(amount)) return { fault: 'zero' };
  if (balance !== undefined && compareAmounts(amount, balance) > 0) return { fault: 'above_balance', limit: balance };
  if (max !== undefined && compareAmounts(amount, max) > 0) return { fault: 'above_max', limit: max };
  if (min !== undefined && compareAmounts(amount, min) < 0) return { fault: 'below_min', limit: min };
  return null;
}

/** Negative, zero or positive, like a sort; zero when one of them is no amount. */
export function compareAmounts(one: string, other: string): number {
  const left = parseMoney(one);
  const right = parseMoney(other);
  if (left === null || right === null) return 0;
  const difference = scaled(left, right.scale) - scaled(right, left.scale);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

const scaled = ({ minor }: Money, scale: number): bigint => minor * 10n ** BigInt(scale);
