/** A language of the catalogue. `code` is the platform's, in payloads; `htmlLang` is BCP 47, for `lang` and text files. */
export interface Language {
  code: string;
  htmlLang: string;
  /** In English. */
  name: string;
  nativeName: string;
  /** Country whose flag stands beside it. */
  countryCode: string;
  /** Whether the portal has texts in it; the others are only ever named. */
  hasTexts: boolean;
}

type Row = [code: string, htmlLang: string, name: string, nativeName: string, countryCode: string];

const withTexts: Row[] = [
  ['PT', 'pt', 'Portuguese', 'Português', 'BR'],
  ['EN', 'en', 'English', 'English', 'GB'],
  ['CN', 'zh-CN', 'Chinese (simplified)', '简体中文', 'CN'],
  ['ID', 'id', 'Indonesian', 'Bahasa Indonesia', 'ID'],
  ['TH', 'th', 'Thai', 'ไทย', 'TH'],
  ['VI', 'vi', 'Vietnamese', 'Tiếng Việt', 'VN'],
];

const namedOnly: Row[] = [
  ['TW', 'zh-TW', 'Chinese (traditional)', '繁體中文', 'TW'],
  ['JP', 'ja', 'Japanese', '日本語', 'JP'],
  ['KR', 'ko', 'Korean', '한국어', 'KR'],
  ['ES', 'es', 'Spanish', 'Español', 'ES'],
  ['FR', 'fr', 'French', 'Français', 'FR'],
  ['DE', 'de', 'German', 'Deutsch', 'DE'],
  ['IT', 'it', 'Italian', 'Italiano', 'IT'],
  ['NL', 'nl', 'Dutch', 'Nederlands', 'NL'],
  ['SV', 'sv', 'Swedish', 'Svenska', 'SE'],
  ['NO', 'nb', 'Norwegian', 'Norsk', 'NO'],
  ['DA', 'da', 'Danish', 'Dansk', 'DK'],
  ['FI', 'fi', 'Finnish', 'Suomi', 'FI'],
  ['PL', 'pl', 'Polish', 'Polski', 'PL'],
  ['CS', 'cs', 'Czech', 'Čeština', 'CZ'],
  ['SK', 'sk', 'Slovak', 'Slovenčina', 'SK'],
  ['HU', 'hu', 'Hungarian', 'Magyar', 'HU'],
  ['RO', 'ro', 'Romanian', 'Română', 'RO'],
  ['EL', 'el', 'Greek', 'Ελληνικά', 'GR'],
  ['RU', 'ru', 'Russian', 'Русский', 'RU'],
  ['UK', 'uk', 'Ukrainian', 'Українська', 'UA'],
  ['TR', 'tr', 'Turkish', 'Türkçe', 'TR'],
  ['KK', 'kk', 'Kazakh', 'Қазақ тілі', 'KZ'],
  ['HE', 'he', 'Hebrew', 'עברית', 'IL'],
  ['AR', 'ar', 'Arabic', 'العربية', 'SA'],
  ['FA', 'fa', 'Persian', 'فارسی', 'IR'],
  ['HI', 'hi', 'Hindi', 'हिन्दी', 'IN'],
  ['BN', 'bn', 'Bengali', 'বাংলা', 'BD'],
  ['UR', 'ur', 'Urdu', 'اردو', 'PK'],
  ['MS', 'ms', 'Malay', 'Bahasa Melayu', 'MY'],
  ['FIL', 'fil', 'Filipino', 'Filipino', 'PH'],
  ['KM', 'km', 'Khmer', 'ខ្មែរ', 'KH'],
  ['MY', 'my', 'Burmese', 'မြန်မာ', 'MM'],
];

const read =
  (hasTexts: boolean) =>
  ([code, htmlLang, name, nativeName, countryCode]: Row): Language => ({
    code,
    htmlLang,
    name,
    nativeName,
    countryCode,
    hasTexts,
  });

/** Every language the portal can name (D-16), those with texts first. */
export const languages: readonly Language[] = [...withTexts.map(read(true)), ...namedOnly.map(read(false))];

const byCode = new Map(languages.map((language) => [language.code, language]));
const byHtmlLang = new Map(languages.map((language) => [language.htmlLang, language]));
const rightToLeft = new Set(['ar', 'fa', 'he', 'ur']);

/** By the platform's code or the BCP 47 tag; null when the catalogue does not have it. */
export function languageOf(codeOrTag: string): Language | null {
  return byCode.get(codeOrTag) ?? byHtmlLang.get(codeOrTag) ?? null;
}

/** The BCP 47 tag of a platform code; a tag, or what is unknown, comes back as it is. */
export function htmlLangOf(codeOrTag: string): string {
  return languageOf(codeOrTag)?.htmlLang ?? codeOrTag;
}

/** The platform's code of a BCP 47 tag; a code, or what is unknown, comes back as it is. */
export function languageCodeOf(codeOrTag: string): string {
  return languageOf(codeOrTag)?.code ?? codeOrTag;
}

export function directionOf(codeOrTag: string): 'ltr' | 'rtl' {
  return rightToLeft.has(htmlLangOf(codeOrTag)) ? 'rtl' : 'ltr';
}

/** What a visitor can choose: the brand's languages that have texts, in its order; never empty. */
export function supportedLanguages(brand: { languages: { supported: readonly string[]; default: string } }): Language[] {
  const chosen = [...new Set(brand.languages.supported)].map(languageOf).filter((one) => one?.hasTexts === true) as Language[];
  if (chosen.length > 0) return chosen;
  const fallback = languageOf(brand.languages.default);
  return [fallback?.hasTexts === true ? fallback : (languages[0] as Language)];
}
