import type { MemoryFolders } from '../memoryFolders.fixture.ts';
import { type Mistake, edits, settings } from './mistake.fixture.ts';

/** Adds the same key in the other language, so that no missing translation is found. */
const inBoth = (mistakes: readonly Mistake[]): Mistake[] =>
  mistakes.map((mistake) => ({
    ...mistake,
    apply(folders) {
      folders.set('folia', 'texts/en.json', '/portal/home', 'Start');
      mistake.apply(folders);
    },
  }));

/** Gives the brand a word in these languages, and an entry that uses it, before the mistake. */
const withWord = (tags: readonly string[], label: string, mistakes: readonly Mistake[]): Mistake[] =>
  mistakes.map((mistake) => ({
    ...mistake,
    apply(folders) {
      for (const tag of tags) folders.set('folia', `texts/${tag}.json`, '/brand', { world_cup: 'Copa' });
      folders.set('folia', 'menus.json', '/side/entries/announcements/label', label);
      mistake.apply(folders);
    },
  }));

const nothingMore = { id: 'folia', apply: () => undefined };

const wordMistakes: readonly Mistake[] = [
  ...withWord(['pt', 'en'], 'brand:word_cup', [
    { ...nothingMore, says: 'word of the brand misspelt', file: 'menus.json', paths: ['/side/entries/announcements/label'] },
  ]),
  ...withWord(['pt'], 'brand:world_cup', [
    { ...nothingMore, says: 'word of the brand in one language', file: 'texts/en.json', paths: ['/brand/world_cup'] },
  ]),
  ...withWord(['pt', 'en'], 'portal:announcements', [
    { ...nothingMore, says: 'word of the brand that nothing uses', file: 'texts/en.json', paths: ['/brand/world_cup'] },
  ]),
  ...withWord(
    ['pt', 'en'],
    'brand:world_cup',
    settings([
      ['hole in a word of the brand', 'folia/texts/pt.json', '/brand/world_cup', 'Copa {{year}}'],
      ['word of the brand as a number', 'folia/texts/pt.json', '/brand/world_cup', 2026],
      ['word of the brand in a namespace within', 'folia/texts/pt.json', '/brand/menu', { world_cup: 'Copa' }],
    ]),
  ),
];

/** Mistakes in texts and file formats. */
export const textMistakes: readonly Mistake[] = [
  ...wordMistakes,
  ...settings([['text in one language only', 'mayloc/texts/vi.json', '/portal/home', 'Nhà']]),
  ...inBoth(
    settings([
      ['key misspelt', 'folia/texts/pt.json', '/portal/abaut_text', 'Oi'],
      ['namespace misspelt', 'folia/texts/pt.json', '/portel', { home: 'Início' }, ['/portel', '/portel/home']],
      ['empty text', 'folia/texts/pt.json', '/portal/home', ''],
      ['text of spaces', 'folia/texts/pt.json', '/portal/home', '  '],
      ['text with a space behind', 'folia/texts/pt.json', '/portal/home', 'Início '],
      ['text not filled in', 'folia/texts/pt.json', '/portal/home', 'TODO'],
      ['text to be translated', 'folia/texts/pt.json', '/portal/home', '[TRANSLATE] Home'],
      ['text that waits in its language', 'folia/texts/pt.json', '/portal/home', 'A definir'],
      ['text of a try', 'folia/texts/pt.json', '/portal/home', 'teste'],
      ['text of signs', 'folia/texts/pt.json', '/portal/home', '???'],
      ['key for a text', 'folia/texts/pt.json', '/portal/home', 'portal:games'],
      ['text of Markdown', 'folia/texts/pt.json', '/portal/about_text', 'A **{{brand}}** existe.'],
      ['link of Markdown', 'folia/texts/pt.json', '/portal/about_text', 'A {{brand}}: [veja](/help).'],
      ['line break with two backslashes', 'folia/texts/pt.json', '/portal/about_text', 'A {{brand}}.\\nSem pressa.'],
      ['letter as its code', 'folia/texts/pt.json', '/portal/home', 'In\\u00edcio'],
      ['address of a machine', 'folia/texts/pt.json', '/portal/about_text', 'A {{brand}}: http://localhost:3000/sobre'],
      ['text in another namespace', 'folia/texts/pt.json', '/common/home', 'Início'],
      ['flat key', 'folia/texts/pt.json', '/portal.home', 'Início'],
      ['password in its language', 'folia/texts/pt.json', '/portal/about_text', 'A {{brand}}. Senha: Zq81kLm90pQr'],
      ['header that signs in', 'folia/texts/pt.json', '/portal/home', `Bearer ${['9f86d081', '884c7d65', '9a2feaa0'].join('')}`],
      ['text with markup', 'folia/texts/pt.json', '/portal/about_text', 'Olá <br> mundo'],
      ['text with an entity', 'folia/texts/pt.json', '/portal/home', 'In&iacute;cio'],
      ['hole misspelt', 'folia/texts/pt.json', '/portal/about_text', 'A {{brnad}} existe.'],
      ['hole in another case', 'folia/texts/pt.json', '/portal/about_text', 'A {{Brand}} existe.'],
      ['hole with one brace', 'folia/texts/pt.json', '/portal/about_text', 'A {brand} existe.'],
      ['hole of another system', 'folia/texts/pt.json', '/portal/about_text', 'A %s existe.'],
      ['hole translated', 'folia/texts/pt.json', '/portal/about_text', 'A {{marca}} existe.'],
      ['age left out', 'folia/texts/pt.json', '/portal/responsibility_text', 'Jogue com calma.'],
      ['text as a number', 'folia/texts/pt.json', '/portal/home', 5],
      ['text in another script', 'mayloc/texts/th.json', '/portal/about_text', '{{brand}} 提供彩票与真人游戏,请理性娱乐。'],
      [
        'text in another language',
        'mayloc/texts/zh-CN.json',
        '/portal/about_text',
        '{{brand}} brings draws and live tables together.',
      ],
      ['text read with the wrong code page', 'folia/texts/pt.json', '/portal/home', 'InÃ­cio'],
      ['text with a lost letter', 'folia/texts/pt.json', '/portal/home', 'In\uFFFDcio'],
      ['text with a control character', 'folia/texts/pt.json', '/portal/home', 'In\u0007cio'],
      ['text that turns the direction', 'folia/texts/pt.json', '/portal/home', 'In\u202Eoíc'],
      ['text much too long', 'folia/texts/pt.json', '/portal/home', 'Início '.repeat(30).trim()],
      ['texts for a language that is not offered', 'folia/texts/vi.json', '/portal', { home: 'Nhà' }, ''],
      [
        'text of another language in the same letters',
        'folia/texts/pt.json',
        '/portal/about_text',
        '{{brand}} is for all of the players and your friends.',
      ],
      ['text with a character that cannot be seen', 'folia/texts/pt.json', '/portal/home', 'In\u200Bício'],
      ['text with a joiner that joins nothing', 'folia/texts/pt.json', '/portal/home', 'In\u200Dício'],
      ['text with marks apart from their letters', 'folia/texts/pt.json', '/portal/home', 'Ini\u0301cio'],
      ['name with a break mark', 'folia/brand.json', '/name', 'Fo\u00ADlia'],
      ['key with a character that cannot be seen', 'folia/texts/pt.json', '/portal/home\u200B', 'Início'],
      ['filler within a text', 'folia/texts/pt.json', '/portal/home', 'Início: lorem ipsum dolor'],
      ['text that waits within', 'folia/texts/pt.json', '/portal/home', 'Início (TODO)'],
      ['key of a service in a text', 'folia/texts/pt.json', '/portal/home', `Início ${['sk', 'live', '4fT9a81bcD0e'].join('_')}`],
      ['private key in the name of the holder', 'folia/brand.json', '/regulatory/legal/holder', '-----BEGIN EC PRIVATE KEY-----'],
      ['token of a session in a text', 'folia/texts/pt.json', '/portal/home', 'eyJhbGciOiJIUzI1.eyJzdWIiOiIxMjM0.sig'],
      ['password in an address', 'folia/texts/pt.json', '/portal/home', 'https://ana:s3nha@folia.example/'],
      ['text that calls another', 'folia/texts/pt.json', '/portal/home', '$t(portal:home)'],
    ]),
  ),
  ...settings([
    [
      'text that was copied and not translated',
      'folia/texts/pt.json',
      '/portal/about_text',
      '{{brand}}: mesas calmas, jogos escolhidos',
    ],
  ]).map((mistake) => ({
    ...mistake,
    apply(folders: MemoryFolders) {
      folders.set('folia', 'texts/en.json', '/portal/about_text', '{{brand}}: mesas calmas, jogos escolhidos');
      mistake.apply(folders);
    },
  })),
  ...edits([
    ['comma missing', 'folia/brand.json', '"name": "Folia",', '"name": "Folia"', ''],
    ['comma too many', 'folia/brand.json', '"default": "PT"\n', '"default": "PT",\n', ''],
    ['comment', 'folia/brand.json', '"name": "Folia",', '"name": "Folia", // shown in the header', ''],
    ['single quotes', 'folia/brand.json', '"name": "Folia"', "'name': 'Folia'", ''],
    ['typographic quotes', 'folia/brand.json', '"name": "Folia"', '“name”: “Folia”', ''],
    ['brace missing', 'folia/menus.json', /\}\s*$/, '', ''],
    ['key twice', 'folia/brand.json', '"name": "Folia",', '"name": "Folia",\n  "name": "Folha",', '/name'],
    ['bare word', 'folia/brand.json', '"rememberMe": true', '"rememberMe": yes', ''],
    ['True of another language', 'folia/brand.json', '"rememberMe": true', '"rememberMe": True', ''],
    ['null for an object', 'folia/texts/pt.json', /^[^]*$/, 'null', ''],
    ['list for an object', 'folia/texts/pt.json', /^[^]*$/, '[]', ''],
    ['empty file', 'folia/theme.json', /^[^]*$/, '', ''],
    ['merge conflict', 'folia/brand.json', '"name": "Folia",', '<<<<<<< HEAD\n  "name": "Folia",\n=======', ''],
    ['byte order mark', 'folia/brand.json', /^/, '\uFEFF', ''],
    ['line break in a text', 'folia/texts/pt.json', 'calma. Sem', 'calma.\nSem', ''],
    ['number with a leading zero', 'orvane/brand.json', '"realityCheckMinutes": 30', '"realityCheckMinutes": 030', ''],
    ['decimal comma', 'orvane/brand.json', '"autoplayMs": 6000', '"autoplayMs": 6,5', ''],
  ]),
];
