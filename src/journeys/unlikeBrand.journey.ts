// covers: header, side-menu, footer, bottom-bar, home, centre
import { expect } from './support/portal.ts';
import { type BrandJson, testOfCopy } from './support/copiedBrand.ts';
import { ask } from './support/sandboxControl.ts';
import { loadSections } from './support/visitor.ts';

const record = (value: unknown): BrandJson => (value ?? {}) as BrandJson;
const words = { world_cup: 'Copa do Mundo', journal: 'Diário do clube' };
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
      languages: { supported: ['PT', 'EN'], default: 'PT' },
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
    routes: { ...record(layout['routes']), elott: null, vnlottery: null, lottery: null },
  }),
  'menus.json': ({ side: _side, categories: _categories, ...menus }) => ({
    ...menus,
    categories: { entries: { rng: null, live: null, fish: null } },
    side: { entries: { cup, journal }, order: ['home', 'cup', 'categories', 'promotions', 'journal', 'language', 'support'] },
    header: {
      entries: { cup: { ...cup, when: { role: 'visitor' } } },
      order: ['cup', 'login', 'register', 'deposit', 'messages'],
    },
    footer: { entries: { journal }, order: ['about', 'journal', 'responsible'] },
    bottomBar: { entries: { cup }, order: ['home', 'games', 'cup', 'login', 'register', 'account'] },
  }),
  'texts/pt.json': (texts) => ({ ...texts, brand: words }),
  'texts/en.json': (texts) => ({ ...texts, brand: { world_cup: 'World Cup', journal: 'The club journal' } }),
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
