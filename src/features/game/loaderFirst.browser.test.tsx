import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, slot } from '#app-tests/app.fixture.tsx';
import { startGame } from '#state/games/startGame.ts';
import { settle } from '#ui/dom/mount.fixture.tsx';

beforeEach(() => page.viewport(1280, 800));
afterEach(() => sessionStorage.removeItem('launch'));

test("a vendor's game shows the loader until its address is known, then until its frame has loaded (LCH-07)", async () => {
  let answer: (reply: object) => void = () => undefined;
  const { portal, sent } = await openApp({
    path: '/rng',
    member: {},
    brand: { security: { hosts: { games: ['play.portal.example'] } } } as never,
    reply: ({ name }) => (name === 'launchGame' ? new Promise((done) => (answer = done)) : null),
  });
  const game = { vassalage: 'LUM', gameId: 'R1', gameName: 'Koi', gameType: 'RNG', gameCategory: 'RNG' } as const;
  void startGame(portal, game);
  await expect.poll(() => sent('launchGame')).toMatchObject([{ vassalage: 'LUM', gameId: 'R1' }]);
  await expect.element(page.getByRole('dialog', { name: 'Loading' })).toBeVisible();
  await expect.poll(() => portal.router.path()).toBe('/rng');

  await settle(() => answer({ game_url: 'https://play.portal.example/g' }));
  const frame = () => slot('page/game')?.querySelector('iframe') ?? null;
  await expect.poll(frame).not.toBeNull();
  await expect.poll(() => portal.router.path()).toBe('/game');
  await expect.poll(() => document.querySelector('dialog[open]')).toBeNull();
  await settle(() => void frame()!.dispatchEvent(new Event('load')));
  await expect.element(page.getByText('Starting')).not.toBeInTheDocument();
});
