import { grouped, separators } from '../money/separators.ts';

/** A count with the separators of the interface language, given as platform code or BCP 47. */
export const wholeNumber = (value: number, language: string): string => grouped(value, separators(language));
