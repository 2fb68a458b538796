/** A language of the catalogue. `code` is the platform's, for payloads; `htmlLang` is BCP 47, for `lang` and text files. */
export interface Language {
  code: string;
  htmlLang: string;
  /** In English. */
  name: string;
  nativeName: string;
  /** Country of its flag. */
  countryCode: string;
  /** Whether the portal has texts in it; the others have a label only. */
  hasTexts: boolean;
}

export type LanguageRow = [code: string, htmlLang: string, name: string, nativeName: string, countryCode: string];

const withTexts: LanguageRow[] = [
  ['PT', 'pt', 'Portuguese', 'Português', 'BR'],
  ['EN', 'en', 'English', 'English', 'GB'],
  ['CN', 'zh-CN', 'Chinese (simplified)', '简体中文', 'CN'],
  ['ID', 'id', 'Indonesian', 'Bahasa Indonesia', 'ID'],
  ['TH', 'th', 'Thai', 'ไทย', 'TH'],
  ['VI', 'vi', 'Vietnamese', 'Tiếng Việt', 'VN'],
];

/** Languages with texts. */
export const languages: readonly Language[] = withTexts.map(([code, htmlLang, name, nativeName, countryCode]) => ({
  code,
  htmlLang,
  name,
  nativeName,
  countryCode,
  hasTexts: true,
}));

const byCode = new Map(languages.map((language) => [language.code, language]));
const byHtmlLang = new Map(languages.map((language) => [language.htmlLang, language]));

/** By platform code or BCP 47 tag; null when the portal has no texts in it. */
export function languageOf(codeOrTag: string): Language | null {
  return byCode.get(codeOrTag) ?? byHtmlLang.get(codeOrTag) ?? null;
}

/** The BCP 47 tag of a platform code; a tag or an unknown code is returned unchanged. */
export function htmlLangOf(codeOrTag: string): string {
  return languageOf(codeOrTag)?.htmlLang ?? codeOrTag;
}

/** The platform code of a BCP 47 tag; a code or an unknown tag is returned unchanged. */
export function languageCodeOf(codeOrTag: string): string {
  return languageOf(codeOrTag)?.code ?? codeOrTag;
}

/** The languages to choose from: those of the brand that have texts, in its order; never empty. */
export function supportedLanguages(brand: { languages: { supported: readonly string[]; default: string } }): Language[] {
  const chosen = [...new Set(brand.languages.supported)].map(languageOf).filter((one) => one !== null);
  if (chosen.length > 0) return chosen;
  return [languageOf(brand.languages.default) ?? (languages[0] as Language)];
}

/** Key in the texts `fields` of a country's name; published for the brand's own country, `BR`. */
export const countryKey = (country: string): string => `country_${country}`;
