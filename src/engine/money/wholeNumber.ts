import { grouped, numberMarks } from '../money/numberMarks.ts';

/** A count with the separators of the interface language, given as platform code or BCP 47. */
export const wholeNumber = (value: number, language: string): string => grouped(value, numberMarks(language));
