import { asciiDigits } from '../values/asciiDigits.ts';
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
  /** The currency's symbol, which may stand beside the amount. */
  symbol?: string | undefined;
}

/** `amount` is decimal text with a point, such as `1234.5`. `limit` is the violated bound. */
export type ReadAmount = { amount: string } | { fault: AmountFault; limit?: string };

/** More digits than any currency's amounts have. */
const WHOLE_DIGITS_MAX = 15;

/** Between groups in some countries, and never before decimals. */
const BLANK = ' ';

/**
 * Reads an amount typed or pasted in a language: digits of any script, the brand's symbol beside them, blanks between groups. What
 * has one meaning is taken whatever its marks, as keyboards have the marks of their own language: a mark with one or two digits
 * after it stands before decimals. What has two is read by the language: `1.250` is a group in Portuguese, and three decimals in
 * English, which are refused. No writing becomes another amount than it was meant.
 */
export function readAmount(typed: string, language: string, limits: AmountLimits = {}): ReadAmount {
  const written = plain(typed);
  if (written === '') return { fault: 'empty' };
  const text = withoutSymbol(written, plain(limits.symbol ?? ''));
  if (/^[-−]/.test(written) || /^[-−]/.test(text)) return { fault: 'negative' };
  if (!/^[\d., ]+$/.test(text) || !/\d/.test(text)) return { fault: 'characters' };
  const { decimal } = separators(language);
  const parts = partsOf(text, decimal);
  if (parts === null) return { fault: 'separators' };
  const { whole, fraction } = parts;
  if (fraction.length > (limits.decimals ?? 2)) return { fault: parts.mark === decimal ? 'decimals' : 'separators' };
  const digits = whole.replace(/^0+(?=\d)/, '');
  if (digits.length > WHOLE_DIGITS_MAX) return { fault: 'too_long' };
  const amount = `${digits || '0'}${fraction === '' ? '' : `.${fraction}`}`;
  return boundsFault(amount, limits) ?? { amount };
}

/** The text with the digits and marks of a plain keyboard. An apostrophe between digits is a blank: it only groups. */
function plain(typed: string): string {
  return asciiDigits(typed.replace(/\p{Cf}/gu, ''))
    .replace(/\uFF0C/g, ',')
    .replace(/[\uFF0E\u3002\uFF61]/g, '.')
    .replace(/(?<=\d)['\u2019](?=\d)/g, BLANK)
    .replace(/\s/g, BLANK)
    .trim();
}

/** Without the symbol at one end, in any case. */
function withoutSymbol(text: string, symbol: string): string {
  if (symbol === '') return text;
  const [all, one] = [text.toLowerCase(), symbol.toLowerCase()];
  if (all.startsWith(one)) return text.slice(symbol.length).trim();
  return all.endsWith(one) ? text.slice(0, -symbol.length).trim() : text;
}

interface Parts {
  whole: string;
  fraction: string;
  /** Before the fraction. */
  mark: string;
}

/** The digits before and after the decimal sign; null when the marks have no meaning. */
function partsOf(text: string, decimal: string): Parts | null {
  const marks = text.match(/[., ]/g) ?? [];
  const runs = text.split(/[., ]/);
  const mark = marks.at(-1) ?? decimal;
  const asGroups = isGrouped(runs, marks) ? { whole: runs.join(''), fraction: '', mark: decimal } : null;
  if (marks.length === 0) return asGroups;
  const before = { runs: runs.slice(0, -1), marks: marks.slice(0, -1) };
  const isDecimal = mark !== BLANK && !before.marks.includes(mark) && isGrouped(before.runs, before.marks);
  const asDecimals = isDecimal ? { whole: before.runs.join(''), fraction: runs.at(-1) ?? '', mark } : null;
  return mark === decimal ? (asDecimals ?? asGroups) : (asGroups ?? asDecimals);
}

/** Digits without marks, or groups of three behind one to three digits that do not begin with zero, with one mark between them. */
function isGrouped([first = '', ...more]: readonly string[], marks: readonly string[]): boolean {
  if (more.length === 0) return true;
  return new Set(marks).size === 1 && /^[1-9]\d{0,2}$/.test(first) && more.every((run) => run.length === 3);
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
