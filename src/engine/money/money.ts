import { grouped, separators } from './separators.ts';

/** An exact amount: `minor` / 10 ^ `scale`. Never a float (T19). */
export interface Money {
  minor: bigint;
  scale: number;
}

export interface MoneyFormat {
  /** Beside the amount, such as `$` or `R$`. */
  symbol: string;
  /** Between symbol and amount: nothing, or a space, at which no line breaks. */
  space: string;
  /** Place of the symbol; before unless given. */
  position?: 'before' | 'after' | undefined;
  /** Two unless given. */
  decimals?: number | undefined;
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

/** Figures with the symbol at its place. */
function beside(figures: string, { symbol, space, position }: Omit<MoneyFormat, 'language'>): string {
  const gap = space === '' ? '' : '\u00a0';
  return position === 'after' ? `${figures}${gap}${symbol}` : `${symbol}${gap}${figures}`;
}

/** An amount that is not to be seen. */
export const maskedMoney = (currency: Omit<MoneyFormat, 'language'>): string => beside('***', currency);

/** The currency's decimals, truncated, with separators and the symbol at its place: `-$1.00` (D-19). */
export function formatMoney(value: unknown, format: MoneyFormat): string | null {
  const money = parseMoney(value);
  if (money === null) return null;
  const { language, decimals = DECIMALS } = format;
  const units = inUnits(money, decimals);
  const absolute = units < 0n ? -units : units;
  const one = 10n ** BigInt(decimals);
  const marks = separators(language);
  const fraction = decimals === 0 ? '' : marks.decimal + String(absolute % one).padStart(decimals, '0');
  return `${units < 0n ? '-' : ''}${beside(grouped(absolute / one, marks) + fraction, format)}`;
}

/** A whole number divided by a positive one, as decimal text truncated to two decimals; null for another divisor. */
export function quotient(whole: bigint, divisor: unknown): string | null {
  const by = parseMoney(divisor);
  if (by === null || by.minor <= 0n || whole < 0n) return null;
  const cents = (whole * 100n * 10n ** BigInt(by.scale)) / by.minor;
  return `${cents / 100n}.${String(cents % 100n).padStart(DECIMALS, '0')}`;
}

/** BigInt division truncates, so nobody is shown money that they do not have. */
function inUnits({ minor, scale }: Money, decimals: number): bigint {
  return scale > decimals ? minor / 10n ** BigInt(scale - decimals) : minor * 10n ** BigInt(decimals - scale);
}
