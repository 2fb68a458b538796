import { type Language, type LanguageRow, languages } from './languages.ts';

/** Languages with a label but without texts of the portal. */
const namedOnly: LanguageRow[] = [
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

/** Every language that the portal can label (D-16), those with texts first. Used by tools and panels only, not by pages. */
export const languageCatalogue: readonly Language[] = [
  ...languages,
  ...namedOnly.map(([code, htmlLang, name, nativeName, countryCode]) => ({
    code,
    htmlLang,
    name,
    nativeName,
    countryCode,
    hasTexts: false,
  })),
];
