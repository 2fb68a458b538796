import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Brand } from '#engine/brand/snapshot.ts';
import { openApp, slot } from '#app-tests/app.fixture.tsx';
import layout from '../../../brands/base/layout.json';

beforeEach(() => page.viewport(1280, 800));

const withSections = (sections: Record<string, object>) =>
  ({ layout: { ...layout, home: { order: Object.keys(sections), sections } } }) as unknown as Partial<Brand>;
const hotOnly = ({ name }: { name: string }) => (name === 'hotGames' ? { list: [game('A')] } : null);
const game = (nodeId: string) => ({ nodeId, gameName: nodeId, gameType: 'RNG', gameCategory: 'RNG', vassalage: 'LUM' });
const lanes = [
  { gameCategory: 'RNG', cards: [{ vassalage: 'LUM', name: 'Lumenta', isHot: 1 }] },
  { gameCategory: 'LOTT', cards: [{ vassalage: 'TCG', name: 'Draws', isHot: 0 }] },
];

const brand = withSections({ hotGames: { count: 2 }, vendors: {} });

test('hot games and vendors are on the home page and link to the lobby', async () => {
  const { sent } = await openApp({
    brand,
    reply: ({ name }) =>
      name === 'hotGames' ? { list: ['A', 'B', 'C'].map(game) } : name === 'gameVendor' ? { data: { lanes } } : null,
  });
  await expect.element(page.getByRole('button', { name: 'Play A' })).toBeVisible();
  expect(slot('section/hotGames')!.querySelectorAll('article')).toHaveLength(2);
  await expect.element(page.getByRole('link', { name: 'See all hot games' })).toHaveAttribute('href', '/rng?tab=hot');
  await expect.element(page.getByRole('link', { name: 'Lumenta Hot' })).toHaveAttribute('href', '/rng?vendor=LUM');
  expect(slot('section/vendors')!.querySelectorAll('a')).toHaveLength(1);
  expect(sent('favouriteIds')).toEqual([]);
});

test('the live rail shows 8:5 tables of its category, four in a row, and a link to all', async () => {
  const table = { ...game('T'), gameType: 'LIVE', gameCategory: 'LIVE', vendor: 'Studio', minBet: '5.00', isHot: 1 };
  const { sent } = await openApp({
    brand: withSections({ liveGames: { category: 'LIVE' } }),
    reply: ({ name, request }) =>
      name === 'hotGames'
        ? { list: (request as { gameType?: string }).gameType === 'LIVE' ? [table, { ...table, nodeId: 'U' }] : [game('A')] }
        : null,
  });
  await expect.element(page.getByRole('button', { name: 'Play T' }).first()).toBeVisible();
  const rail = slot('section/liveGames')!;
  expect(rail.textContent).toMatch(/Live casino.*Live.*T.*Studio · from .*5\.00/);
  expect(rail.textContent, 'a hot table says both (LOB-04)').toContain('LiveHot');
  expect(sent('hotGames')).toMatchObject([{ gameType: 'LIVE', isPlatform: 2 }]);
  await expect.element(page.getByRole('link', { name: 'See all: Live casino' })).toHaveAttribute('href', '/live');
  const ratio = (of: Element) => of.getBoundingClientRect().width / of.getBoundingClientRect().height;
  const [first] = rail.querySelectorAll('article button');
  expect(ratio(first!)).toBeCloseTo(8 / 5, 1);
  const columns = () => rail.querySelector('ul')!.getBoundingClientRect().width / first!.getBoundingClientRect().width;
  expect(columns()).toBeGreaterThan(4);
  expect(columns()).toBeLessThan(4.4);
  await page.viewport(390, 800);
  expect(first!.getBoundingClientRect().width).toBe(232);
});

test('hot games of categories that the brand has taken away are not shown', async () => {
  const own = withSections({ hotGames: {} }) as { layout: typeof layout };
  const lobby = { ...layout.routes.lobby, paths: ['/fish'] };
  await openApp({
    brand: { layout: { ...own.layout, routes: { ...layout.routes, lobby } } } as never,
    reply: ({ name }) => (name === 'hotGames' ? { list: [game('A'), { ...game('Reef'), gameCategory: 'FISH' }] } : null),
  });
  await expect.element(page.getByRole('button', { name: 'Play Reef' })).toBeVisible();
  expect(slot('section/hotGames')!.querySelectorAll('article')).toHaveLength(1);
});

test('a game in the row of its category is not repeated among the hot ones', async () => {
  const table = { ...game('T'), gameType: 'LIVE', gameCategory: 'LIVE' };
  await openApp({
    brand: withSections({ hotGames: {}, liveGames: { category: 'LIVE' } }),
    reply: ({ name, request }) =>
      name === 'hotGames' ? { list: 'gameType' in (request as object) ? [table] : [table, game('A')] } : null,
  });
  await expect.element(page.getByRole('button', { name: 'Play A' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Play T' })).toBeVisible();
  expect(slot('section/hotGames')!.querySelectorAll('article')).toHaveLength(1);
  expect(slot('section/liveGames')!.querySelectorAll('article')).toHaveLength(1);
});

test('a rail without a category in the menu or the settings is hidden', async () => {
  const { sent } = await openApp({ brand: withSections({ liveGames: { category: 'CHESS' }, hotGames: {} }), reply: hotOnly });
  await expect.element(page.getByRole('button', { name: 'Play A' })).toBeVisible();
  expect(slot('section/liveGames')).toBeNull();
  expect(sent('hotGames')).toHaveLength(1);
});

test('take no space without games and vendors', async () => {
  await openApp({
    brand,
    reply: ({ name }) => (name === 'hotGames' ? { list: [] } : name === 'gameVendor' ? { data: { lanes: [] } } : null),
  });
  await expect.poll(() => slot('section/hotGames')).toBeNull();
  expect(slot('section/vendors')).toBeNull();
});

const offered = ({ name }: { name: string }) =>
  name === 'hotGames'
    ? { list: [game('A'), { ...game('B'), maintenance: true }] }
    : name === 'freeplay'
      ? { token: 'st_demo' }
      : name === 'memberInfo'
        ? { account: 'demo', nickname: 'Demo', type: 4 }
        : name === 'launchGame'
          ? { game_url: null }
          : null;
const demo = page.getByRole('button', { name: /^Play a demo of/ });

test('no game can be tried for play money where the operator does not allow it', async () => {
  await openApp({ brand, reply: offered });
  await expect.element(page.getByRole('button', { name: 'Play A' })).toBeVisible();
  expect(demo.all()).toHaveLength(0);
});

test('a visitor may try a game that is open for play money, where the operator allows it', async () => {
  const { portal, sent } = await openApp({ brand, reply: offered, on: ['FREEPLAY3'] });
  // the whole section is named when the button is not there
  await expect.poll(() => slot('section/hotGames')?.innerHTML).toContain('Play a demo of A');
  expect(demo.all()).toHaveLength(1);
  demo.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.poll(() => sent('launchGame')).toMatchObject([{ vassalage: 'LUM', nodeId: 'A', launchMode: 'DEMO' }]);
  expect(portal.session.getState().token).toBe('st_demo');
  await expect.poll(() => portal.router.path()).toBe('/');
});
