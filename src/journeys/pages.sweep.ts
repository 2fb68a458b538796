import { htmlLangOf } from '#engine/languages.ts';
import { expectAccessible, expectFitting, settled } from './support/look.ts';
import { allBrands, expect, forBrands, test } from './support/portal.ts';

/** Narrowest last: what a page does when it gets narrow shows in what was wide before. */
const widths = [1440, 834, 390] as const;
const themes = ['light', 'dark'] as const;
const paths = ['/', '/register', '/helpmc', '/login'] as const;

/** Both themes are judged in a deep run, else one, the other one in the next language and on the next page. */
const deep = process.env['DEEP'] !== undefined;

/** Every page of every brand in all its languages and both themes: accessible, and whole at three widths. */
forBrands(allBrands, () => {
  for (const [nthPath, path] of paths.entries()) {
    test(`${path} is accessible, whole and in words in every language`, async ({ portal }) => {
      const { page, snapshot } = portal;
      const { supported } = snapshot.brand.languages;
      const opensLogin = path === '/login' || (path === '/' && snapshot.brand.loginedToHomePage);
      test.setTimeout(20_000 + 15_000 * supported.length);
      await portal.open(path);
      for (const [turn, language] of supported.entries()) {
        await page.setViewportSize({ width: widths[0], height: 900 });
        await page.evaluate((code) => localStorage.setItem('language', code), language);
        await page.reload();
        await portal.ready();
        await expect(page.locator('html')).toHaveAttribute('lang', htmlLangOf(language));
        // it is fetched after the page, and fades in
        if (opensLogin) await expect(portal.slot('modal/loginPopupModal')).toBeVisible();
        await settled(page);
        for (const [nth, theme] of themes.entries()) {
          await page.evaluate((value) => (document.documentElement.dataset['theme'] = value), theme);
          for (const [at, width] of widths.entries()) {
            const what = `${path} in ${language}, ${theme}, ${width} wide`;
            await page.setViewportSize({ width, height: 900 });
            // the words change the layout, the theme does not
            if (nth === 0) await expectFitting(page, what);
            const judged = deep || (turn + nthPath) % themes.length === nth;
            // another width for each language and theme
            if (judged && at === (turn + nth) % widths.length) await expectAccessible(page, what);
          }
        }
      }
    });
  }
});
