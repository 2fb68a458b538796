// covers: home, header, deposit, side-menu
import { htmlLangOf } from '#engine/values/languages.ts';
import type { Locator, Page } from '@playwright/test';
import { expect, forBrands, memberBrands, type PortalUnderTest, test } from './support/portal.ts';
import { allWhenDeep, deepOnly } from './support/selection/depth.ts';

/** The most presses that a member needs from the home page, and the most stops of the Tab key. */
const most = { deposit: 3, resume: 1, record: 2, language: 2, tabs: 12 };

/** Presses that are counted. */
function counter() {
  let presses = 0;
  return {
    press: async (target: Locator) => {
      presses += 1;
      await target.click();
    },
    presses: () => presses,
  };
}

async function home(portal: PortalUnderTest): Promise<void> {
  await portal.open('/', { as: 'member01' });
  await portal.quiet();
}

/** Stops of the Tab key from the start of the page, by way of the link to its content, until `target` or something in it has the focus. */
async function stopsTo(page: Page, target: Locator): Promise<number> {
  for (let stops = 1; stops < 90; stops += 1) {
    await page.keyboard.press('Tab');
    if (stops === 1) {
      await expect(page.locator('a[href="#main"]')).toBeFocused();
      await page.keyboard.press('Enter');
    }
    if (await target.evaluate((element) => element.contains(document.activeElement))) return stops;
  }
  throw new Error(`${String(target)} is not reached.`);
}

forBrands(allWhenDeep(memberBrands, 0), () => {
  test(
    'a member pays in again, resumes a game, finds a record and changes the language in few presses',
    deepOnly,
    async ({ portal }) => {
      const { page, slot, say, snapshot } = portal;

      await home(portal);
      const deposit = counter();
      await deposit.press(slot('region/header').locator('[data-entry="deposit"]'));
      await deposit.press(slot('panel/depositv2').locator('[data-action="repeatDeposit"]'));
      await expect(slot('panel/depositv2').locator('[data-action="depositPaid"]')).toBeVisible();
      expect(deposit.presses()).toBeLessThanOrEqual(most.deposit);

      await home(portal);
      const record = counter();
      await record.press(slot('region/header').getByRole('button', { name: say('portal:account_menu', { name: '' }).trim() }));
      await record.press(page.locator('[data-entry="bettingRecord"]:visible'));
      await expect(slot('panel/personalHistoryCopy')).toBeVisible();
      expect(record.presses()).toBeLessThanOrEqual(most.record);

      await home(portal);
      const { supported } = snapshot.brand.languages;
      const other = supported.find((code) => code !== snapshot.texts.language) ?? '';
      const language = counter();
      await language.press(slot('region/sideMenu').locator('[data-entry="language"]'));
      await language.press(slot('region/sideMenu').locator(`[data-entry="language-${other}"]`));
      await expect(page.locator('html')).toHaveAttribute('lang', htmlLangOf(other));
      expect(language.presses()).toBeLessThanOrEqual(most.language);

      await home(portal);
      const resume = counter();
      const launched = page.waitForRequest((request) => request.url().endsWith('/wps/game/launchGame'));
      await resume.press(slot('section/continuePlaying').locator('li button').first());
      await launched;
      expect(resume.presses()).toBeLessThanOrEqual(most.resume);
    },
  );

  test('the first game is few stops of the Tab key away', deepOnly, async ({ portal }) => {
    await home(portal);
    const stops = await stopsTo(portal.page, portal.slot('section/continuePlaying').locator('li').first());
    expect(stops).toBeLessThanOrEqual(most.tabs);
  });
});
