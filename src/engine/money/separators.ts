import { htmlLangOf, languageOf } from '../values/languages.ts';

/** What a language writes between groups of digits, and before decimals. */
export interface NumberMarks {
  group: string;
  decimal: string;
  /** Digits of a group but the last one, which has three: two in languages of India. */
  size: 2 | 3;
}

const comma: NumberMarks = { group: ',', decimal: '.', size: 3 };
const point: NumberMarks = { group: '.', decimal: ',', size: 3 };

/** Not read from a formatter: a page's first one loads the browser's locale data, 23 ms on a fast processor (decision 0039). */
const withPoints = ['id', 'pt', 'vi'];

/** Marks of languages that a brand adds, by tag. */
const added = new Map<string, NumberMarks>();

/** The marks by the browser's locale data; of English for what is no language. */
function marksOf(tag: string): NumberMarks {
  try {
    const parts = new Intl.NumberFormat(tag, { numberingSystem: 'latn', useGrouping: 'always' as never }).formatToParts(
      1_234_567.5,
    );
    const valueOf = (type: string) => parts.find((part) => part.type === type)?.value;
    const isIndian = parts.filter(({ type }) => type === 'integer')[1]?.value.length === 2;
    return { group: valueOf('group') ?? ',', decimal: valueOf('decimal') ?? '.', size: isIndian ? 2 : 3 };
  } catch {
    return comma;
  }
}

/** The marks of a language, given as platform code or BCP 47; of English for what is no language. */
export function separators(language: string): NumberMarks {
  const tag = htmlLangOf(language);
  if (withPoints.includes(tag)) return point;
  if (languageOf(tag) !== null) return comma;
  const marks = added.get(tag) ?? marksOf(tag);
  added.set(tag, marks);
  return marks;
}

const ends = { 2: /\B(?=(?:\d{2})*\d{3}$)/g, 3: /\B(?=(?:\d{3})+$)/g } as const;

/** The digits of a whole number in groups. */
export const grouped = (whole: number | bigint, { group, size }: NumberMarks): string => String(whole).replace(ends[size], group);
