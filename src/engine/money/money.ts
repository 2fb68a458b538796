import { grouped, separators } from './separators.ts';

/** An exact amount: `minor` / 10 ^ `scale`. Never a float (T19). */
export interface Money {
  minor: bigint;
  scale: number;
}

export interface MoneyFormat {
  /** Precedes the amount, such as `$` or `R$`. */
  symbol: string;
  /** Between symbol and amount: nothing or a no-break space. */
  space: string;
  /** Interface language, as platform code or BCP 47; decides the separators. */
  language: string;
}

/** Longer texts and larger exponents are not amounts and would cost time. */
const TEXT_MAX = 64;
const EXPONENT_MAX = 40;
const DECIMALS = 2;

/** Parses decimal text, a whole bigint or a number; null for anything else. Never throws. */
export function parseMoney(value: unknown): Money | null {
  const text = typeof value === 'bigint' || typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || text.length > TEXT_MAX) return null;
  const match = /^([+-]?)(\d+)(?:\.(\d*))?(?:[eE]([+-]?\d{1,3}))?$/.exec(text);
  if (match === null) return null;
  const [, sign, whole = '', fraction = '', exponentText = '0'] = match;
  const exponent = Number(exponentText);
  if (Math.abs(exponent) > EXPONENT_MAX) return null;
  const digits = BigInt(whole + fraction);
  const scale = fraction.length - exponent;
  const minor = scale < 0 ? digits * 10n ** BigInt(-scale) : digits;
  return { minor: sign === '-' ? -minor : minor, scale: Math.max(scale, 0) };
}

/** Two decimals, truncated, with separators and the symbol in front: `-$1.00` (D-19). */
export function formatMoney(value: unknown, { symbol, space, language }: MoneyFormat): string | null {
  const money = parseMoney(value);
  if (money === null) return null;
  const cents = toCents(money);
  const absolute = cents < 0n ? -cents : cents;
  const fraction = String(absolute % 100n).padStart(DECIMALS, '0');
  const marks = separators(language);
  return `${cents < 0n ? '-' : ''}${symbol}${space}${grouped(absolute / 100n, marks)}${marks.decimal}${fraction}`;
}

/** A whole number divided by a positive one, as decimal text truncated to two decimals; null for another divisor. */
export function quotient(whole: bigint, divisor: unknown): string | null {
  const by = parseMoney(divisor);
  if (by === null || by.minor <= 0n || whole < 0n) return null;
  const cents = (whole * 100n * 10n ** BigInt(by.scale)) / by.minor;
  return `${cents / 100n}.${String(cents % 100n).padStart(DECIMALS, '0')}`;
}

/** BigInt division truncates, so nobody is shown money that they do not have. */
function toCents({ minor, scale }: Money): bigint {
  return scale > DECIMALS ? minor / 10n ** BigInt(scale - DECIMALS) : minor * 10n ** BigInt(DECIMALS - scale);
}
