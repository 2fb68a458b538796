import type { ResolvedBrand } from '#contract/types.ts';
import { languageOf } from './languages.ts';

/** The complete language, at the end of every chain of a language that a brand adds. */
const LAST = 'EN';

/**
 * The languages, as platform codes, in which a text of `code` is looked up, itself first. A language of the portal has all of
 * its texts and falls back only where the brand says so, for the brand's own words; one that the brand adds ends in English.
 */
export function languageChain({ fallback }: Pick<ResolvedBrand['languages'], 'fallback'>, code: string): string[] {
  const stated = fallback !== undefined && Object.hasOwn(fallback, code) ? (fallback[code] ?? []) : [];
  return [...new Set([code, ...stated, ...(languageOf(code) === null ? [LAST] : [])])];
}
