import { shownZone, zonedIso } from '#engine/dates/zonedTime.ts';
import { sumAmounts } from '#engine/money/sumAmounts.ts';
import type { FormatContext } from './cell.ts';
import type { CsvColumn } from './csv.ts';
import type { CsvReader } from './csvWriting.ts';
import { describeValue, isNumeric } from './formats.ts';
import type { PublishedColumn } from './panels.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A column of a file with its values, from the first row to the last. */
export interface FilledColumn extends CsvColumn {
  values: readonly string[];
  /** The platform's sum, a plain decimal; empty where the page shows none. */
  sum: string;
}

export interface HeadTexts {
  /** The words of a label. */
  label: (key: string) => string;
  /** The head of what is sent as a code, from the head of its words. */
  code: (head: string) => string;
}

/** The text of a decimal or whole number, `1E3` as `1000.00`; any other text unchanged, for the writer to keep as text. */
const decimalOf = (plain: string): string => (/^-?\d+(?:\.\d+)?$/.test(plain) ? plain : (sumAmounts(plain) ?? plain));

/** Objects as JSON: their words are of several codes. */
const codeOf = (value: unknown): string => (value === undefined || value === null ? '' : JSON.stringify(value));

/**
 * The columns of a file for a column of a list: for a program its value as it is sent, under its name in the contract; for a
 * person as the page writes it, and where that is words, the code beside them.
 */
export function csvColumns(
  { name, label, format, total }: PublishedColumn,
  rows: readonly Fields[],
  { reader, totals, context, heads }: { reader: CsvReader; totals: Fields; context: FormatContext; heads: HeadTexts },
): FilledColumn[] {
  const forProgram = reader === 'program';
  const head = forProgram ? name : heads.label(label);
  const cells = rows.map((row) => describeValue(format, row[name], context, name));
  const plains = cells.map(({ plain }) => plain);
  const text = (values: readonly string[], its = head): FilledColumn => ({ head: its, kind: 'text', values, sum: '' });
  const withCodes = (words: readonly string[], codes: readonly string[]): FilledColumn[] =>
    forProgram ? [text(codes)] : [text(words), text(codes, heads.code(head))];

  if (isNumeric(format)) {
    const sum = total === true ? describeValue(format, totals[name], context, name).plain : '';
    return [{ head, kind: 'number', values: plains.map(decimalOf), sum: decimalOf(sum) }];
  }
  switch (format) {
    case 'dateTime': {
      const written = (at: number | undefined, shown: string) => (forProgram ? (zonedIso(at, context) ?? '') : shown);
      const values = cells.map(({ plain, text: shown, at }) => (plain === '' ? '' : written(at, shown)));
      return [{ ...text(values, forProgram ? head : `${head} (${shownZone(context.timeZone)})`), kind: 'time' }];
    }
    case 'day':
      return [{ ...text(plains, forProgram ? head : `${head} (${shownZone(context.timeZone)})`), kind: 'time' }];
    case 'terms':
      // words of figures, not of codes
      return [text(forProgram ? rows.map((row) => codeOf(row[name])) : plains)];
    case 'statuses':
      return withCodes(
        plains,
        rows.map((row) => codeOf(row[name])),
      );
    default: {
      const words = cells.map(({ plain, text: shown }) => (plain === '' ? '' : shown));
      // a text column has codes where the page has words for one of them; the rest are free texts
      const isCoded = format === 'status' || words.some((word, at) => word !== plains[at]);
      return isCoded ? withCodes(words, plains) : [text(plains)];
    }
  }
}
