import { htmlLangOf } from './languages.ts';

/** One per language, as creating one takes milliseconds. */
const formats = new Map<string, Intl.NumberFormat>();

/** A count with the separators of the interface language, given as platform code or BCP 47. */
export function wholeNumber(value: number, language: string): string {
  let format = formats.get(language);
  if (format === undefined) formats.set(language, (format = new Intl.NumberFormat(htmlLangOf(language))));
  return format.format(value);
}
