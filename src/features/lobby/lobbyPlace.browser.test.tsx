import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Game, GameListRequest } from '#contract/types.ts';
import { openApp, slot } from '#app-tests/app.fixture.tsx';
import { signIn } from '#state/session/signIn.ts';
import { expireSession } from '#state/session/signOut.ts';
import { settle } from '#ui/dom/mount.fixture.tsx';

beforeEach(() => page.viewport(1280, 800));

const lanes = [{ gameCategory: 'RNG', cards: [{ vassalage: 'LUM', name: 'Studio LUM', isHot: 0 }] }];
const game = (id: string): Game => ({
  nodeId: id,
  gameName: `Game ${id}`,
  gameType: 'RNG',
  gameCategory: 'RNG',
  vassalage: 'LUM',
});
const address = '/rng?vendor=LUM&lines=20&page=2';
const memberInfo = { id: '1', account: 'ana01', nickname: 'Ana', type: 0, clubLabel: null };
const names = () => slot('page/lobby')?.textContent ?? '';

test('page, filters and scroll position are restored when a session ends in a lobby and the member signs in again', async () => {
  const { portal, sent } = await openApp({
    path: address,
    member: {},
    reply: ({ name, request }) => {
      if (name === 'gameVendor') return { data: { lanes } };
      if (name === 'hotGames') return { list: [game('hot')] };
      if (name === 'vassGameType') return [];
      if (name === 'memberInfo') return memberInfo;
      if (name !== 'gameList') return null;
      const { pageNo } = request as GameListRequest;
      return { games: Array.from({ length: 42 }, (_, nth) => game(`p${pageNo}-${nth}`)), totalPages: 3, total: 126 };
    },
  });
  await expect.poll(names).toContain('Game p2-41');
  const asked = () => sent('gameList').map((request) => request as GameListRequest);
  const before = asked().at(-1);
  window.scrollTo({ top: 700, behavior: 'instant' });
  await expect.poll(() => window.scrollY).toBe(700);

  await settle(() => expireSession(portal));
  await expect.poll(() => portal.overlayStore.getState().modals).toMatchObject([{ name: 'loginPopupModal' }]);
  await expect.poll(names).not.toContain('Game p2-41');
  await expect.poll(() => portal.router.path()).toBe(address);
  expect(window.scrollY).toBe(700);

  const count = asked().length;
  await settle(() => signIn(portal, { token: 'st_2' } as never, { kind: 'username', userName: 'ana01', stay: true }));
  await expect.poll(names).toContain('Game p2-41');
  await expect.poll(() => portal.router.path()).toBe(address);
  expect(
    asked()
      .slice(count)
      .map(({ pageNo }) => pageNo),
  ).not.toContain(1);
  expect(asked().at(-1)).toEqual(before);
  await expect.poll(() => portal.overlayStore.getState().modals).toEqual([]);
  expect(window.scrollY).toBe(700);
});
