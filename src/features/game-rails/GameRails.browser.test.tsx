import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Brand } from '#engine/snapshot.ts';
import { openApp, slot } from '#app/app.fixture.tsx';
import layout from '../../../brands/base/layout.json';

beforeEach(() => page.viewport(1280, 800));

const brand = {
  layout: { ...layout, home: { order: ['hotGames', 'vendors'], sections: { hotGames: { count: 2 }, vendors: {} } } },
} as unknown as Partial<Brand>;
const game = (nodeId: string) => ({ nodeId, gameName: nodeId, gameType: 'RNG', gameCategory: 'RNG', vassalage: 'LUM' });
const lanes = [
  { gameCategory: 'RNG', cards: [{ vassalage: 'LUM', name: 'Lumenta', isHot: 1 }] },
  { gameCategory: 'LOTT', cards: [{ vassalage: 'TCG', name: 'Draws', isHot: 0 }] },
];

test('hot games and vendors stand on the home page and lead to the lobby', async () => {
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

test('without games and vendors they take no space', async () => {
  await openApp({
    brand,
    reply: ({ name }) => (name === 'hotGames' ? { list: [] } : name === 'gameVendor' ? { data: { lanes: [] } } : null),
  });
  await expect.poll(() => slot('section/hotGames')).toBeNull();
  expect(slot('section/vendors')).toBeNull();
});

test('a visitor may try a game for play money where the operator lets him, and nobody else (guide 13)', async () => {
  const reply = ({ name }: { name: string }) =>
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
  await openApp({ brand, reply });
  await expect.element(page.getByRole('button', { name: 'Play A' })).toBeVisible();
  expect(demo.all()).toHaveLength(0);

  const { portal, sent } = await openApp({ brand, reply, on: ['FREEPLAY3'] });
  await expect.element(page.getByRole('button', { name: 'Play a demo of A' })).toBeInTheDocument();
  expect(demo.all()).toHaveLength(1);
  demo.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.poll(() => sent('launchGame')).toMatchObject([{ vassalage: 'LUM', nodeId: 'A', launchMode: 'DEMO' }]);
  expect(portal.session.getState().token).toBe('st_demo');
  expect(portal.router.path()).toBe('/');
});
