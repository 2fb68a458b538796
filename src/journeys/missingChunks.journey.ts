// covers: *
import type { Page } from '@playwright/test';
import { deepOnly, sampled, isWhole } from './support/selection/depth.ts';
import { countLoads, expectNoLoop, failures, loadErrorLog } from './support/missingCode.ts';
import { expect, type PortalUnderTest, test } from './support/portal.ts';

/** Every page outside the chunks of home and registration, with its file. */
const pages: readonly (readonly [page: string, path: string, file: string])[] = [
  ['lobby', '/rng', 'egame'],
  ['game', '/game', 'byIframe'],
  ['seamless', '/seamless', 'seamless'],
  ['elott', '/elott', 'elott'],
  ['lottery', '/lottery', 'lottery'],
  ['vnlottery', '/vnlottery', 'vnlottery'],
  ['promotions', '/promotions', 'promo'],
  ['promotionDetail', '/promoDetail?id=week', 'promoDetail'],
  ['pointMall', '/pointMall', 'pointMall'],
  ['winners', '/winners', 'WinnersPage'],
  ['vip', '/vip', 'vip'],
  ['download', '/download', 'download'],
  ['responsible', '/responsible', 'ResponsiblePage'],
  ['feedback', '/feedback', 'FeedbackPage'],
  ['help', '/help', 'help'],
];
/** Pages without a header, or that start without one. */
const bare = ['help', 'seamless', 'vnlottery'];

const kinds = Object.values(failures);

/** Navigates within the portal. Continues afterwards, as the page may reload. */
const goTo = (page: Page, path: string): Promise<unknown> =>
  page.evaluate((to) => {
    setTimeout(() => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    });
  }, path);

const lost = ({ slot }: PortalUnderTest) => slot('screen/chunkError');
const retry = (portal: PortalUnderTest) =>
  lost(portal)
    .getByRole('button', { name: portal.say('portal:retry') })
    .click();
const shown = ({ slot }: PortalUnderTest, name: string) => slot(name === 'game' ? 'page/home' : `page/${name}`);

/** Uses up the one reload of this version in this tab. */
const reloaded = ({ page, snapshot }: PortalUnderTest) =>
  page.evaluate((version) => sessionStorage.setItem('reloadStamp', version), snapshot.engine);

test(
  'a missing chunk of any page leaves the site usable; the page loads once the chunk is back',
  deepOnly,
  async ({ portal }) => {
    const { page, slot, problems } = portal;
    problems.expect(loadErrorLog);
    await portal.open('/', { as: 'member01' });
    await reloaded(portal);
    await portal.quiet();
    const loads = countLoads(page);
    for (const [nth, [name, path]] of sampled(pages, 0).entries()) {
      await test.step(name, async () => {
        await page.route(/\/assets\/[^/]*\.(?:js|css)$/, kinds[nth % kinds.length]!);
        await goTo(page, path);
        await expect(lost(portal), name).toBeVisible();
        if (!bare.includes(name)) await expect(slot('region/header'), name).toBeVisible();
        await page.unrouteAll();
        await retry(portal);
        await expect(shown(portal, name), name).toBeVisible();
      });
    }
    expect(loads()).toBe(0);
  },
);

if (isWhole) {
  test('load failures of every control are shown, and the next press works', deepOnly, async ({ portal }) => {
    const { page, slot, say, problems } = portal;
    problems.expect(loadErrorLog);
    const menu = slot('region/sideMenu');
    const support = async (entry: string) => {
      const item = menu.locator(`[data-entry="${entry}"]`);
      if (!(await item.isVisible())) await menu.locator('[data-entry="support"]').click();
      await item.click();
    };
    await page.route(/\/assets\/chat-[^/]*\.js$/, failures['cut off']!);
    await portal.open('/', { as: 'member01' });
    await support('chat');
    const said = page.getByRole('region', { name: say('portal:messages') });
    await expect(said.getByText(say('portal:chunk_error_text'))).toBeVisible();
    await page.unrouteAll();
    await said.getByRole('button', { name: say('portal:retry') }).click();
    const question = page.getByRole('dialog', { name: say('portal:chunk_error_title') });
    await question
      .or(page.getByRole('alertdialog'))
      .getByRole('button', { name: say('portal:retry') })
      .click();
    await expect(question.or(page.getByRole('alertdialog'))).toHaveCount(0);
    await portal.ready();
    await support('chat');
    await expect(slot('region/chat').getByRole('heading', { name: say('chat:title_live') })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(slot('region/chat').getByRole('heading')).toHaveCount(0);

    await page.route(/\/assets\/NoticeModal-[^/]*\.js$/, failures['missing']!);
    await support('announcements');
    const dialog = page.getByRole('alertdialog', { name: say('portal:chunk_error_title') });
    await expect(dialog).toBeVisible();
    await page.unrouteAll();
    await reloaded(portal);
    await dialog.getByRole('button', { name: say('portal:retry') }).click();
    await expect(slot('modal/noticeModal')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(slot('modal/noticeModal')).toHaveCount(0);
  });

  for (const [nth, [name, path, file]] of pages.entries()) {
    for (const [how, fail] of Object.entries(failures)) {
      test(`the chunk of ${name}, ${how}: reloads once, then is explained, and can be retried`, deepOnly, async ({ portal }) => {
        const { page, problems } = portal;
        problems.expect(loadErrorLog);
        await portal.open('/', { as: 'member01' });
        await portal.quiet();
        await page.route(new RegExp(`/assets/${file}-[^/]*\\.js$`), fail);
        const loads = countLoads(page);
        await goTo(page, path);
        await expect(lost(portal)).toBeVisible();
        expect(loads()).toBe(1);
        await expectNoLoop(page, loads);
        await page.unrouteAll();
        await retry(portal);
        await expect(shown(portal, name)).toBeVisible();
      });
    }

    test(`the styles of ${name} missing: reloads once at most, and leaves a readable page`, deepOnly, async ({ portal }) => {
      const { page, problems } = portal;
      problems.expect(loadErrorLog);
      await portal.open('/', { as: 'member01' });
      await portal.quiet();
      await page.route(/\/assets\/(?!style-)[^/]*\.css$/, kinds[nth % kinds.length]!);
      const loads = countLoads(page);
      await goTo(page, path);
      await expect(lost(portal).or(shown(portal, name))).toBeVisible();
      await expectNoLoop(page, loads);
      expect(loads()).toBeLessThan(2);
    });
  }
}
