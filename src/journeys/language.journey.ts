// covers: side-menu, header, home, login
import { keepsTheme } from '#engine/brand/themes.ts';
import { htmlLangOf } from '#engine/values/languages.ts';
import { deepOnly, sampled } from './support/selection/depth.ts';
import { expect, forBrands, memberBrands, test } from './support/portal.ts';
import { field, openLoginPopup, section } from './support/visitor.ts';

forBrands(sampled(memberBrands, 2), () => {
  test('every language of the brand, by the menu; the choice survives a reload', deepOnly, async ({ portal }) => {
    const { page, slot, wordsIn, snapshot } = portal;
    const { supported } = snapshot.brand.languages;
    const html = page.locator('html');
    await portal.open();
    for (const language of [...supported.filter((one) => one !== snapshot.texts.language), snapshot.texts.language]) {
      await test.step(language, async () => {
        const words = wordsIn(language);
        const read = page.waitForRequest((request) => request.url().includes(`language=${language}`));
        await slot('region/sideMenu').locator('[data-entry="language"]').click();
        await slot('region/sideMenu').locator(`[data-entry="language-${language}"]`).click();
        await read;
        await expect(html).toHaveAttribute('lang', htmlLangOf(language));
        await expect(slot('region/header').locator('[data-entry="login"]')).toHaveText(words('portal:login'));
        const promotions = await section(portal, 'promotions');
        await expect(promotions.getByRole('heading', { name: words('home:promotions') })).toBeVisible();
      });
    }
    const [other = ''] = supported.filter((one) => one !== snapshot.texts.language);
    await slot('region/sideMenu').locator('[data-entry="language"]').click();
    await slot('region/sideMenu').locator(`[data-entry="language-${other}"]`).click();
    await expect(html).toHaveAttribute('lang', htmlLangOf(other));
    await page.reload();
    await expect(html).toHaveAttribute('lang', htmlLangOf(other));
    await expect(slot('region/header').locator('[data-entry="login"]')).toHaveText(wordsIn(other)('portal:login'));
  });

  test('changing the language keeps typed text and translates the errors', deepOnly, async ({ portal }) => {
    const { page, snapshot, wordsIn } = portal;
    const [other = ''] = snapshot.brand.languages.supported.filter((one) => one !== snapshot.texts.language);
    await portal.open();
    await portal.slot('region/sideMenu').locator('[data-entry="language"]').click();
    const popup = await openLoginPopup(portal);
    await field(popup, 'username').fill('halfwritten');
    await popup
      .locator('form')
      .getByRole('button', { name: portal.say('portal:login'), exact: true })
      .click();
    await expect(field(popup, 'password')).toHaveAttribute('aria-invalid', 'true');
    // the menu is under the popup, but keyboards and other tools may reach it
    await page
      .locator(`[data-slot="region/sideMenu"] [data-entry="language-${other}"]`)
      .evaluate((button) => (button as HTMLElement).click());
    const words = wordsIn(other);
    await expect(popup.getByRole('tab', { name: words('portal:login') })).toBeVisible();
    await expect(field(popup, 'username')).toHaveValue('halfwritten');
    await expect(field(popup, 'password')).toHaveAccessibleDescription(
      words('rules:required', { field: words('fields:password') }),
    );
  });

  test('the theme switches; after a reload it is light unless the brand keeps it', deepOnly, async ({ portal }) => {
    const { page, say, slot, snapshot } = portal;
    const html = page.locator('html');
    await portal.open();
    await expect(html).toHaveAttribute('data-theme', 'light');
    const light = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await slot('region/header')
      .getByRole('radio', { name: say('portal:theme_dark') })
      .check({ force: true });
    await expect(html).toHaveAttribute('data-theme', 'dark');
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).not.toBe(light);
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    await page.reload();
    await portal.ready();
    const kept = keepsTheme(snapshot.brand) ? 'dark' : 'light';
    await expect(html).toHaveAttribute('data-theme', kept);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBe(kept);
  });
});

test("a member's language is sent to the platform", deepOnly, async ({ portal }) => {
  const { page, slot } = portal;
  await portal.open('/', { as: 'member01' });
  const told = page.waitForRequest((request) => request.url().endsWith('/language'));
  await slot('region/sideMenu').locator('[data-entry="language"]').click();
  await slot('region/sideMenu').locator('[data-entry="language-EN"]').click();
  expect((await told).postDataJSON()).toEqual({ language: 'EN' });
});
