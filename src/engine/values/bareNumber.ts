import { asciiDigits } from './asciiDigits.ts';

/** What people and messages write into numbers: blanks, points, dashes, brackets, slashes. */
export const SEPARATORS = /[\s().\-/·\u2010-\u2015\u2212\uFF0D]/gu;
/** Signs that cannot be seen, such as those of direction that telephones put around a copied number. */
export const INVISIBLE = /\p{Cf}/gu;

/** Removes separators and invisible signs, and writes all digits as 0 to 9. Other characters stay. */
export function bareNumber(text: string): string {
  return asciiDigits(text.normalize('NFKC').replace(INVISIBLE, '').replace(SEPARATORS, ''));
}
