import { type Mistake, settings } from './mistake.fixture.ts';

const layout = 'folia/layout.json';
const page = (rest: object) => ({ paths: ['/rules'], page: 'content', regions: ['header'], ...rest });
const about = '/content/about';

/** Mistakes in pages and blocks of the brand's own, own menus, and sections that stand twice. */
export const contentMistakes: readonly Mistake[] = settings([
  ['page of content without its piece', layout, '/routes/rules', page({}), '/routes/rules'],
  ['piece misspelt by its page', layout, '/routes/about/content', 'abuot'],
  ['piece for a page that shows none', layout, '/routes/vip/content', 'about'],
  ['piece below a path of another route', layout, '/routes/lobby/below', { '/vip': 'about' }, '/routes/lobby/below/~1vip'],
  ['piece below the lobby misspelt', layout, '/routes/lobby/below', { '/rng': 'abuot' }, '/routes/lobby/below/~1rng'],
  ['texts of pages of content on a lobby', layout, '/routes/lobby/below', { '/rng': 'about' }, `${about}/lead`],
  ['piece that nothing shows', layout, '/content/rules', { title: 'portal:game_rules', blocks: [{ text: 'portal:about_text' }] }],
  ['piece without a title', layout, `${about}/title`, null],
  ['piece without blocks', layout, `${about}/blocks`, []],
  ['block of two kinds', layout, `${about}/blocks`, [{ heading: 'portal:help', text: 'portal:help' }], `${about}/blocks/0`],
  ['block of no kind', layout, `${about}/blocks`, [{ alt: 'portal:help' }], [`${about}/blocks/0`, `${about}/blocks/0/alt`]],
  ['block misspelt', layout, `${about}/blocks`, [{ haeding: 'portal:help' }], `${about}/blocks/0/haeding`],
  ['text that nobody has', layout, `${about}/lead`, 'content:about_led'],
  ['text of another part of the portal', layout, `${about}/lead`, 'vip:title'],
  ['words instead of a text key', layout, `${about}/lead`, 'Who we are'],
  ['picture that is not there', layout, `${about}/blocks`, [{ image: 'hall.webp' }], `${about}/blocks/0/image`],
  ['menu of a block misspelt', layout, `${about}/blocks`, [{ menu: 'abuot' }], `${about}/blocks/0/menu`],
  ['own menu that nothing opens', 'folia/menus.json', '/offers', { order: [], entries: {} }],
  ['menu of the portal misspelt', 'folia/menus.json', '/footr', { order: [], entries: {} }],
  ['second section without what it is', layout, '/home/sections/slots', { category: 'RNG' }],
  ['second section of an unknown one', layout, '/home/sections/slots', { section: 'liveGame' }, '/home/sections/slots/section'],
  [
    'setting of another section than it is',
    layout,
    '/home/sections/slots',
    { section: 'notice', count: 3 },
    '/home/sections/slots/count',
  ],
  [
    'banners without a group',
    layout,
    '/home',
    { order: ['more'], sections: { more: { section: 'banners' } } },
    '/home/sections/more/group',
  ],
  [
    'block on the home page without its piece',
    layout,
    '/home',
    { order: ['more'], sections: { more: { section: 'content' } } },
    '/home/sections/more/content',
  ],
]);
