import { languageChain } from '../../../src/engine/values/languageChain.ts';
import { htmlLangOf } from '../../../src/engine/values/languages.ts';
import type { CheckContext } from '../checkContext.ts';

/** Whether texts that a language lacks are shown in another one. */
export const fallsBack = ({ brand }: Pick<CheckContext, 'brand'>, code: string): boolean =>
  languageChain(brand.languages, code).length > 1;

/** Whether the language, or one to which it falls back, is one of these (BCP 47 tags). */
export const isCovered = ({ brand }: Pick<CheckContext, 'brand'>, code: string, tags: readonly string[]): boolean =>
  languageChain(brand.languages, code).some((other) => tags.includes(htmlLangOf(other)));
