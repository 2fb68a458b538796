// covers: header, side-menu, footer, bottom-bar, home, centre, content
import { expect } from './support/portal.ts';
import { type BrandJson, testOfCopy } from './support/copiedBrand.ts';
import { ask } from './support/sandboxControl.ts';
import { loadSections } from './support/visitor.ts';

const record = (value: unknown): BrandJson => (value ?? {}) as BrandJson;
const words = {
  world_cup: 'Copa do Mundo',
  journal: 'Diário do clube',
  club: 'O clube',
  club_since: 'Desde 1903, com a mesma camisa.',
};
const story = 'Fundado no porto.\n\nHoje são nove times.';
const cup = { label: 'brand:world_cup', icon: 'trophy', link: 'https://cup.acme.example/2030?from=portal#groups' };
const journal = { label: 'brand:journal', icon: 'megaphone', link: 'https://journal.acme.example/' };

/** Dark, without a switch of the theme, search, casino and lotteries; with words and links of its own. */
const test = testOfCopy({
  'brand.json': (brand) => {
    const { hosts, ...security } = record(brand['security']);
    return {
      ...brand,
      id: 'acme',
      name: 'Golaço Esportes Clube',
      hosts: ['acme.example'],
      merchantCode: 'acme01',
      languages: { supported: ['PT', 'EN', 'DE'], default: 'PT' },
      currency: { symbol: '₫', position: 'after', decimals: 0, space: ' ' },
      security: {
        ...security,
        hosts: { ...record(hosts), links: [...(record(hosts)['links'] as string[]), 'cup.acme.example', 'journal.acme.example'] },
      },
    };
  },
  'theme.json': (theme) => ({ ...theme, default: 'dark' }),
  'layout.json': (layout) => ({
    ...layout,
    regions: { ...record(layout['regions']), themeSwitch: null, search: null },
    routes: {
      ...record(layout['routes']),
      elott: null,
      vnlottery: null,
      lottery: null,
      about: { paths: ['/clube'], page: 'content', content: 'about', regions: ['header', 'sideMenu', 'footer', 'bottomBar'] },
      lobby: { below: { '/sports': 'club' } },
    },
    home: {
      order: ['club', 'promotions', 'matches', 'vendors'],
      sections: {
        club: { section: 'content', content: 'club' },
        matches: { section: 'liveGames', category: 'SPORTS', reserve: 'rail' },
      },
    },
    content: {
      about: { title: 'brand:club', blocks: [{ text: 'content:story' }, { menu: 'club' }] },
      club: { title: 'brand:club', blocks: [{ text: 'brand:club_since' }] },
    },
  }),
  'menus.json': ({ side: _side, categories: _categories, about: _about, ...menus }) => ({
    ...menus,
    categories: { entries: { rng: null, live: null, fish: null } },
    side: { entries: { cup, journal }, order: ['home', 'cup', 'categories', 'promotions', 'journal', 'language', 'support'] },
    header: {
      entries: { cup: { ...cup, when: { role: 'visitor' } } },
      order: ['cup', 'login', 'register', 'deposit', 'messages'],
    },
    footer: { entries: { journal, about: { route: 'about', params: null } }, order: ['about', 'journal', 'responsible'] },
    club: { order: ['cup', 'journal'], entries: { cup, journal } },
    bottomBar: { entries: { cup }, order: ['home', 'games', 'cup', 'login', 'register', 'account'] },
  }),
  'texts/pt.json': (texts) => ({ ...texts, brand: words, content: { story } }),
  'texts/en.json': (texts) => ({
    ...texts,
    brand: {
      world_cup: 'World Cup',
      journal: 'The club journal',
      club: 'The club',
      club_since: 'Since 1903, in the same shirt.',
    },
    content: { story: 'Founded at the harbour.' },
  }),
  'texts/de.json': () => ({
    $schema: '../../../schemas/brand/texts.schema.json',
    portal: { login: 'Anmelden' },
    brand: {
      world_cup: 'Weltmeisterschaft',
      journal: 'Das Vereinsheft',
      club: 'Der Verein',
      club_since: 'Seit 1903, im selben Trikot.',
    },
    content: { story: 'Gegründet am Hafen.' },
  }),
});

test('a brand that is dark, without casino and lotteries, has its own words and links (ENG-13, ENG-14, ENG-15, THM-05)', async ({
  portal,
}) => {
  const { page, slot, say } = portal;
  expect((await ask(portal.origin, '/')).text).toMatch(/<html[^>]* data-theme="dark"/);
  await portal.open();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
  await loadSections(portal);

  for (const region of ['sideMenu', 'header']) {
    const link = slot(`region/${region}`).locator('[data-entry="cup"]');
    await expect(link).toHaveText(new RegExp(`${words.world_cup}.*${say('portal:new_tab').slice(1, 6)}`, 's'));
    await expect(link).toHaveAttribute('href', cup.link);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
  await expect(slot('region/footer').locator('[data-entry="journal"]')).toHaveAttribute('href', journal.link);
  const entries = slot('region/sideMenu').locator('[data-entry]');
  const names = await entries.evaluateAll((found) => found.map((entry) => entry.getAttribute('data-entry')));
  expect(names).toContain('sports');
  for (const gone of ['rng', 'live', 'fish', 'elott', 'lott', 'vnlottery']) expect(names).not.toContain(gone);
  await expect(slot('region/search')).toHaveCount(0);
  await expect(slot('region/themeSwitch')).toHaveCount(0);

  // each word of the name, in two lines at most
  const name = slot('region/sideMenu').locator('[data-word]');
  const cut = await name.evaluate((word) => [word.scrollWidth - word.clientWidth, word.scrollHeight - word.clientHeight]);
  expect(Math.max(...cut), 'px of the name that are cut').toBeLessThanOrEqual(1);

  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    slot('region/sideMenu').locator('[data-entry="journal"]').click(),
  ]);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await tab.close();
  await page.setViewportSize({ width: 390, height: 844 });
  const bar = slot('region/bottomBar').locator('[data-entry="cup"]');
  await expect(bar).toHaveAttribute('href', cup.link);
  await expect(bar).toBeInViewport({ ratio: 1 });
});

test('its own page and blocks are published with their texts, in each of its languages', async ({ portal }) => {
  const { page, slot } = portal;
  const published = (await ask(portal.origin, '/clube')).text;
  expect(published).toContain('<p>Fundado no porto.</p><p>Hoje são nove times.</p>');
  expect((await ask(portal.origin, '/')).text).not.toContain('Fundado');
  await portal.open('/clube');
  await expect(page).toHaveTitle(`${words.club} · Golaço Esportes Clube`);
  await expect(slot('page/content').locator('[data-entry="journal"]')).toHaveAttribute('href', journal.link);
  await slot('region/sideMenu').locator('[data-entry="home"]').click();
  await expect(slot('section/club')).toContainText(words.club_since);
  await page.evaluate(() => localStorage.setItem('language', 'EN'));
  await portal.open('/');
  await expect(slot('section/club')).toContainText('Since 1903');
  await slot('region/footer').locator('[data-entry="about"]').click();
  await expect(slot('page/content')).toContainText('Founded at the harbour.');
  // a language of its own: what it lacks is English
  await page.evaluate(() => localStorage.setItem('language', 'DE'));
  await portal.open('/clube');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(slot('page/content')).toContainText('Gegründet am Hafen.');
  await expect(slot('region/header').locator('[data-entry="login"]')).toHaveText('Anmelden');
  await expect(slot('region/footer').locator('[data-entry="responsible"]')).toHaveText('Responsible play');
  await portal.open('/', { as: 'member01' });
  for (const amount of ['Balance', 'Won or lost since you signed in'])
    await expect(slot('region/header').getByRole('group', { name: amount })).toHaveText(/^-?[\d.]+\u00a0₫$/);
  await portal.open('/sports');
  await expect(slot('section/content')).toContainText('Seit 1903');
});
