import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Game, GameListRequest } from '#contract/types.ts';
import { openApp, slot } from '#app-tests/app.fixture.tsx';
import { CallError, type CallErrorKind } from '#platform/errors/callError.ts';
import type { MadeCall } from '#state/forms/fieldHost.fixture.tsx';

beforeEach(() => page.viewport(1280, 800));

const lanes = [{ gameCategory: 'RNG', cards: [{ vassalage: 'LUM', name: 'Studio LUM', isHot: 0 }] }];
const game = (id: string, more: Partial<Game> = {}): Game => ({
  nodeId: id,
  gameName: `Game ${id}`,
  gameType: 'RNG',
  gameCategory: 'RNG',
  vassalage: 'LUM',
  ...more,
});

/** A member's slots, where a call throws or returns what `fault` gives. */
const open = (fault: (call: MadeCall) => unknown = () => null, path = '/rng') =>
  openApp({
    path,
    member: {},
    brand: { security: { hosts: { games: ['play.portal.example'] } } } as never,
    reply: (call) => {
      const own = fault(call);
      if (own !== null) return own;
      if (call.name === 'gameVendor') return { data: { lanes } };
      if (call.name === 'hotGames') return { list: [game('hot')] };
      if (call.name === 'recentGames') return { list: [game('recent')] };
      if (call.name === 'vassGameType') return [];
      if (call.name === 'gameList') {
        const { pageNo } = call.request as GameListRequest;
        return { games: [game(`p${pageNo}`)], totalPages: 3, total: 126 };
      }
      return null;
    },
  });
const tile = (name: string) => page.getByRole('button', { name: `Play ${name}`, exact: true });
const retry = () => userEvent.click(page.getByRole('button', { name: 'Try again' }));

test.each<[string, CallErrorKind, string]>([
  ['F1, F12', 'offline', 'The network link is abnormal.'],
  ['F2', 'timeout', 'The network link is abnormal.'],
  ['F4', 'unavailable', 'The service is not available'],
  ['F5', 'throttled', 'Too many attempts.'],
  ['F6', 'forbidden', 'You are not allowed to do this.'],
  ['F8', 'badResponse', 'Something went wrong.'],
])('%s: games that fail to load show the reason, the rest of the page works (%s)', async (_row, kind, words) => {
  let broken = true;
  const { portal } = await open(({ name }) => {
    if (broken && name === 'gameList') throw new CallError(kind, name);
    return null;
  });
  await expect.element(page.getByText('The games could not be loaded')).toBeVisible();
  expect(slot('page/lobby')!.querySelector('[role="alert"]')!.textContent).toContain(words);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Studio LUM' })).toBeVisible();
  expect(portal.session.getState().token).toBe('st_1');
  broken = false;
  await retry();
  await expect.element(tile('Game p1')).toBeVisible();
});

test('F7: words of the platform are rendered as text', async () => {
  const message = '<img src=x onerror=alert(1)> Not today';
  await open(({ name }) => (name === 'gameList' ? { ok: false, code: 'odd', message, value: null } : null));
  await expect.element(page.getByText('The games could not be loaded')).toBeVisible();
  expect(slot('page/lobby')!.querySelector('[role="alert"] img[src="x"]')).toBeNull();
});

test('F12: loaded games stay while offline, and are refetched when online', async () => {
  let offline = false;
  await open((call) => {
    if (offline && call.name === 'gameList') throw new CallError('offline', call.name);
    return null;
  });
  await expect.element(tile('Game p1')).toBeVisible();
  offline = true;
  await userEvent.click(page.getByRole('button', { name: 'Page 3', exact: true }));
  await expect.element(page.getByText('The games could not be loaded')).toBeVisible();
  await userEvent.click(page.getByText('Hot', { exact: true }).first());
  await expect.element(tile('Game hot')).toBeVisible();
  offline = false;
  await userEvent.click(page.getByText('All', { exact: true }).first());
  await expect.element(tile('Game p1')).toBeVisible();
});

test('F12: a list that failed offline is read again when the browser is online', async () => {
  let offline = true;
  await open((call) => {
    if (offline && call.name === 'gameList') throw new CallError('offline', call.name);
    return null;
  });
  await expect.element(page.getByText('The games could not be loaded')).toBeVisible();
  offline = false;
  dispatchEvent(new Event('offline'));
  dispatchEvent(new Event('online'));
  await expect.element(tile('Game p1')).toBeVisible();
});

test('F3: a game that is pressed twice launches once', async () => {
  const { sent } = await open(({ name }) => (name === 'launchGame' ? { game_url: null } : null));
  await expect.element(tile('Game p1')).toBeVisible();
  const press = () =>
    tile('Game p1')
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  press();
  press();
  await expect.element(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible();
  expect(sent('launchGame')).toHaveLength(1);
});

test('LOB-17, F26: a failed picture is replaced by the default one, and the game still launches', async () => {
  const asked: string[] = [];
  const seen = new PerformanceObserver((list) => list.getEntries().forEach(({ name }) => asked.push(name)));
  seen.observe({ type: 'resource' });
  const icon = '/media/none.webp';
  const { sent } = await open(({ name }) =>
    name === 'gameList' ? { games: [game('x', { icon })], totalPages: 1 } : name === 'launchGame' ? { game_url: null } : null,
  );
  await expect.element(tile('Game x')).toBeVisible();
  await expect.poll(() => slot('page/lobby')!.querySelector('article img[width="96"]')).not.toBeNull();
  seen.disconnect();
  expect(asked.filter((name) => name.endsWith(icon)).length).toBeLessThanOrEqual(4);
  await userEvent.click(tile('Game x'));
  await expect.poll(() => sent('launchGame').length).toBe(1);
});

test('LOB-15, LOB-16: a phone asks for the games of phones, on both platforms', async () => {
  await page.viewport(390, 844);
  const { sent } = await open();
  await expect.element(tile('Game p1')).toBeVisible();
  expect(sent('gameList')[0]).toMatchObject({ clientType: 3, platform: 'flash,html5-desktop' });
});

test('a game under maintenance shows a message and is not launched', async () => {
  const { portal, sent } = await open(({ name }) =>
    name === 'gameList' ? { games: [game('5', { maintenance: true })], totalPages: 1 } : null,
  );
  await expect.element(page.getByText('Under maintenance')).toBeVisible();
  // the name has the visible text, for those who speak to the page
  await userEvent.click(page.getByRole('button', { name: 'Play Game 5 · Under maintenance' }));
  await expect.poll(() => portal.overlayStore.getState().dialogs.length).toBe(1);
  expect(sent('launchGame')).toEqual([]);
});

test('a platform without codes, hot marks and categories of games has a full lobby, and its games start (LOB-03, LOB-13)', async () => {
  const cards = [{ name: 'Studio SAL', accountTypeName: 'SAL' }];
  const games = [{ nodeId: 'S-1', gameId: '1', gameName: 'Table 1', gameType: 'LIVE' }];
  const replies: Record<string, object> = {
    gameVendor: { data: { lanes: [{ title: 'LIVE', cards }] } },
    gameList: { games, totalPages: 1, total: 1 },
    launchGame: {},
  };
  const { sent } = await open(({ name }) => replies[name] ?? null, '/live');
  await userEvent.click(page.getByRole('button', { name: 'Studio SAL' }));
  await expect.poll(() => sent('gameList').at(-1)).toMatchObject({ vassalage: 'SAL' });
  await userEvent.click(tile('Table 1'));
  await expect.poll(() => sent('launchGame')).toMatchObject([{ nodeId: 'S-1', gameId: '1' }]);
  expect(sent('launchGame')[0]).not.toHaveProperty('vassalage');
});
