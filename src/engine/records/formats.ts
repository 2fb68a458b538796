import type { RecordColumnEntry } from '#contract/types.ts';
import { formatDateTime } from '#engine/dates/dates.ts';
import { htmlLangOf } from '#engine/values/languages.ts';
import { typedAmount } from '#engine/money/amount.ts';
import { formatMoney, parseMoney } from '#engine/money/money.ts';
import type { Cell, Format, FormatContext } from './cell.ts';
import { statuses, terms } from './contractCells.ts';
import { tagOf } from './statusTones.ts';

export type RecordFormat = NonNullable<RecordColumnEntry['format']>;

const money: Format = (value, context) => {
  const text = formatMoney(value, context);
  return text === null ? null : { text, plain: String(value) };
};

const words: Format = (value, { say }, column) => {
  const plain = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return plain === '' ? null : { text: say(column, plain) ?? plain, plain };
};

/** A moment, in the brand's zone and to the second (D-18). */
const dateTime: Format = (value, { timeZone }) => {
  const text = formatDateTime(value, { timeZone });
  if (text === null) return null;
  const at = value as number;
  return { text, plain: new Date(at).toISOString(), at };
};

/** The day of a moment in the brand's zone. A file has it as it is: as a moment it would be another day elsewhere. */
const day: Format = (value, { timeZone }) => {
  const text = formatDateTime(value, { timeZone })?.slice(0, 10);
  return text === undefined ? null : { text, plain: text };
};

const formats: Readonly<Record<RecordFormat, Format>> = {
  text: words,
  money,
  signedMoney(value, context, column) {
    const cell = money(value, context, column);
    const amount = parseMoney(value);
    if (cell === null || amount === null || amount.minor === 0n) return cell;
    const isIn = amount.minor > 0n;
    return { ...cell, text: isIn ? `+${cell.text}` : cell.text.replace('-', '\u2212'), sign: isIn ? 'in' : 'out' };
  },
  dateTime,
  day,
  status(value, context, column) {
    const cell = words(value, context, column);
    return cell === null ? null : { ...cell, ...tagOf(cell.plain, cell.text) };
  },
  percent(value, { language }) {
    const plain = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
    return plain === '' ? null : { text: `${typedAmount(plain, language)}%`, plain };
  },
  count(value, { language }) {
    if (typeof value !== 'number' || !Number.isSafeInteger(value)) return null;
    return { text: value.toLocaleString(htmlLangOf(language)), plain: String(value) };
  },
  signedCount(value, context) {
    if (typeof value !== 'number' || !Number.isSafeInteger(value)) return null;
    const text = Math.abs(value).toLocaleString(htmlLangOf(context.language));
    const plain = String(value);
    return value === 0
      ? { text, plain }
      : { text: `${value > 0 ? '+' : '\u2212'}${text}`, plain, sign: value > 0 ? 'in' : 'out' };
  },
  terms,
  statuses,
};

const numeric: ReadonlySet<RecordFormat> = new Set(['money', 'signedMoney', 'percent', 'count', 'signedCount']);

/** Formats whose values stand on the right, in digits of one width. */
export const isNumeric = (format: RecordFormat): boolean => numeric.has(format);

/** Describes a value of a row; a dash for what is missing or is not of that format. */
export function describeValue(format: RecordFormat, value: unknown, context: FormatContext, column: string): Cell {
  return formats[format](value, context, column) ?? { text: '\u2013', plain: '' };
}
