import type { ResolvedBrand } from '#contract/types.ts';
import type { ResolvedLayers } from '../../../src/engine/brand/brand.ts';
import { languageCatalogue } from '../../../src/engine/values/languageCatalogue.ts';
import { type CatalogueLanguage, languageOf } from '../../../src/engine/values/languages.ts';

/** A language of the catalogue by platform code or BCP 47 tag; null for any other. */
export const inCatalogue = (codeOrTag: string): CatalogueLanguage | null =>
  languageCatalogue.find(({ code, htmlLang }) => code === codeOrTag || htmlLang === codeOrTag) ?? null;

/** The languages of a brand in which the portal has no texts, with or without a file of the brand. */
export const offeredOutside = (supported: readonly string[]): CatalogueLanguage[] =>
  supported.flatMap((code) => (languageOf(code) === null ? (inCatalogue(code) ?? []) : []));

/** Gives the brand the names of the languages for which it has the texts, so that pages need no catalogue. */
export function withAddedLanguages(resolved: ResolvedLayers): ResolvedLayers {
  const { brand, texts } = resolved;
  // what is not whole is reported by the schema
  const languages = brand.languages as ResolvedBrand['languages'] | undefined;
  if (!Array.isArray(languages?.supported)) return resolved;
  const added = offeredOutside(languages.supported)
    .filter(({ htmlLang }) => texts[htmlLang] !== undefined)
    .map(({ countryCode: _country, ...names }) => names);
  if (added.length === 0) return resolved;
  return { ...resolved, brand: Object.freeze({ ...brand, languages: Object.freeze({ ...languages, added }) }) };
}
