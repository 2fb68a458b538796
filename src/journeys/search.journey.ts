// covers: search, header, side-menu, game
import { deepOnly, sampled } from './support/selection/depth.ts';
import { expect, forBrands, memberBrands, test } from './support/portal.ts';

forBrands(sampled(memberBrands, 1), () => {
  test(
    'a member finds a game that the page has not loaded, plays it, and finds the search again',
    deepOnly,
    async ({ portal }) => {
      const { page, say, slot } = portal;
      await portal.open('/rng?page=4', { as: 'member01' });
      // games under maintenance stand last
      const open = slot('page/lobby')
        .locator('article')
        .filter({ hasNotText: say('portal:under_maintenance') });
      const name = (await open.last().locator('p').first().textContent()) ?? '';
      expect(name).not.toBe('');

      await portal.open('/');
      const field = slot('modal/searchModal').getByRole('combobox', { name: say('search:title') });
      // a press is done once the page has its code; a key before that is not
      await slot('region/search').click();
      await expect(field).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(slot('modal/searchModal')).toHaveCount(0);
      await page.keyboard.press('/');
      await expect(field).toBeFocused();
      const listed = page.waitForResponse(/GCSGAME_gameList/);
      await page.keyboard.type(name.toUpperCase());
      await listed;
      const chosen = slot('modal/searchModal').locator('[role=option][aria-selected=true]');
      await expect(chosen.locator('[data-title]')).toHaveText(name);
      const launched = page.waitForRequest((request) => request.url().endsWith('/wps/game/launchGame'));
      await page.keyboard.press('Enter');
      await launched;

      await portal.open('/promotions');
      await slot('region/search').click();
      await expect(slot('modal/searchModal').getByRole('button', { name: name.toUpperCase() })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(slot('modal/searchModal')).toHaveCount(0);
    },
  );
});
