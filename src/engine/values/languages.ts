import type { ResolvedBrand } from '#contract/types.ts';

type OfBrand = ResolvedBrand['languages'];

/** A language. `code` is the platform's, for payloads; `htmlLang` is BCP 47, for `lang` and text files; `name` is English. */
export type Language = NonNullable<OfBrand['added']>[number];

/** A language as the catalogue has it. */
export interface CatalogueLanguage extends Language {
  /** Country of its flag. */
  countryCode: string;
}

/** The languages of a brand: codes, and the names of those for which the brand itself has the texts. */
export type BrandLanguages = Pick<OfBrand, 'added'> & { supported: readonly string[]; default: string };

export type LanguageRow = [code: string, htmlLang: string, name: string, nativeName: string, countryCode: string];

const withTexts: LanguageRow[] = [
  ['PT', 'pt', 'Portuguese', 'Português', 'BR'],
  ['EN', 'en', 'English', 'English', 'GB'],
  ['CN', 'zh-CN', 'Chinese (simplified)', '简体中文', 'CN'],
  ['ID', 'id', 'Indonesian', 'Bahasa Indonesia', 'ID'],
  ['TH', 'th', 'Thai', 'ไทย', 'TH'],
  ['VI', 'vi', 'Vietnamese', 'Tiếng Việt', 'VN'],
];

export const languageOfRow = ([code, htmlLang, name, nativeName, countryCode]: LanguageRow): CatalogueLanguage => ({
  code,
  htmlLang,
  name,
  nativeName,
  countryCode,
});

/** Languages in which the portal itself has texts; a brand may add others of the catalogue. */
export const languages: readonly CatalogueLanguage[] = withTexts.map(languageOfRow);

const byCode = new Map(languages.map((language) => [language.code, language]));
const byHtmlLang = new Map(languages.map((language) => [language.htmlLang, language]));

/** Tags that are not the code in small letters. The names of the catalogue stay out of pages; its tags fit into this. */
const otherTags: ReadonlyMap<string, string> = new Map([
  ['TW', 'zh-TW'],
  ['JP', 'ja'],
  ['KR', 'ko'],
  ['NO', 'nb'],
]);

/** By platform code or BCP 47 tag; null when the portal has no texts in it. */
export function languageOf(codeOrTag: string): CatalogueLanguage | null {
  return byCode.get(codeOrTag) ?? byHtmlLang.get(codeOrTag) ?? null;
}

/** The BCP 47 tag of a platform code, of any language of the catalogue; a tag or other text is returned unchanged. */
export function htmlLangOf(codeOrTag: string): string {
  const known = languageOf(codeOrTag)?.htmlLang ?? otherTags.get(codeOrTag);
  return known ?? (/^[A-Z]{2,3}$/.test(codeOrTag) ? codeOrTag.toLowerCase() : codeOrTag);
}

/** The platform code of a BCP 47 tag, of any language of the catalogue; a code or other text is returned unchanged. */
export function languageCodeOf(codeOrTag: string): string {
  const known = languageOf(codeOrTag)?.code ?? [...otherTags].find(([, tag]) => tag === codeOrTag)?.[0];
  return known ?? (/^[a-z]{2,3}$/.test(codeOrTag) ? codeOrTag.toUpperCase() : codeOrTag);
}

/** The languages to choose from: those of the brand that have texts, in its order; never empty. */
export function supportedLanguages({ languages: own }: { languages: BrandLanguages }): Language[] {
  const find = (code: string) => languageOf(code) ?? own.added?.find((added) => added.code === code) ?? null;
  const chosen = [...new Set(own.supported)].map(find).filter((one) => one !== null);
  if (chosen.length > 0) return chosen;
  return [find(own.default) ?? (languages[0] as Language)];
}

/** Key in the texts `fields` of a country's name; published for the brand's own country, `BR`. */
export const countryKey = (country: string): string => `country_${country}`;
