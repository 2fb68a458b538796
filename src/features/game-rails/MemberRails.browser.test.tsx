import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { MemberInfo } from '#contract/types.ts';
import type { Brand } from '#engine/brand/snapshot.ts';
import { openApp, slot } from '#app-tests/app.fixture.tsx';
import { CallError } from '#platform/errors/callError.ts';
import layout from '../../../brands/base/layout.json';

beforeEach(() => page.viewport(1280, 800));

const order = ['continuePlaying', 'favouriteGames'];
const brand = { layout: { ...layout, home: { ...layout.home, order } } } as unknown as Partial<Brand>;
const game = (nodeId: string, more: object = {}) => ({
  nodeId,
  gameName: nodeId,
  gameId: nodeId,
  gameType: 'RNG',
  gameCategory: 'RNG',
  vassalage: 'LUM',
  vendor: 'Lumenta',
  ...more,
});
const now = Date.now();

interface Lists {
  recent?: object[] | Error;
  favourites?: object[];
  hot?: object[];
}

async function open(
  { recent = [], favourites = [], hot = [] }: Lists,
  member: Partial<MemberInfo> | null = {},
  offer: Partial<Brand> = brand,
) {
  return openApp({
    brand: offer,
    ...(member !== null && { member }),
    reply({ name }) {
      if (name === 'recentGames') {
        if (recent instanceof Error) throw recent;
        return { list: recent, total: recent.length, totalPages: 1 };
      }
      if (name === 'favouriteList') return { content: favourites, total: favourites.length, totalPages: 1 };
      return name === 'hotGames' ? { list: hot } : name === 'launchGame' ? { game_url: 'https://games.example/play' } : null;
    },
  });
}

const cards = () => [...(slot('section/continuePlaying')?.querySelectorAll('li button') ?? [])];
const labels = () => cards().map((card) => card.getAttribute('aria-label'));

test('a member continues with one press: the last games, when they were played, closed ones last with their return', async () => {
  const { sent } = await open({
    recent: [
      game('Closed', { maintenance: true, maintenanceUntil: now + 3_600_000, playedAt: now - 60_000 }),
      game('Orchard', { playedAt: now - 12 * 60_000 }),
      game('Comet'),
    ],
  });
  await expect
    .poll(labels)
    .toEqual([
      'Play Orchard · 12 min ago',
      'Play Comet',
      expect.stringMatching(/^Play Closed · 1 min ago · Under maintenance · Back at \d\d:\d\d$/),
    ]);
  await expect.element(page.getByRole('heading', { name: 'Continue playing' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'See all: Continue playing' })).toHaveAttribute('href', '/rng?tab=recent');
  (cards()[0] as HTMLElement).click();
  await expect.poll(() => sent('launchGame')).toHaveLength(1);
});

test.each([
  ['who has not played yet', []],
  ['whose games cannot be read', new CallError('offline', 'recentGames')],
])('a member %s begins with the most played games, so that the place is not empty', async (_, recent) => {
  await open({ recent, hot: [game('Popular')] });
  await expect.poll(labels).toEqual(['Play Popular']);
  await expect.element(page.getByRole('heading', { name: 'Start with these' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'See all: Start with these' })).toHaveAttribute('href', '/rng?tab=hot');
});

test('favourites are counted, and remembered for the next visit', async () => {
  await open({ favourites: [game('Owl'), game('Sun')] });
  await expect.element(page.getByRole('heading', { name: 'Your favourites 2' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Play Owl' })).toBeVisible();
  expect(Object.entries(localStorage).filter(([key]) => key.includes('favourites:'))).toEqual([[expect.anything(), '1']]);
});

test('games of categories that the brand has taken away are in no row, and their place is not empty', async () => {
  const { routes, home } = layout;
  const lobby = { ...routes.lobby, paths: ['/sports'] };
  const sports = { layout: { ...layout, routes: { ...routes, lobby }, home: { ...home, order } } } as unknown as Partial<Brand>;
  const match = (nodeId: string) => game(nodeId, { gameType: 'SPORTS', gameCategory: 'SPORTS' });
  const lists = { recent: [game('Orchard')], favourites: [game('Owl'), match('Derby')], hot: [game('Comet'), match('Cup')] };
  await open(lists, {}, sports);
  await expect.poll(labels).toEqual(['Play Cup']);
  await expect.element(page.getByRole('heading', { name: 'Your favourites 1' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Play Derby' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Play Owl' }).elements()).toEqual([]);
});

test('a member without favourites has no row of them', async () => {
  const { sent } = await open({ recent: [game('A')] });
  await expect.poll(() => sent('favouriteList')).toHaveLength(1);
  await expect.poll(labels).toEqual(['Play A']);
  await expect.poll(() => slot('section/favouriteGames')).toBeNull();
});

test('a member who has paused is not invited to go on', async () => {
  const restriction = { kind: 'PAUSE', from: 0, until: null } as const;
  const { sent } = await open({ recent: [game('A')], favourites: [game('B')] }, { restriction });
  await expect.poll(() => sent('favouriteList')).toHaveLength(1);
  expect(slot('section/continuePlaying')).toBeNull();
  expect(sent('recentGames')).toEqual([]);
});

test('a visitor has neither row, and nothing is asked for them', async () => {
  const { sent } = await open({ recent: [game('A')], favourites: [game('B')] }, null);
  await expect.poll(() => slot('page/home')).not.toBeNull();
  expect(slot('section/continuePlaying')).toBeNull();
  expect(slot('section/favouriteGames')).toBeNull();
  expect([...sent('recentGames'), ...sent('favouriteList')]).toEqual([]);
});
