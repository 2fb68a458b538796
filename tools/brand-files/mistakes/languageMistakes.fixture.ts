import type { Json } from '../../../src/engine/brand/json.ts';
import { type Mistake, settings } from './mistake.fixture.ts';

/** Gives folia German beside its two languages before the mistake. */
const withGerman = (mistakes: readonly Mistake[], texts: Json = { portal: { home: 'Start' } }): Mistake[] =>
  mistakes.map((mistake) => ({
    ...mistake,
    apply(folders) {
      folders.set('folia', 'brand.json', '/languages/supported', ['PT', 'EN', 'DE']);
      folders.write(
        'folia',
        'texts/de.json',
        JSON.stringify({ $schema: '../../../schemas/brand/texts.schema.json', ...(texts as object) }),
      );
      mistake.apply(folders);
    },
  }));

const german = 'folia/texts/de.json';

/** Mistakes in the languages that a brand offers, and in texts of those that it adds. */
export const languageMistakes: readonly Mistake[] = [
  ...settings([
    [
      'language that nobody has texts for',
      'folia/brand.json',
      '/languages/supported',
      ['PT', 'EN', 'DE'],
      '/languages/supported/2',
    ],
    ['language from right to left', 'folia/brand.json', '/languages/supported', ['PT', 'EN', 'AR'], '/languages/supported/2'],
    ['language misspelt', 'folia/brand.json', '/languages/supported', ['PT', 'EN', 'GER'], '/languages/supported/2'],
    ['tag for a code', 'folia/brand.json', '/languages/supported', ['PT', 'EN', 'de'], '/languages/supported/2'],
    ['fallback of a language that is not offered', 'folia/brand.json', '/languages/fallback/TH', ['EN']],
    ['names of languages by hand', 'folia/brand.json', '/languages/added', []],
    ['texts of no language', 'folia/texts/ge.json', '/portal', { home: 'Start' }, ''],
  ]),
  ...withGerman([
    { says: 'language with a part of the texts', id: 'folia', file: 'texts/de.json', paths: [''], apply: () => undefined },
    ...settings([
      ['fallback to a language without texts', 'folia/brand.json', '/languages/fallback/DE', ['FR'], '/languages/fallback/DE/0'],
      ['fallback to itself', 'folia/brand.json', '/languages/fallback/DE', ['DE'], '/languages/fallback/DE/0'],
      ['fallback as a text', 'folia/brand.json', '/languages/fallback/DE', 'EN'],
      ['plural form of another language', german, '/portal/images_hint_few', 'Bis zu {{count}} Bilder'],
      ['plural form of a text without numbers', german, '/portal/home_one', 'Start'],
      ['plural form without its number', german, '/portal/images_hint_one', 'Ein Bild'],
      ['key misspelt in a language of the brand', german, '/portal/hoem', 'Start'],
      ['hole left out in a language of the brand', german, '/portal/images_hint', 'Einige Bilder, PNG oder JPG'],
      ['markup in a language of the brand', german, '/portal/home', 'Start <br>'],
      ['other letters in a language of the brand', german, '/portal/home', 'Начало'],
    ]),
  ]),
];
