// covers: *
import { htmlLangOf } from '#engine/values/languages.ts';
import { runsPart } from './support/selection/changedParts.ts';
import { sampled, isWhole } from './support/selection/depth.ts';
import { expectAccessible, expectFitting, settled } from './support/checks/pageChecks.ts';
import { allBrands, expect, forBrands, memberBrands, test } from './support/portal.ts';
import { loadSections } from './support/visitor.ts';

/** Narrowest last, so that a resize error of a page that was wide is found. */
const widths = [1440, 834, 390] as const;
const themes = ['light', 'dark'] as const;
const everywhere = ['/', '/register'] as const;
/** Pages of every brand; checked in one brand each without `DEEP=all`. */
const common = ['/helpmc', '/login', '/download'] as const;
/** Members' pages of a brand that requires sign-in. */
const open = ['/rng', '/live', '/elott', '/vnlottery', '/promotions', '/promoDetail?id=week', '/pointMall', '/winners'] as const;
const more = ['/vip', '/feedback', '/responsible'] as const;

const shown: Readonly<Record<string, readonly string[]>> = {
  '/': ['home', 'banner', 'notices', 'popular-lottery', 'game-rails', 'winners', 'promotions', 'login'],
  '/register': ['register', 'fields', 'verification'],
  '/helpmc': ['help'],
  '/login': ['login', 'home', 'fields'],
  '/download': ['download'],
  '/rng': ['lobby'],
  '/live': ['lobby'],
  '/elott': ['elott'],
  '/vnlottery': ['vnlottery'],
  '/promotions': ['promotions'],
  '/promoDetail?id=week': ['promotion'],
  '/pointMall': ['point-mall'],
  '/winners': ['winners'],
  '/vip': ['vip'],
  '/feedback': ['feedback'],
  '/responsible': ['responsible'],
};

/** All languages with `DEEP=all`. Else the brand's own, and of several others another one per page. */
function languagesFor(nthPage: number, supported: readonly string[], own: string): readonly string[] {
  if (isWhole) return supported;
  const others = supported.filter((code) => code !== own);
  const other = others[nthPage % others.length];
  return others.length > 1 && other !== undefined ? [own, other] : [own];
}

/** Checks pages in languages and themes: accessible, and complete at three widths. */
forBrands(allBrands, (brand) => {
  const others = [...open, ...more].filter((_, nth) => sampled<string>(memberBrands, nth).includes(brand));
  const shared = common.filter((_, nth) => sampled<string>(allBrands, nth + 1).includes(brand));
  const paths = [...everywhere, ...shared, ...others];
  for (const [nthPath, path] of paths.entries()) {
    if (!runsPart(shown[path] ?? [])) continue;
    test(`${path} is accessible, complete and translated`, async ({ portal }) => {
      const { page, snapshot } = portal;
      const { supported, default: own } = snapshot.brand.languages;
      const languages = languagesFor(nthPath, supported, own);
      const opensLogin = path === '/login' || (path === '/' && snapshot.brand.loginedToHomePage);
      await portal.open(path);
      // a removed page redirects to home
      if (opensLogin === false && path !== '/') await expect(page.locator('html')).not.toHaveAttribute('data-route', 'home');
      for (const [turn, language] of languages.entries()) {
        await page.setViewportSize({ width: widths[0], height: 900 });
        if (language !== own) {
          await page.evaluate((code) => localStorage.setItem('language', code), language);
          await page.reload();
          await portal.ready();
        }
        await expect(page.locator('html')).toHaveAttribute('lang', htmlLangOf(language));
        // loaded after the page, with a fade-in
        if (opensLogin) await expect(portal.slot('modal/loginPopupModal')).toBeVisible();
        if (path === '/') await loadSections(portal);
        await settled(page);
        for (const [nth, theme] of themes.entries()) {
          await page.evaluate((value) => (document.documentElement.dataset['theme'] = value), theme);
          for (const [at, width] of widths.entries()) {
            const what = `${path} in ${language}, ${theme}, ${width} wide`;
            // texts change the layout, the theme does not
            const measured = nth === 0;
            // another width for each language, theme and page
            const checked =
              (isWhole || (turn + nthPath) % themes.length === nth) && at === (turn + nth + nthPath) % widths.length;
            if (!measured && !checked) continue;
            await page.setViewportSize({ width, height: 900 });
            if (measured) await expectFitting(page, what);
            if (checked) await expectAccessible(page, what);
          }
        }
      }
    });
  }
});
