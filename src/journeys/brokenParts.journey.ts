// covers: screens, promotion, notices, login, side-menu
import { htmlLangOf } from '#engine/values/languages.ts';
import { breakPart } from './support/breakPart.ts';
import { allWhenDeep, deepOnly } from './support/selection/depth.ts';
import { navigateInApp } from './support/navigateInApp.ts';
import { rawTexts } from './support/checks/pageChecks.ts';
import { expect, forBrands, test } from './support/portal.ts';
import { collectReports } from './support/reports.ts';
import { openLoginPopup, section, toast } from './support/visitor.ts';

test('a page that throws shows an error, and the rest of the site works', async ({ portal }) => {
  const { page, slot, say } = portal;
  const reports = await collectReports(page);
  await breakPart(portal, 'promoDetail');
  await portal.open();
  await (await section(portal, 'promotions')).getByRole('link').first().click();
  await expect(slot('screen/pageError').getByText(say('portal:page_error_title'))).toBeVisible();
  expect(reports.of('entryFailed')).toContainEqual(expect.objectContaining({ slot: 'page/promotionDetail' }));
  await openLoginPopup(portal);
  await page.keyboard.press('Escape');
  await slot('region/sideMenu').locator('[data-entry="home"]').click();
  await expect(slot('page/home')).toBeVisible();
});

test('a dialog that throws shows an error and can be dismissed', deepOnly, async ({ portal }) => {
  const { page, slot, say } = portal;
  const reports = await collectReports(page);
  await breakPart(portal, 'NoticeModal');
  await portal.open();
  await slot('section/notice')
    .getByRole('button', { name: say('portal:all_announcements') })
    .click();
  const dialog = page.getByRole('alertdialog', { name: say('portal:page_error_title') });
  await expect(dialog).toBeVisible();
  expect(reports.of('entryFailed')).toContainEqual(expect.objectContaining({ slot: 'modal/noticeModal' }));
  await dialog.getByRole('button', { name: say('portal:close') }).click();
  await expect(dialog).toBeHidden();
  await openLoginPopup(portal);
});

test('what nobody has caught is reported without secrets, and the site lives', async ({ portal }) => {
  const { page, sandbox, problems } = portal;
  problems.expect(/broken on purpose/);
  const reports = await collectReports(page);
  await portal.open();
  const token = await sandbox.tokenOf('member01');
  await page.evaluate((secret) => {
    void Promise.reject(new Error(`broken on purpose, token=${secret}, mail ana@mail.example`));
    setTimeout(() => {
      throw new Error(`broken on purpose, Bearer ${secret}`);
    });
  }, token);
  await expect.poll(() => reports.of('unhandledRejection').length).toBe(1);
  await expect.poll(() => reports.of('unhandledError').length).toBe(1);
  const text = JSON.stringify(reports.list());
  expect(text).toContain('broken on purpose');
  expect(text).not.toContain(token);
  expect(text).not.toContain('ana@mail.example');
  await openLoginPopup(portal);
});

forBrands(['mayloc'], () => {
  for (const [what, status] of allWhenDeep(
    [
      ['missing', 404],
      ['no texts at all', 200],
    ] as const,
    0,
  )) {
    test(`the texts of a language are ${what}: the site falls back to another language`, deepOnly, async ({ portal }) => {
      const { page, slot, problems, snapshot } = portal;
      problems.expect(/Failed to load resource/);
      const own = htmlLangOf(snapshot.texts.language);
      await page.route('**/texts/th.json*', (route) => route.fulfill({ status, contentType: 'text/html', body: '<p>Sorry' }));
      await portal.open();
      const menu = slot('region/sideMenu');
      await menu.locator('[data-entry="language"]').click();
      await menu.locator('[data-entry="language-TH"]').click();
      await expect(toast(portal, 'errors:network_abnormal')).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', own);
      await page.evaluate(() => localStorage.setItem('language', 'TH'));
      await page.reload();
      await portal.ready();
      await openLoginPopup(portal);
      await expect(page.locator('html')).toHaveAttribute('lang', own);
      expect(await rawTexts(page)).toEqual([]);
    });
  }

  test('texts with missing keys and placeholders show no key', deepOnly, async ({ portal }) => {
    const { page, slot } = portal;
    await page.route('**/texts/en.json*', async (route) =>
      route.fulfill({ json: { portal: { login: 'Enter' }, home: {}, login: { title: '{{nothing}}' } } }),
    );
    await portal.open();
    const menu = slot('region/sideMenu');
    await menu.locator('[data-entry="language"]').click();
    await menu.locator('[data-entry="language-EN"]').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(slot('region/header').locator('[data-entry="login"]')).toHaveText('Enter');
    const keys = async () => (await rawTexts(page)).filter((text) => /\w:\w/.test(text));
    expect(await keys()).toEqual([]);
    await portal.open('/rng');
    for (const [path, shown] of [
      ['/rng', 'page/lobby'],
      ['/promotions', 'page/promotions'],
      ['/vip', 'page/vip'],
      ['/elott', 'page/elott'],
      ['/download', 'page/download'],
    ] as const) {
      await navigateInApp(portal, path);
      await expect(slot(shown)).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.locator('main h1, main h2').first()).toBeVisible();
      expect(await keys(), path).toEqual([]);
    }
  });
});
