import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, slot } from '#app-tests/app.fixture.tsx';
import { pollStatus } from '#state/startup/statusPoll.ts';
import { settle } from '#ui/dom/mount.fixture.tsx';

const game = { vassalage: 'LUM', gameId: 'R1', gameName: 'Koi', gameCategory: 'RNG' };

beforeEach(async () => {
  await page.viewport(1280, 800);
  sessionStorage.setItem('launch', JSON.stringify({ game, from: '/rng' }));
});
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.removeItem('launch');
});

const frame = () => slot('page/game')?.querySelector('iframe') ?? null;

test.each([
  [1, 'maintenance'],
  [2, 'restriction'],
] as const)(
  'status %i ends a game within 65 s with the screen %s, and the game is restored afterwards (F30)',
  async (closed, screen) => {
    let status: number = 0;
    const { portal, sent } = await openApp({
      path: '/game',
      member: {},
      on: ['RGCLOCK3'],
      brand: { security: { hosts: { games: ['play.portal.example'] } } } as never,
      reply: ({ name }) => {
        if (name === 'launchGame') return { game_url: 'https://play.portal.example/g' };
        if (name === 'systemStatus') return status;
        if (name !== 'permission') return null;
        return { info: {}, location: {}, maintenance: status === 1, regionRestriction: status === 2 };
      },
    });
    await expect.poll(frame).not.toBeNull();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const stop = pollStatus(portal);
    const pass = async (ms: number) => {
      for (let part = 0; part < 5; part += 1) await settle(() => vi.advanceTimersByTimeAsync(ms / 5).then(() => undefined));
    };

    status = closed;
    await pass(65_000);
    await expect.poll(() => slot(`screen/${screen}`)).not.toBeNull();
    expect(document.querySelector('iframe'), 'nothing of the game plays on').toBeNull();
    expect(document.querySelector('[data-slot^="region/"], [data-slot^="page/"]')).toBeNull();
    expect(portal.session.getState().token, 'the session stays').toBe('st_1');

    status = 0;
    await pass(65_000);
    await expect.poll(frame).not.toBeNull();
    expect(frame()!.title).toBe('Koi');
    expect(slot(`screen/${screen}`)).toBeNull();
    expect(sent('launchGame'), 'the same game, not a second one').toHaveLength(1);
    stop();
  },
);
