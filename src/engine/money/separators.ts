import { htmlLangOf } from '../values/languages.ts';

/** What a language writes between groups of three digits, and before decimals. */
export interface NumberMarks {
  group: string;
  decimal: string;
}

const comma: NumberMarks = { group: ',', decimal: '.' };
const point: NumberMarks = { group: '.', decimal: ',' };

/** Not read from a formatter: a page's first one loads the browser's locale data, 23 ms on a fast processor (decision 0039). */
const withPoints = ['id', 'pt', 'vi'];

/** The marks of a language with texts, given as platform code or BCP 47; of English for any other. */
export const separators = (language: string): NumberMarks => (withPoints.includes(htmlLangOf(language)) ? point : comma);

/** The digits of a whole number in groups. */
export const grouped = (whole: number | bigint, { group }: NumberMarks): string =>
  String(whole).replace(/\B(?=(?:\d{3})+$)/g, group);
