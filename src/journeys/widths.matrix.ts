// covers: *
import { htmlLangOf } from '#engine/values/languages.ts';
import { answerWith } from './support/answerWith.ts';
import { expectFitting, settled } from './support/checks/pageChecks.ts';
import { expectUncovered } from './support/checks/uncovered.ts';
import { expect, forBrands, memberBrands, type PortalUnderTest, test } from './support/portal.ts';
import { sampled } from './support/selection/depth.ts';
import { loadSections } from './support/visitor.ts';

/**
 * The smallest phone, a common one, tablets both ways, and the laptops and screens that are in use; then a screen of 1280 x 1024
 * zoomed to 200 and to 400 % (WCAG 1.4.10).
 */
const windows = [
  [1440, 844],
  [1366, 844],
  [1280, 844],
  [1024, 844],
  [820, 844],
  [390, 844],
  [320, 844],
  [640, 512],
  [320, 256],
] as const;
/** A balance of twelve digits, names as long as forms take them, and more messages than a badge has room for. */
const LONG_BALANCE = '-123456789012.34';
const longMember = {
  nickname: 'Maximiliana Wolkenstein-Montgomery',
  clubLabel: { labelName: 'Ambassador of the great house of diamonds', color: '#334455', color2: '#667788' },
};
const pages = {
  visitor: ['/', '/register', '/helpmc', '/rng'],
  member01: ['/', '/rng', '/elott', '/vnlottery', '/promotions', '/pointMall', '/winners', '/vip', '/responsible'],
} as const;

async function expectSoundAtAllWidths({ page }: PortalUnderTest, what: string): Promise<void> {
  await settled(page);
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    await expectFitting(page, `${what} at ${width} x ${height} px`);
    await expectUncovered(page, `${what} at ${width} x ${height} px`);
  }
}

forBrands(sampled(memberBrands, 0), () => {
  test('pages fit the longest member and the words of each language at every width', async ({ portal }) => {
    const { page, snapshot } = portal;
    const { supported, default: own } = snapshot.brand.languages;
    test.setTimeout(600_000);
    await answerWith(portal, 'balance', (value: object) => ({ ...value, sumBalance: LONG_BALANCE, balance: LONG_BALANCE }));
    await answerWith(portal, 'memberInfo', (value: object) => ({ ...value, ...longMember }));
    await answerWith(portal, 'unreadCount', (value: object) => ({ ...value, unreadCount: 1_234 }));
    for (const [who, paths] of Object.entries(pages)) {
      for (const [nth, path] of paths.entries()) {
        await portal.open(path, who === 'visitor' ? {} : { as: who });
        // where a brand shows nothing to visitors, or has no such page
        if (path !== '/' && new URL(page.url()).pathname !== path) continue;
        // the header and the menus, which are on all pages, have the most words beside each other
        const languages = path === '/' ? supported : supported.filter((_, at) => at === nth % supported.length);
        for (const language of languages) {
          await page.evaluate((code) => localStorage.setItem('language', code), language);
          await page.setViewportSize({ width: windows[0][0], height: windows[0][1] });
          await page.reload();
          await portal.ready();
          await expect(page.locator('html')).toHaveAttribute('lang', htmlLangOf(language));
          if (path === '/') await loadSections(portal);
          await expectSoundAtAllWidths(portal, `${path} of ${who} in ${language}`);
        }
        await page.evaluate((code) => localStorage.setItem('language', code), own);
      }
    }
  });
});
