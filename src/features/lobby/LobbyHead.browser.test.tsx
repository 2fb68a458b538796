import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, slot } from '#app-tests/app.fixture.tsx';
import { leavePage } from '#ui/dom/mount.fixture.tsx';
import { slotGame, vendorCard } from './lobby.fixture.ts';

const lanes = [{ gameCategory: 'RNG', cards: [vendorCard('LUM')] }];

/** The width of the head's first picture, of so many. */
async function widthOfFirst(pictures: number): Promise<number> {
  const list = Array.from({ length: pictures }, (_, nth) => slotGame(nth, { isHot: 1, icon: `/media/${nth}.webp` }));
  const replies: Record<string, unknown> = { gameVendor: { data: { lanes } }, hotGames: { list } };
  await openApp({ path: '/rng', reply: ({ name }) => replies[name] ?? null });
  const shown = () => slot('page/lobby')?.querySelectorAll<HTMLElement>('header img') ?? [];
  await expect.poll(() => shown().length).toBe(pictures);
  return shown()[0]!.offsetWidth;
}

test.each([390, 1280])('the only picture of the head is as wide as one of three at %i px', async (width) => {
  await page.viewport(width, 800);
  const expected = await widthOfFirst(3);
  expect(expected).toBeGreaterThan(70);
  await leavePage();
  expect(await widthOfFirst(1)).toBe(expected);
});
