// covers: header, side-menu, footer, bottom-bar, home, centre, content, search, register, register-success, deposit
import type { Locator } from '@playwright/test';
import { typedAmount } from '#engine/money/amount.ts';
import { htmlLangOf } from '#engine/values/languages.ts';
import { expectSound } from './support/checks/pageChecks.ts';
import { testOfOwnBrand } from './support/copiedBrand.ts';
import { expect, type PortalUnderTest } from './support/portal.ts';
import { createButton, confirmSuccess, fillRegistration } from './support/registration.ts';
import { ask } from './support/sandboxControl.ts';
import { deepOnly } from './support/selection/depth.ts';
import { expectMember, field, loadSections, openAccountMenu, pathOf } from './support/visitor.ts';

const test = testOfOwnBrand();

/** Entries, categories and pages that this brand took away. */
const gone =
  'live rng fish pvp inhouse elott lott vnlottery seamless pointMall winners chat freePlay agentCentre contracts affiliates'.split(
    ' ',
  );
const gonePaths = ['/rng', '/live', '/fish', '/pvp', '/inhouse', '/elott', '/lottery', '/vnlottery', '/seamless', '/pointMall'];

const diary = 'https://naplo.kavics.example/friss?from=portal';

/** A whole number of forints, behind which the symbol stands: `1 284 500 Ft` in Hungarian, `1,284,500 Ft` in English. */
const forints = /^-?\d{1,3}(?:[\u00a0\u202f,]?\d{3})*\u00a0Ft$/;
/** An amount with decimals, or with another symbol or place of it. */
const otherMoney = /\d[.,]\d{2}(?!\d)|[$€£₫¥]|R\$|Ft\u00a0?\d|\bUSD\b|\bHUF\b/;

const entriesIn = async (within: Locator): Promise<string[]> =>
  within.locator('[data-entry]').evaluateAll((found) => found.map((entry) => entry.getAttribute('data-entry') ?? ''));

const isPhone = ({ page }: PortalUnderTest): boolean => (page.viewportSize()?.width ?? 0) < 768;

/** The menu of games and pages: a column, or on a phone a drawer, which is opened. */
async function openMenu(portal: PortalUnderTest): Promise<Locator> {
  if (!isPhone(portal)) return portal.slot('region/sideMenu');
  const drawer = portal.slot('modal/menuDrawer');
  if ((await drawer.count()) === 0) await portal.slot('region/bottomBar').locator('[data-entry="games"]').click();
  await expect(drawer).toBeVisible();
  return drawer;
}

/** The title of the first banner of a group. */
const bannerOf = ({ snapshot }: PortalUnderTest, group: string): string =>
  snapshot.announcements.banners?.find(({ groupName }) => groupName === group)?.title ?? '';

/** Notes the ground of every frame until the page is ready: a flash would be a second one. */
async function groundsUntilReady(portal: PortalUnderTest): Promise<string[]> {
  const { page } = portal;
  await page.addInitScript(() => {
    const grounds = new Set<string>();
    Object.assign(globalThis, { grounds });
    const look = () => {
      if (document.body) grounds.add(getComputedStyle(document.body).backgroundColor);
      requestAnimationFrame(look);
    };
    look();
  });
  await portal.open();
  return page.evaluate(() => [...(globalThis as unknown as { grounds: Set<string> }).grounds]);
}

for (const [width, depth] of [
  [390, {}],
  [1280, deepOnly],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test(
      'it is dark from the first paint on, with its own words, link and page (ENG-14, ENG-15, THM-05)',
      depth,
      async ({ portal }) => {
        const { page, slot, say, snapshot } = portal;
        expect((await ask(portal.origin, '/')).text).toMatch(/<html[^>]* data-theme="dark"/);
        await page.emulateMedia({ colorScheme: 'light' });
        const grounds = await groundsUntilReady(portal);
        expect(grounds).toHaveLength(1);
        const bg = await page.evaluate(() => {
          const probe = document.body.appendChild(document.createElement('i'));
          probe.style.color = 'var(--bg)';
          const { color } = getComputedStyle(probe);
          probe.remove();
          return color;
        });
        expect(grounds).toEqual([bg]);
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
        await expect(slot('region/themeSwitch')).toHaveCount(0);

        await loadSections(portal);
        await expect(slot('section/welcome')).toContainText(say('brand:welcome_text'));
        for (const [name, group] of [
          ['matches', 'sports'],
          ['cups', 'esports'],
        ] as const)
          await expect(slot(`section/${name}`), 'one kind of section, twice').toContainText(bannerOf(portal, group));
        await expectSound(page, 'home');

        for (const place of [slot('region/footer'), await openMenu(portal)]) {
          const link = place.locator('[data-entry="diary"]');
          await expect(link).toHaveText(new RegExp(`${say('brand:diary')}.*${say('portal:new_tab').slice(1, 6)}`, 's'));
          await expect(link).toHaveAttribute('href', diary);
          await expect(link).toHaveAttribute('target', '_blank');
          await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
        }
        const [tab] = await Promise.all([
          page.waitForEvent('popup'),
          (await openMenu(portal)).locator('[data-entry="diary"]').click(),
        ]);
        expect(await tab.evaluate(() => window.opener)).toBeNull();
        await tab.close();

        await (await openMenu(portal)).locator('[data-entry="about"]').click();
        await expect(slot('page/content')).toContainText(say('content:promise_odds'));
        await expect(page).toHaveTitle(`${say('brand:about')} · ${snapshot.brand.name}`);
        await expect(slot('page/content').locator('[data-entry="diary"]')).toHaveAttribute('href', diary);
        await expectSound(page, 'page of the house');
      },
    );

    test('nothing leads to games of chance or agents: menus, search, addresses (ENG-13)', deepOnly, async ({ portal }) => {
      const { page, slot, say } = portal;
      await portal.open('/', { as: 'member01' });
      await loadSections(portal);
      const shown = await entriesIn(page.locator('body'));
      shown.push(...(await entriesIn(await openAccountMenu(portal))));
      await page.keyboard.press('Escape');
      shown.push(...(await entriesIn(await openMenu(portal))));
      expect(shown).toEqual(expect.arrayContaining(['sports', 'esports', 'about', 'diary', 'deposit', 'logout']));
      expect(shown.filter((name) => gone.includes(name))).toEqual([]);

      await portal.open('/promotions', { as: 'member01' });
      await page.keyboard.press('/');
      const box = slot('modal/searchModal').getByRole('combobox', { name: say('search:title') });
      await expect(box).toBeFocused();
      const games = slot('modal/searchModal').locator(
        '[data-result^="game/"], [data-result^="studio/"], [data-result^="lottery/"]',
      );
      // each name has a game of a category that the platform offers and the brand does not
      for (const typed of ['peacock', 'lumenta', 'salon', 'lott', 'tcg']) {
        await box.fill(typed);
        await portal.quiet();
        await expect(games, typed).toHaveCount(0);
      }
      await box.fill('pitch');
      await expect(games).toContainText(['Pitchgreen']);

      for (const path of gonePaths) {
        await portal.open(path);
        await expect.poll(() => pathOf(portal), { message: path }).toBe('/');
        await expect(slot('page/home')).toBeVisible();
      }
      await portal.open('/?centre=member.personalHistoryCopy', { as: 'member01' });
      const bets = slot('panel/personalHistoryCopy');
      const categories = ['SPORTS', 'ESPORTS'].map((name) => say(`records:category_${name}`));
      await expect(bets.getByRole('tab')).toHaveText([say('records:all'), ...categories]);
      await portal.open('/?centre=agent', { as: 'agent001' });
      await expect(slot('modal/centre')).toHaveCount(0);
    });

    test('a visitor registers by phone, without a user name', depth, async ({ portal }) => {
      const { page, slot, wordsIn } = portal;
      await portal.open('/register');
      const form = slot('page/register').locator('form');
      const names = await form
        .locator('input:not([type="checkbox"], [type="hidden"])')
        .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).name).filter((name) => name !== ''));
      expect(names).toEqual(['mobileNum', 'verificationCode', 'password', 'confirmPassword']);
      await expect(form.getByRole('radio')).toHaveCount(0);
      await expectSound(page, 'registration');
      await fillRegistration(portal, form);
      await createButton(form, portal).click();
      const account = slot('modal/generatedAccountModal');
      const name = await account.locator('dd').first().innerText();
      await account.getByRole('button', { name: wordsIn('EN')('register:generated_confirm') }).click();
      await confirmSuccess(portal);
      await expect.poll(() => pathOf(portal)).toBe('/');
      if (!isPhone(portal)) await expectMember(portal, name);
    });

    test('amounts have the symbol behind them and no decimals', deepOnly, async ({ portal }) => {
      const { page, slot, say, sandbox } = portal;
      await portal.open('/', { as: 'member01' });
      await expect(slot('region/header').getByRole('group', { name: say('portal:balance') })).toHaveText(forints);
      await portal.open('/promotions?centre=member.depositv2', { as: 'member01' });
      const panel = slot('panel/deposit');
      await panel.locator('[data-channel="lume-pay"]').click();
      await expect(panel).toContainText('3\u00a0000\u00a0Ft');
      const amount = field(panel, 'amount');
      await amount.fill('4000,50');
      await amount.blur();
      await expect(amount, 'half a forint').toHaveAttribute('aria-invalid', 'true');
      await amount.fill(typedAmount('25000', 'HU'));
      await expectSound(page, 'deposit');
      await panel.locator('[data-action="depositNext"]').click();
      const send = page.locator('[data-action="applyDeposit"]');
      const result = panel.locator('[data-status]');
      await expect(send.or(result)).toBeVisible();
      if (await send.isVisible()) await send.click();
      await expect(result).toContainText('25\u00a0000\u00a0Ft');
      expect(await slot('modal/centre').innerText()).not.toMatch(otherMoney);
      await sandbox.clock(60_000);

      await portal.open('/promotions?centre=member.transactionHistory', { as: 'member01' });
      const rows = slot('panel/transactionHistory').locator('[data-row], tbody tr');
      await expect(rows.first()).toBeVisible();
      await expect(slot('panel/transactionHistory')).toContainText(/\d\u00a0Ft/);
      expect(await slot('modal/centre').innerText()).not.toMatch(otherMoney);
      const filters = slot('panel/transactionHistory').getByRole('button', { name: say('records:filters') });
      if (isPhone(portal)) await filters.click();
      const types = page.locator('select[name="type"]');
      await expect(types.locator('option[value="BET"], option[value="DEPOSIT"]').first()).toBeAttached();
      await expect(types.locator('option[value="DIVIDEND"], option[value="SALARY"]')).toHaveCount(0);
    });

    test('each of its three languages has its words, and what the seventh lacks is English', deepOnly, async ({ portal }) => {
      const { page, slot, wordsIn, snapshot } = portal;
      await portal.open();
      for (const language of snapshot.brand.languages.supported.toReversed()) {
        const words = wordsIn(language);
        let menu = await openMenu(portal);
        await menu.locator('[data-entry="language"]').click();
        await menu.locator(`[data-entry="language-${language}"]`).click();
        await expect(page.locator('html')).toHaveAttribute('lang', htmlLangOf(language));
        menu = await openMenu(portal);
        for (const name of ['about', 'diary'])
          await expect(menu.locator(`[data-entry="${name}"]`)).toContainText(words(`brand:${name}`));
        if (isPhone(portal)) await page.keyboard.press('Escape');
        await expect(slot('section/welcome')).toContainText(words('brand:welcome_text'));
        await expect(slot('region/footer').locator('[data-entry="about"]')).toHaveText(words('brand:about'));
      }
      await expect(slot('region/header').locator('[data-entry="login"]')).toHaveText('Belépés');
      await portal.open('/feedback', { as: 'member01' });
      await expect(slot('page/feedback')).toContainText(wordsIn('EN')('feedback:title'));
    });
  });
}

test('its page is published with its text, and reached from menu, bar and footer', async ({ portal }) => {
  const { slot, say } = portal;
  expect((await ask(portal.origin, '/rolunk')).text).toContain('<p>Négyen kezdtük, egy csónakházban.</p>');
  expect((await ask(portal.origin, '/')).text).not.toContain('csónakházban');
  await portal.open('/sports');
  await expect(slot('section/content')).toContainText(say('brand:rules_text'));
  await slot('region/footer').locator('[data-entry="about"]').click();
  await expect(slot('page/content')).toContainText('csónakházban');
});
