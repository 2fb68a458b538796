import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Game } from '#contract/types.ts';
import { openApp, slot } from '#app-tests/app.fixture.tsx';

const game = (id: number): Game => ({
  nodeId: `G-${id}`,
  gameName: `Game ${id}`,
  gameType: 'RNG',
  gameCategory: 'RNG',
  vassalage: 'LUM',
});
const table = (id: number): Game => ({ ...game(id), gameType: 'LIVE', gameCategory: 'LIVE', vendor: 'Salon' });
const tile = (name: string) => page.getByRole('button', { name: `Play ${name}`, exact: true });

test.each([
  ['favourites', 'Favourites', 'favouriteList', 'content'],
  ['recent', 'Recent', 'recentGames', 'list'],
] as const)('the %s of a member are in pages of 42, the newest first (FAV-02, FAV-04, D-45)', async (tab, label, call, field) => {
  await page.viewport(1280, 800);
  const { portal, sent } = await openApp({
    path: `/rng?tab=${tab}`,
    member: {},
    reply: ({ name, request }) => {
      if (name !== call) return null;
      const { pageNo } = request as { pageNo: number };
      const games = Array.from({ length: pageNo === 1 ? 42 : 3 }, (_, index) => game((pageNo - 1) * 42 + 45 - index));
      return { [field]: games, totalPages: 2, total: 45 };
    },
  });
  await expect.element(page.getByRole('radio', { name: new RegExp(`^${label}`) })).toBeChecked();
  await expect.element(tile('Game 45')).toBeInTheDocument();
  expect(sent(call).at(-1)).toMatchObject({ pageNo: 1, pageSize: 42, gameType: 'RNG' });
  await userEvent.click(page.getByRole('button', { name: 'Page 2', exact: true }));
  await expect.poll(() => sent(call).at(-1)).toMatchObject({ pageNo: 2, pageSize: 42 });
  await expect.element(tile('Game 87')).toBeInTheDocument();
  await expect.poll(() => slot('page/lobby')!.querySelectorAll('article').length).toBe(3);
  await expect.poll(() => portal.router.path()).toBe(`/rng?tab=${tab}&page=2`);
});

test.each([
  ['favourites', 'favouriteList', 'content'],
  ['recent', 'recentGames', 'list'],
] as const)('a page of the %s that is gone leads to the last one', async (tab, call, field) => {
  const { portal } = await openApp({
    path: `/rng?tab=${tab}&page=2`,
    member: {},
    reply: ({ name, request }) => {
      if (name !== call) return null;
      const { pageNo } = request as { pageNo: number };
      return { [field]: pageNo === 1 ? [game(1)] : [], totalPages: 1, total: 1 };
    },
  });
  await expect.element(tile('Game 1')).toBeInTheDocument();
  expect(portal.router.path()).not.toContain('page=');
});

test('live tables are 8:5, four in a row, like their skeletons', async () => {
  await page.viewport(1280, 800);
  let resolve: (reply: object) => void = () => undefined;
  const promise = new Promise<object>((done) => (resolve = done));
  await openApp({
    path: '/live',
    member: {},
    reply: ({ name }) => {
      if (name === 'gameVendor') return { data: { lanes: [{ gameCategory: 'LIVE', cards: [{ vassalage: 'SAL', isHot: 0 }] }] } };
      return name === 'gameList' ? promise : name === 'hotGames' ? { list: [] } : null;
    },
  });
  const list = () => slot('page/lobby')!.querySelector<HTMLElement>('ul[aria-label="All"]');
  await expect.poll(() => list()?.querySelectorAll('li[aria-hidden]').length).toBe(12);
  const placeOf = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left, top, width, height].map(Math.round);
  };
  const kept = [...list()!.querySelectorAll('li > span:first-child')].map(placeOf);
  resolve({ games: Array.from({ length: 12 }, (_, index) => table(index)), totalPages: 1, total: 12 });
  await expect.element(tile('Game 11')).toBeInTheDocument();
  const tiles = [...list()!.querySelectorAll('article > button:first-child')].map(placeOf);
  expect(tiles).toEqual(kept);
  expect(new Set(tiles.map(([left]) => left)).size).toBe(4);
  const [, , width = 0, height = 0] = tiles[0] ?? [];
  expect(width / height).toBeCloseTo(1.6, 1);
});
