// covers: screens, help, home, register, login, forgot-password, side-menu, promotion
import { allWhenDeep, deepOnly } from './support/selection/depth.ts';
import { countLoads, expectNoLoop, failures, loadErrorLog } from './support/missingCode.ts';
import { expect, type PortalUnderTest, test } from './support/portal.ts';
import { openLoginPopup, section } from './support/visitor.ts';

const explained = ({ page, say }: PortalUnderTest) => page.getByRole('alert').getByText(say('portal:chunk_error_title'));

for (const [how, fail] of allWhenDeep(Object.entries(failures), 0)) {
  test(`the chunk of a page, ${how}: reloads once, then is explained, and can be retried`, async ({ portal }) => {
    const { page, slot, say } = portal;
    portal.problems.expect(loadErrorLog);
    let asked = 0;
    await page.route(/\/assets\/help-[^/]*\.js$/, (route) => ((asked += 1), fail(route)));
    const loads = countLoads(page);
    await page.goto(`${portal.origin}/help`);
    await expect(slot('screen/chunkError')).toBeVisible();
    await expect(explained(portal)).toBeVisible();
    expect(loads(), 'nothing is explained before the page was loaded anew').toBe(2);
    // the browser may answer the first try from the preload that is still on its way
    expect(asked, 'each page tried again').toBeGreaterThanOrEqual(4);
    await expectNoLoop(page, loads);
    await page.unrouteAll();
    await slot('screen/chunkError')
      .getByRole('button', { name: say('portal:retry') })
      .click();
    await expect(slot('page/help')).toBeVisible();
  });

  test(`the entry chunk, ${how}: the published page stays readable, and says why it does not respond`, async ({ portal }) => {
    const { page } = portal;
    portal.problems.expect(loadErrorLog);
    await page.route(/\/assets\/main-[^/]*\.js$/, fail);
    const loads = countLoads(page);
    for (const path of ['/', '/register', '/help']) {
      await page.goto(portal.origin + path);
      await expect(explained(portal)).toBeVisible();
      if (path !== '/help') await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    expect(loads(), 'three pages and one loading anew').toBe(4);
    await expectNoLoop(page, loads);
    await page.unrouteAll();
    await page.getByRole('link', { name: portal.say('portal:retry') }).click();
    await portal.ready();
    await expect(explained(portal)).toBeHidden();
  });
}

test('a chunk that is back after the reload is not explained', async ({ portal }) => {
  const { page } = portal;
  portal.problems.expect(loadErrorLog);
  const loads = countLoads(page);
  await page.route(/\/assets\/main-[^/]*\.js$/, (route) => (loads() > 1 ? route.continue() : route.abort()));
  await portal.open();
  expect(loads()).toBe(2);
  await expect(explained(portal)).toHaveCount(0);
});

test('a missing style sheet leaves a readable, usable page', async ({ portal }) => {
  const { page, slot } = portal;
  portal.problems.expect(loadErrorLog);
  await page.route(/\.css$/, failures['missing']!);
  const loads = countLoads(page);
  await portal.open();
  expect(loads()).toBe(2);
  await expectNoLoop(page, loads);
  await openLoginPopup(portal);
  await expect(slot('modal/loginPopupModal').locator('input[name="username"]')).toBeEditable();
});

test('a missing chunk of the first overlay shows an error; page and typed text stay', async ({ portal }) => {
  const { page, slot, say } = portal;
  portal.problems.expect(loadErrorLog);
  await portal.open('/register');
  await portal.quiet();
  const typed = slot('page/register').locator('input[name="username"]');
  await typed.fill('newplayer1');
  await page.route(/\/assets\/[^/]*\.js$/, failures['cut off']!);
  const loads = countLoads(page);
  await slot('region/header')
    .getByRole('button', { name: say('portal:login'), exact: true })
    .click();
  const screen = slot('screen/chunkError');
  await expect(screen).toBeVisible();
  await expectNoLoop(page, loads);
  await expect(typed).toHaveValue('newplayer1');
  await page.unrouteAll();
  await screen.getByRole('button', { name: say('portal:retry') }).click();
  await expect(slot('modal/loginPopupModal')).toBeVisible();
  await expect(typed).toHaveValue('newplayer1');
});

test('a missing chunk of a dialog shows an error over the page; page and typed text stay', deepOnly, async ({ portal }) => {
  const { page, slot, say } = portal;
  portal.problems.expect(loadErrorLog);
  await portal.open('/register');
  const typed = slot('page/register').locator('input[name="username"]');
  await typed.fill('newplayer1');
  const popup = await openLoginPopup(portal);
  await portal.quiet();
  await page.route(/\/assets\/[^/]*\.js$/, failures['cut off']!);
  await popup.getByRole('button', { name: say('login:forgot_password') }).click();
  const dialog = page.getByRole('alertdialog', { name: say('portal:chunk_error_title') });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: say('portal:close') }).click();
  await expect(dialog).toBeHidden();
  await expect(typed).toHaveValue('newplayer1');
});

test('without any further chunk every control shows a message', deepOnly, async ({ portal }) => {
  const { page, slot } = portal;
  portal.problems.expect(loadErrorLog);
  // links to other sites need no code
  const controls = page.locator(
    'button[data-entry]:visible:not([aria-expanded], [data-entry="affiliates"], [data-entry^="social-"])',
  );
  const said = page.getByRole('alert').or(page.getByRole('alertdialog')).filter({ visible: true });
  const open = async () => {
    await portal.open();
    await slot('region/sideMenu').locator('[data-entry="support"]').click();
    await expect(slot('region/sideMenu').locator('[data-entry="customerService"]')).toBeVisible();
    await portal.quiet();
  };
  await open();
  const names = await controls.evaluateAll((buttons) => buttons.map((button) => (button as HTMLElement).dataset['entry']));
  expect(names).toEqual(expect.arrayContaining(['login', 'register', 'customerService']));
  for (const [at, name] of names.entries()) {
    await page.route(/\/assets\/[^/]*\.js$/, failures['cut off']!);
    await expect(said).toHaveCount(0);
    await controls.nth(at).click();
    await expect(said.first(), name).toBeVisible();
    await page.unrouteAll();
    await open();
  }
});

test('a slow chunk shows a message until it is loaded', deepOnly, async ({ portal }) => {
  const { page } = portal;
  await page.clock.install();
  let deliver = (): void => undefined;
  const delivered = new Promise<void>((resolve) => (deliver = resolve));
  await page.route(/\/assets\/main-[^/]*\.js$/, async (route) => {
    await delivered;
    await route.continue();
  });
  await page.goto(portal.origin, { waitUntil: 'commit' });
  await expect(portal.slot('page/home')).toBeVisible();
  await page.clock.fastForward(6_000);
  await expect(explained(portal)).toBeHidden();
  await page.clock.fastForward(4_500);
  await expect(explained(portal)).toBeVisible();
  deliver();
  await portal.ready();
  await expect(explained(portal)).toBeHidden();
});

test('a chunk that never arrives fails after two minutes', deepOnly, async ({ portal }) => {
  const { page, slot } = portal;
  portal.problems.expect(loadErrorLog);
  await page.clock.install();
  await portal.open();
  const asked = page.waitForRequest(/\/assets\/promo-[^/]*\.js$/);
  await page.route(/\/assets\/promo-[^/]*\.js$/, () => undefined);
  await (await section(portal, 'promotions')).getByRole('link').first().click();
  await asked;
  const skeleton = page.getByRole('status', { name: portal.say('portal:loading') });
  await expect(skeleton).toBeVisible();
  await page.clock.fastForward(11_000);
  await expect(skeleton.getByText(portal.say('portal:chunk_error_text'))).toBeVisible();
  await page.clock.fastForward(108_000);
  await expect(skeleton).toBeVisible();
  const again = page.waitForRequest((request) => request.isNavigationRequest());
  const admitted = page.waitForResponse(/\/wps\/system\/permission/);
  await page.clock.fastForward(2_000);
  await again;
  // a pending answer would be aborted as well
  await (await admitted).finished();
  // loaded parts do not wait for missing ones
  await expect(slot('region/header')).toBeVisible();
  await expect(skeleton).toBeVisible();
  await page.clock.fastForward(121_000);
  await expect(slot('screen/chunkError')).toBeVisible();
});
