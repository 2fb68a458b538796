// covers: side-menu, lobby, promotion, feedback, point-mall, password-check, login, header
import type { Locator } from '@playwright/test';
import { htmlLangOf } from '#engine/values/languages.ts';
import { deepOnly, sampled } from './support/selection/depth.ts';
import { expect, forBrands, memberBrands, type PortalUnderTest, test } from './support/portal.ts';
import { seedUser } from './support/seedUsers.ts';
import { expectMember, pathOf, sendLogin, toast } from './support/visitor.ts';

const TRANSACTION_PASSWORD = '482913';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const scrolled = ({ page }: PortalUnderTest) => page.evaluate(() => Math.round(scrollY));

/** Scrolls down to the end, at most so many pixels; returns the scroll position. */
async function scrollDown(portal: PortalUnderTest, most: number): Promise<number> {
  await portal.page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), most);
  await expect.poll(() => scrolled(portal)).toBeGreaterThan(0);
  return scrolled(portal);
}

const isOnPhone = ({ page }: PortalUnderTest) => (page.viewportSize()?.width ?? 0) < 600;
const menuOf = (portal: PortalUnderTest) => portal.slot(isOnPhone(portal) ? 'modal/menuDrawer' : 'region/sideMenu');

/** Opens the languages of the side menu, or on a phone of its drawer; returns the button of one. */
async function showLanguage(portal: PortalUnderTest, language: string): Promise<Locator> {
  if (isOnPhone(portal)) await portal.slot('region/bottomBar').locator('[data-entry="games"]').click();
  const menu = menuOf(portal);
  const wanted = menu.locator(`[data-entry="language-${language}"]`);
  await expect(menu.locator('[data-entry="language"]')).toBeVisible();
  if (!(await wanted.isVisible())) await menu.locator('[data-entry="language"]').click();
  await expect(wanted).toBeVisible();
  return wanted;
}

/** Selects a language in the side menu, or on a phone in its drawer. */
async function chooseLanguage(portal: PortalUnderTest, language: string): Promise<void> {
  const { page } = portal;
  const [isPhone, menu] = [isOnPhone(portal), menuOf(portal)];
  await (await showLanguage(portal, language)).click();
  if (isPhone) await page.keyboard.press('Escape');
  await expect(menu.locator('[data-entry="language"]').filter({ visible: true })).toHaveCount(isPhone ? 0 : 1);
}

/** Fills in a promotion's application, with a picture. */
async function fillApplication({ page, say }: PortalUnderTest, words: string): Promise<Locator> {
  const remark = page.getByRole('textbox').first();
  await remark.fill(words);
  await page.locator('input[type="file"]').setInputFiles({ name: 'proof.png', mimeType: 'image/png', buffer: png });
  await expect(page.getByRole('img', { name: 'proof.png' })).toBeVisible();
  await expect(page.getByRole('button', { name: say('promotion:apply') })).toBeEnabled();
  return remark;
}

forBrands(sampled(memberBrands, 2), () => {
  test('changing the language keeps filters, scroll position, typed text and session (I18-05)', deepOnly, async ({ portal }) => {
    const { page, slot, say, snapshot, wordsIn } = portal;
    const [own, other = ''] = [
      snapshot.texts.language,
      snapshot.brand.languages.supported.find((one) => one !== snapshot.texts.language),
    ];
    const words = wordsIn(other);
    const html = page.locator('html');
    const tiles = slot('page/lobby').locator('article');
    await portal.open('/rng?vendor=LUM,KES&bet=1.00', { as: 'member01' });
    await expect(tiles).toHaveCount(42);
    await page.getByRole('searchbox').fill('a');
    await expect.poll(() => new URL(page.url()).searchParams.get('name')).toBe('a');
    await expect(tiles.first()).toBeVisible();
    const [address, place] = [pathOf(portal), await scrollDown(portal, 300)];
    await chooseLanguage(portal, other);
    await expect(html).toHaveAttribute('lang', htmlLangOf(other));
    await expect(page.getByRole('heading', { level: 1, name: words('lobby:title_rng') })).toBeAttached();
    await expect(page).toHaveTitle(new RegExp(words('lobby:title_rng')));
    await expect(page.getByRole('searchbox', { name: words('lobby:search') })).toHaveValue('a');
    await portal.quiet();
    expect(pathOf(portal)).toBe(address);
    expect(await scrolled(portal)).toBe(place);
    await expect(tiles.first()).toBeVisible();
    await expect(slot('region/header').getByRole('group', { name: words('portal:balance') })).toBeVisible();

    await portal.open('/promoDetail?id=week');
    await chooseLanguage(portal, own);
    const remark = await fillApplication(portal, 'meio escrito 🐟');
    await chooseLanguage(portal, other);
    await expect(page.getByRole('button', { name: words('promotion:apply') })).toBeVisible();
    await expect(remark).toHaveValue('meio escrito 🐟');
    await expect(page.getByRole('img', { name: 'proof.png' })).toBeVisible();

    await portal.open('/feedback');
    await expect(page.getByRole('heading', { level: 1, name: words('feedback:title') })).toBeVisible();
    await page.getByRole('textbox', { name: words('feedback:content') }).fill('abc');
    await page.getByRole('button', { name: words('feedback:send'), exact: true }).click();
    await expect(page.getByText(words('rules:feedback_length', { min: 5, max: 140 }))).toBeVisible();
    await chooseLanguage(portal, own);
    await expect(page.getByRole('textbox', { name: say('feedback:content') })).toHaveValue('abc');
    await expect(page.getByText(say('rules:feedback_length', { min: 5, max: 140 }))).toBeVisible();

    await page.setViewportSize({ width: 390, height: 844 });
    await portal.open('/pointMall?view=convert');
    await page.getByRole('textbox', { name: say('point-mall:points_to_convert') }).fill('123');
    await chooseLanguage(portal, other);
    await expect(page.getByRole('textbox', { name: words('point-mall:points_to_convert') })).toHaveValue('123');
    await expect(html).toHaveAttribute('lang', htmlLangOf(other));
    expect(pathOf(portal)).toBe('/pointMall?view=convert');
    await expect(slot('modal/loginPopupModal')).toHaveCount(0);
    expect(await page.evaluate(() => sessionStorage.getItem('username'))).toBe('member01');
  });
});

forBrands(sampled(memberBrands, 0), (brand) => {
  test('a session that ends during work: one login, and everything is restored', deepOnly, async ({ portal }) => {
    const { page, slot, say, sandbox, problems } = portal;
    const { password = '', nickname = '' } = seedUser(brand, 'member01');
    const popup = slot('modal/loginPopupModal');
    problems.expect(/Failed to load resource.*401/);
    /** Ends the session for every call, presses a button, and signs in again. */
    const endedAt = async (button: Locator) => {
      // a read in the background may open the login first, and take the button away; the message closes by itself
      const shown = await button.elementHandle();
      await sandbox.fault('*', '401');
      await Promise.all([expect(toast(portal, 'portal:session_expired')).toHaveCount(1), shown?.dispatchEvent('click')]);
      await expect(popup).toBeVisible();
      await portal.quiet();
      await expect(popup).toHaveCount(1);
      await sandbox.clearFaults();
      await sendLogin(portal, popup, 'member01', password);
      await expect(popup).toBeHidden();
      await expectMember(portal, nickname);
    };

    await test.step('lobby', async () => {
      const tiles = slot('page/lobby').locator('article');
      await portal.open('/rng?vendor=LUM,KES&page=2', { as: 'member01' });
      await expect(tiles).toHaveCount(42);
      const first = await tiles.first().locator('p').first().innerText();
      const place = await scrollDown(portal, 700);
      const chosen = portal.snapshot.texts.language;
      await endedAt(await showLanguage(portal, chosen));
      expect(pathOf(portal)).toBe('/rng?vendor=LUM,KES&page=2');
      await expect(tiles).toHaveCount(42);
      await expect(tiles.first().locator('p').first()).toHaveText(first);
      await expect.poll(() => scrolled(portal)).toBe(place);
    });

    await test.step('application for a promotion', async () => {
      await portal.open('/promoDetail?id=week');
      const remark = await fillApplication(portal, 'quase pronto 🐟');
      const apply = page.getByRole('button', { name: say('promotion:apply') });
      await endedAt(apply);
      expect(pathOf(portal)).toBe('/promoDetail?id=week');
      await expect(remark).toHaveValue('quase pronto 🐟');
      await expect(page.getByRole('img', { name: 'proof.png' })).toBeVisible();
      const sent = page.waitForRequest((request) => request.url().endsWith('applyPromotion') && request.method() === 'POST');
      await apply.click();
      expect((await sent).postDataJSON()).toMatchObject({ promotionId: 'week', remark: 'quase pronto 🐟' });
    });

    await test.step('points to convert', async () => {
      await portal.open('/pointMall?view=convert');
      const points = page.getByRole('textbox', { name: say('point-mall:points_to_convert') });
      await points.fill('500');
      await slot('page/pointMall')
        .getByRole('button', { name: say('point-mall:convert'), exact: true })
        .last()
        .click();
      const check = slot('modal/passwordCheckModal');
      await check.locator('input[name="paymentPassword"]').fill(TRANSACTION_PASSWORD);
      await endedAt(check.getByRole('button', { name: say('point-mall:convert'), exact: true }));
      expect(pathOf(portal)).toBe('/pointMall?view=convert');
      // a secret is removed with its session
      await expect(check).toHaveCount(0);
      await expect(points).toHaveValue('500');
    });
  });
});
