// covers: game, header
import type { Page } from '@playwright/test';
import { gameOf, openWithGame } from './support/states/launch.ts';
import { deepOnly, inTurn } from './support/selection/depth.ts';
import { expect, forBrands, memberBrands, type PortalUnderTest, test } from './support/portal.ts';
import { pathOf } from './support/visitor.ts';

const frameOf = (page: Page) => page.frameLocator('iframe');
const games = (portal: PortalUnderTest) => `http://${portal.session}.games.localhost:${new URL(portal.origin).port}`;

/** Replaces the address in the platform's answer to a launch. */
async function launchAt({ page }: PortalUnderTest, url: string | null): Promise<void> {
  const value = { game_url: url, game_url2: null, content: null, launchId: 't_1' };
  await page.route('**/wps/game/launchGame', (route) => route.fulfill({ json: { success: true, message: null, value } }));
}

forBrands(inTurn(memberBrands, 0), () => {
  test('a slot is played in its frame, and the new balance is shown afterwards', async ({ portal }) => {
    const { page, say } = portal;
    await openWithGame(portal, gameOf('INH', 'RNG'));
    const balance = frameOf(page).locator('[data-balance]');
    await expect(balance).toHaveText(/^\d+\.\d\d$/);
    const before = await balance.innerText();
    const sandbox = await page.locator('iframe').getAttribute('sandbox');
    expect(sandbox?.split(' ')).not.toContain('allow-top-navigation');
    await frameOf(page).getByRole('combobox').selectOption('20.00');
    await frameOf(page).locator('button.main').click();
    await expect(balance).not.toHaveText(before);

    const asked = page.waitForResponse((response) => response.url().includes('alance') && response.ok());
    await page.getByRole('button', { name: say('launch:back_to_games') }).click();
    await expect.poll(() => pathOf(portal)).toBe('/rng');
    await asked;
  });
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
