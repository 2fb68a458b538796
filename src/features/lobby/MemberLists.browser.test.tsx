import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Game } from '#contract/types.ts';
import { openApp, slot } from '#app/app.fixture.tsx';

const game = (id: number): Game => ({
  nodeId: `G-${id}`,
  gameName: `Game ${id}`,
  gameType: 'RNG',
  gameCategory: 'RNG',
  vassalage: 'LUM',
});
const tile = (name: string) => page.getByRole('button', { name: `Play ${name}`, exact: true });

test.each([
  ['favourites', 'Favourites', 'favouriteList', 'content'],
  ['recent', 'Recent', 'recentGames', 'list'],
] as const)(
  'the %s of a member come in pages of 42, the newest first (FAV-02, FAV-04, D-45)',
  async (tab, label, call, field) => {
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
    expect(portal.router.path()).toBe(`/rng?tab=${tab}&page=2`);
  },
);
