// covers: side-menu, bottom-bar, header, vnlottery, footer, chat, centre
import { allWhenDeep, deepOnly, sampled } from './support/selection/depth.ts';
import { expect, forBrands, memberBrands, type PortalUnderTest, test } from './support/portal.ts';
import { openChat } from './support/states/service.ts';
import { openAccountMenu, pathOf } from './support/visitor.ts';

const menuOf = (portal: PortalUnderTest) => portal.slot('region/sideMenu');
const entriesOf = (portal: PortalUnderTest) =>
  menuOf(portal)
    .locator('[data-entry]')
    .evaluateAll((entries) => entries.map((entry) => entry.getAttribute('data-entry')));

/** Targets of the brand's categories and side menu on a desktop, in the brand's order. */
function wanted({ snapshot: { brand } }: PortalUnderTest): string[] {
  const { side, categories } = brand.menus;
  return (side?.order ?? [])
    .filter((name) => side?.entries[name]?.when?.device !== 'mobile')
    .flatMap((name) => (side?.entries[name]?.spread ? (categories?.order ?? []) : [name]));
}

forBrands(sampled(memberBrands, 0), () => {
  test('every category with its vendors is reached from the menu, in the order of the brand', deepOnly, async ({ portal }) => {
    const { page, snapshot } = portal;
    await portal.open();
    await expect.poll(() => entriesOf(portal)).toEqual(expect.arrayContaining(wanted(portal)));
    const { order, entries } = snapshot.brand.menus['categories']!;
    for (const name of order) {
      const { route, path } = entries[name]!;
      const entry = menuOf(portal).locator(`[data-entry="${name}"]`);
      await entry.click();
      await expect(menuOf(portal).locator(`[data-entry^="${name}-"]:not([data-entry="${name}-all"])`).first()).toBeVisible();
      await menuOf(portal).locator(`[data-entry="${name}-all"]`).click();
      await expect.poll(() => pathOf(portal)).toBe(path ?? snapshot.brand.layout.routes[route!]!.paths[0]);
      // pages without a menu have a back link
      if (!snapshot.brand.layout.routes[route!]!.regions.includes('sideMenu')) await page.goBack();
      await expect(menuOf(portal)).toBeVisible();
    }
  });

  test('on a phone the menu is a drawer, also for the keyboard', deepOnly, async ({ portal }) => {
    const { page } = portal;
    await page.setViewportSize({ width: 390, height: 844 });
    await portal.open();
    const games = portal.slot('region/bottomBar').locator('[data-entry="games"]');
    await games.focus();
    await page.keyboard.press('Enter');
    const drawer = portal.slot('modal/menuDrawer');
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(games).toBeFocused();
    await games.click();
    await drawer.locator('[data-entry="rng"]').click();
    await drawer.locator('[data-entry="rng-all"]').click();
    await expect.poll(() => pathOf(portal)).toBe('/rng');
    await expect(drawer).toHaveCount(0);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(390);
  });
});

forBrands(allWhenDeep(memberBrands, 1), () => {
  test(
    'at every width a member deposits with one press, and the page is not wider than the window (HDR-03)',
    deepOnly,
    async ({ portal }) => {
      const { page, slot } = portal;
      await portal.open('/promotions', { as: 'member01' });
      const deposit = page
        .locator('[data-slot="region/header"], [data-slot="region/bottomBar"]')
        .locator('[data-entry="deposit"]');
      await expect(slot('region/header').getByRole('group', { name: portal.say('portal:balance') })).toContainText(/\d/);
      for (const width of [1440, 1280, 1279, 1024, 1023, 900, 768, 767, 390, 360]) {
        await page.setViewportSize({ width, height: 844 });
        await expect(deposit.filter({ visible: true }), `${width} px`).toHaveCount(1);
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${width} px`)
          .toBeLessThanOrEqual(width);
      }
      await page.setViewportSize({ width: 768, height: 844 });
      await deposit.filter({ visible: true }).click();
      await expect(slot('panel/depositv2')).toBeVisible();
    },
  );
});

test(
  'Vietnamese lottery starts without app chrome, which one toggle shows and hides (RTE-23, SID-13)',
  deepOnly,
  async ({ portal }) => {
    const { page, say } = portal;
    await portal.open('/vnlottery');
    for (const region of ['sideMenu', 'header']) await expect(portal.slot(`region/${region}`)).toHaveCount(0);
    await page.getByRole('button', { name: say('portal:bars_show') }).click();
    for (const region of ['sideMenu', 'header']) await expect(portal.slot(`region/${region}`)).toBeVisible();
    await menuOf(portal)
      .getByRole('button', { name: say('portal:bars_hide') })
      .click();
    for (const region of ['sideMenu', 'header']) await expect(portal.slot(`region/${region}`)).toHaveCount(0);
  },
);

test.describe('mayloc', () => {
  test.use({ brand: 'mayloc' });

  test('with all flags on, an agent walks from the home page into every product area (ENG-10)', deepOnly, async ({ portal }) => {
    const { page, slot, sandbox, snapshot } = portal;
    const { layout, menus, flags } = snapshot.brand;
    await sandbox.flags(Object.fromEntries(Object.values(flags).map(({ modId }) => [modId, '1'])));
    // the warning at the first access to games
    const question = page.getByRole('alertdialog');
    await page.addLocatorHandler(question, () => question.getByRole('button').last().click());
    await portal.open('/', { as: 'agent001' });
    const entry = (name: string) => menuOf(portal).locator(`[data-entry="${name}"]`);
    const arrive = async (route: string, path = layout.routes[route]!.paths[0]!) => {
      await expect.poll(() => pathOf(portal), route).toBe(path);
      await expect(slot(`page/${layout.routes[route]!.page}`), route).toBeVisible();
      // pages without a menu have a link back, but for help
      if (layout.routes[route]!.regions.includes('sideMenu')) return;
      if (!layout.routes[route]!.regions.includes('header')) await page.goBack();
      else
        await slot('region/header')
          .getByRole('link', { name: portal.say('portal:back_home') })
          .click();
      await expect.poll(() => pathOf(portal), `back from ${route}`).not.toBe(path);
    };
    const { order, entries } = menus['categories']!;
    expect([...order].sort()).toEqual(['elott', 'esports', 'fish', 'inhouse', 'live', 'lott', 'pvp', 'rng', 'sports']);
    for (const name of order) {
      await entry(name).click();
      await entry(`${name}-all`).click();
      await arrive(entries[name]!.route!, entries[name]!.path);
    }
    for (const name of ['promotions', 'pointMall', 'winners', 'vip', 'vnlottery']) {
      await entry(name).click();
      await arrive(name);
    }
    await page.goBack();
    await slot('region/footer').locator('[data-entry="download"]').click();
    await arrive('download');
    await slot('region/footer').locator('[data-entry="help"]').click();
    await arrive('help');
    await openChat(portal);
    await expect(slot('region/chat').getByRole('heading')).toBeVisible();
    await slot('region/chat')
      .getByRole('button', { name: portal.say('portal:close') })
      .click();
    await entry('home').click();
    await arrive('home');

    const centre = slot('modal/centre');
    await (await openAccountMenu(portal)).locator('[data-entry="memberCentre"]').click();
    for (const panel of ['referral', 'missionLeaderboard']) {
      await centre.locator(`nav [data-entry="${panel}"]`).click();
      await expect(slot(`panel/${panel}`)).toHaveAttribute('data-state', 'ready');
    }
    await page.keyboard.press('Escape');
    await (await openAccountMenu(portal)).locator('[data-entry="agentCentre"]').click();
    await expect(centre).toHaveAttribute('data-menu', 'agent');
    await expect(centre.locator('nav [data-entry]')).toHaveCount(menus['agent']!.order.length);
    await expect(centre.locator('[data-slot^="panel/"]').first()).toHaveAttribute('data-state', 'ready');
  });

  test('a brand may start with app chrome and a mini menu (RTE-24)', deepOnly, async ({ portal }) => {
    await portal.open('/vnlottery');
    await expect(menuOf(portal)).toHaveAttribute('data-mini', 'true');
    await expect(portal.slot('region/header')).toBeVisible();
  });
});
