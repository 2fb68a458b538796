// covers: game, header
import type { Page } from '@playwright/test';
import { gameOf, openWithGame } from './support/states/launch.ts';
import { deepOnly, sampled } from './support/selection/depth.ts';
import { expect, forBrands, memberBrands, type PortalUnderTest, test } from './support/portal.ts';
import { pathOf } from './support/visitor.ts';

/** Of the first spin, in hundredths. */
const STAKE = 200;
/** An amount in hundredths, however a language writes it. */
const digitsOf = (text: string): number => Number(/[\d.,]+/.exec(text)?.[0].replaceAll(/\D/g, ''));

const frameOf = (page: Page) => page.frameLocator('iframe');
const games = (portal: PortalUnderTest) => `http://${portal.session}.games.localhost:${new URL(portal.origin).port}`;

/** Replaces the address in the platform's answer to a launch. */
async function launchAt({ page }: PortalUnderTest, url: string | null): Promise<void> {
  const value = { game_url: url, game_url2: null, content: null, launchId: 't_1' };
  await page.route('**/wps/game/launchGame', (route) => route.fulfill({ json: { success: true, message: null, value } }));
}

forBrands(sampled(memberBrands, 0), () => {
  test(
    'a slot spins in its frame in the look of the page; balance and records are right after the return',
    deepOnly,
    async ({ portal }) => {
      const { page, slot, say } = portal;
      await openWithGame(portal, gameOf('INH', 'RNG'));
      const game = frameOf(page);
      const purse = game.locator('[data-balance]');
      const balanceOf = async () => digitsOf((await purse.getAttribute('data-balance')) ?? '');
      await expect(purse).toBeVisible();
      const sandbox = await page.locator('iframe').getAttribute('sandbox');
      expect(sandbox?.split(' ')).not.toContain('allow-top-navigation');
      const theme = await page.locator('html').getAttribute('data-theme');
      await expect(game.locator('html')).toHaveAttribute('data-theme', theme ?? '');
      const primary = () => getComputedStyle(document.documentElement).getPropertyValue('--primary');
      expect(await game.locator('html').evaluate(primary)).toBe(await page.evaluate(primary));

      const header = slot('region/header').getByRole('group', { name: say('portal:balance') });
      const headerCents = async () => digitsOf(await header.innerText());
      await expect.poll(headerCents).toBeGreaterThan(0);
      const [before, shown] = [await balanceOf(), await headerCents()];
      await game.locator('.spin').click();
      const paid = game.locator('.win [data-payout]');
      await expect(paid).toBeVisible();
      const payout = digitsOf((await paid.getAttribute('data-payout')) ?? '');
      expect(await balanceOf()).toBe(before - STAKE + payout);

      await game.locator('.session button').click();
      await expect.poll(() => pathOf(portal)).toBe('/rng');
      await expect.poll(headerCents).toBe(shown - STAKE + payout);
      const row = slot('panel/personalHistoryCopy').locator('tbody tr').first();
      await page.goto(`${portal.origin}/?centre=member.personalHistoryCopy`);
      const amountOf = async (column: string) => digitsOf(await row.locator(`[data-column="${column}"]`).innerText());
      await expect(row).toBeVisible();
      expect(await amountOf('betAmount')).toBe(STAKE);
      expect(await amountOf('payout')).toBe(payout);
    },
  );
});

test(
  'a launch without an address, with http, on another host or on this origin shows a message and frames nothing',
  deepOnly,
  async ({ portal }) => {
    const { page, slot, origin } = portal;
    const addresses = [null, 'http://play.folia.example/x', 'https://evil.example/x', `${origin}/rng`];
    for (const address of addresses) {
      await page.unroute('**/wps/game/launchGame');
      await launchAt(portal, address);
      await openWithGame(portal, gameOf('INH', 'RNG'));
      await expect(slot('page/game').getByRole('alert')).toBeVisible();
      await expect(page.locator('iframe')).toHaveCount(0);
    }
  },
);

test('a hostile frame can neither navigate the page nor send messages to it', async ({ portal }) => {
  const { page } = portal;
  await launchAt(portal, `${games(portal)}/evil`);
  portal.problems.expect(/Unsafe attempt|evil\.example/);
  await openWithGame(portal, gameOf('INH', 'RNG'));
  await expect(frameOf(page).locator('body')).toHaveAttribute('data-done', '500');
  await expect.poll(() => pathOf(portal)).toBe('/game');
  expect(await page.title()).not.toBe('evil');
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).not.toBeNull();
});

test('a visitor without a game goes home, and a reload launches the game again', deepOnly, async ({ portal }) => {
  const { page } = portal;
  await portal.open('/game');
  await expect.poll(() => pathOf(portal)).toBe('/');
  await openWithGame(portal, gameOf('INH', 'RNG'));
  const first = await page.locator('iframe').getAttribute('src');
  await page.reload();
  await expect(page.locator('iframe')).toBeVisible();
  expect(await page.locator('iframe').getAttribute('src')).not.toBe(first);
});
