// covers: help, game, header, side-menu, banner, promotions, lobby
import { devices } from '@playwright/test';
import { allWhenDeep, deepOnly } from './support/selection/depth.ts';
import { expect, forBrands, memberBrands, test } from './support/portal.ts';
import { pathOf } from './support/visitor.ts';

forBrands(allWhenDeep(memberBrands, 1), () => {
  test('the header opens the help with the sections of the help page in the menu', deepOnly, async ({ portal }) => {
    const { page, say, slot } = portal;
    await portal.open();
    await slot('region/header')
      .getByRole('button', { name: say('portal:help') })
      .click();
    const titles = slot('modal/helpModal').locator('summary');
    await expect(titles.first()).toBeVisible();
    const short = await titles.allInnerTexts();
    await page.keyboard.press('Escape');
    await expect(slot('modal/helpModal')).toHaveCount(0);
    const menu = slot('region/sideMenu');
    await menu.locator('[data-entry="support"]').click();
    await menu.locator('[data-entry="help"]').click();
    await expect(slot('page/help').locator('section[id] h2')).toHaveText(short);
  });

  test(
    'a visitor plays for free from the header; the side menu opens the games of the single wallet',
    deepOnly,
    async ({ portal }) => {
      const { page, slot, say } = portal;
      await portal.open();
      await slot('region/sideMenu').locator('[data-entry="seamless"]').click();
      await expect.poll(() => pathOf(portal)).toBe('/seamless');
      await expect(slot('page/seamless').getByRole('button').first()).toBeVisible();
      await page.goBack();
      await slot('region/header').locator('[data-entry="freePlay"]').click();
      await expect(slot('region/header').getByRole('group', { name: say('portal:balance') })).toBeVisible();
    },
  );

  test('the promotions show the banners of their group', deepOnly, async ({ portal }) => {
    await portal.open('/promotions');
    await expect(portal.slot('region/banner')).toHaveAttribute('data-group', 'promotions');
  });
});

for (const [name, { userAgent, viewport }] of allWhenDeep(
  [
    ['a phone held in landscape', devices['Pixel 7 landscape']],
    ['a tablet', devices['Galaxy Tab S4 landscape']],
  ] as const,
  0,
)) {
  test.describe(name, () => {
    test.use({ userAgent, viewport });
    test('lists the games of mobile devices and launches them (LOB-16)', deepOnly, async ({ portal }) => {
      const { page, slot } = portal;
      const asked = (path: string) => page.waitForRequest((request) => request.url().endsWith(path));
      const listed = asked('/GCSGAME_gameList');
      await portal.open('/rng', { as: 'member01' });
      expect((await listed).postDataJSON()).toMatchObject({ clientType: 3 });
      const launched = asked('/wps/game/launchGame');
      await slot('page/lobby').locator('article').first().getByRole('button').first().click();
      expect((await launched).postDataJSON()).toMatchObject({ clientType: 3 });
    });
  });
}
