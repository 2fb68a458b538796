import { htmlLangOf } from '#engine/values/languages.ts';
import type { CsvWriting } from './csv.ts';

/** For whom a file is written: a person with a spreadsheet, or a program. */
export type CsvReader = 'sheet' | 'program';

export const programWriting: CsvWriting = { separator: ',', decimal: '.' };

/** Before the digits of some amounts. */
const LEAD = /^[\s(.,]+/;
/** Digits, also behind a currency: amounts, ids, times, `1E5`, `1/2`. */
const FIGURES = /^(?:\p{L}{0,3}\p{Sc}[\s.,]*)?\p{Nd}/u;
const DAY_BEHIND_MONTH = /^[\s./-]*\p{Nd}/u;

const DAYS_OF_MONTHS = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 15));

/** Names of months in lower case. */
const monthNames = (tag: string): string[] =>
  (['short', 'long'] as const).flatMap((month) => {
    const format = new Intl.DateTimeFormat(tag, { month, calendar: 'gregory', timeZone: 'UTC' });
    return DAYS_OF_MONTHS.map((ms) => format.format(ms).replace(/\.$/, '').toLowerCase());
  });

/** What a spreadsheet in a language makes a number, a date or a truth of. It knows the months of English as well. */
function conversionIn(tag: string): (text: string) => boolean {
  const months = [...new Set([...monthNames('en'), 'sept', ...monthNames(tag)])];
  const isDate = (text: string) => months.some((name) => text.startsWith(name) && DAY_BEHIND_MONTH.test(text.slice(name.length)));
  return (text) => {
    const written = text.replace(LEAD, '').trimEnd().toLowerCase();
    return FIGURES.test(written) || written === 'true' || written === 'false' || isDate(written);
  };
}

/**
 * As spreadsheets in a language expect it: its decimal sign, and semicolons where that is the comma.
 * @param language platform code or BCP 47
 */
export function sheetWriting(language: string): CsvWriting {
  const tag = htmlLangOf(language);
  const parts = new Intl.NumberFormat(tag, { numberingSystem: 'latn' }).formatToParts(0.5);
  const decimal = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  return { separator: decimal === ',' ? ';' : ',', decimal, converts: conversionIn(tag) };
}
