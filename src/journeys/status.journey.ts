// covers: screens, home, register, help
import { deepOnly, sampled } from './support/selection/depth.ts';
import { countLoads, expectNoLoop } from './support/missingCode.ts';
import { navigateInApp } from './support/navigateInApp.ts';
import { expect, forBrands, memberBrands, type PortalUnderTest, test } from './support/portal.ts';
import { expectVisitor } from './support/visitor.ts';

/** Longer than the poll interval of the status, with its jitter. */
const NEXT_LOOK_MS = 66_000;

/** Advances the time until the portal has polled and shown the result. */
async function untilShown({ page, slot }: PortalUnderTest, name: string): Promise<void> {
  const look = async () => {
    const isShown = await slot(name).isVisible();
    if (!isShown) await page.clock.fastForward(NEXT_LOOK_MS);
    return isShown;
  };
  await expect.poll(look, { intervals: [1_500] }).toBe(true);
}

/** Opens the home page and waits for its content, which is requested once the visitor is admitted. */
async function openAdmitted({ page, open, quiet }: PortalUnderTest): Promise<void> {
  const content = page.waitForResponse(/\/GCSGAME_hotGamesV2/);
  await open();
  await content;
  await quiet();
}

forBrands(sampled(memberBrands, 0), () => {
  test('maintenance replaces every page, shows its end, and ends by itself', async ({ portal }) => {
    const { page, say, slot, sandbox } = portal;
    await page.clock.install();
    await sandbox.scenario('maintenance');
    for (const path of ['/register', '/helpmc', '/']) {
      await portal.open(path);
      const screen = slot('screen/maintenance');
      await expect(screen.getByRole('heading', { name: say('screens:system_maintenance') })).toBeVisible();
      await expect(screen.getByText(say('screens:restriction_of_visit'))).toBeVisible();
      await expect(screen.getByText(say('screens:ends_at'))).toBeVisible();
      await expect(screen.getByRole('button', { name: say('portal:contact_us') })).toBeVisible();
      await expect(page.locator('[data-slot^="region/"], [data-slot^="page/"]')).toHaveCount(0);
    }
    await sandbox.scenario('normal');
    await untilShown(portal, 'page/home');
    await expectVisitor(portal);
  });

  test('a restricted region is shown its assumed location; the site follows the status', deepOnly, async ({ portal }) => {
    const { page, say, slot, sandbox, problems } = portal;
    // requested while the site closes
    problems.expect(/Failed to load resource.*503/);
    await page.clock.install();
    await portal.open();
    await expectVisitor(portal);
    await sandbox.settings({ status: 2 });
    await untilShown(portal, 'screen/restriction');
    const screen = slot('screen/restriction');
    await expect(screen.getByRole('heading', { name: say('screens:ip_restriction') })).toBeVisible();
    await expect(screen).toContainText(/\d+\.\d+\.\d+\.\d+/);
    await expect(screen.getByText(say('screens:your_country'))).toBeVisible();
    await expect(page.locator('[data-slot^="region/"]')).toHaveCount(0);
    await sandbox.settings({ status: 1 });
    await untilShown(portal, 'screen/maintenance');
    await sandbox.settings({ status: 0 });
    await untilShown(portal, 'page/home');
    await expectVisitor(portal);
  });
});

test('the maintenance screen has no line for an unknown end', deepOnly, async ({ portal }) => {
  await portal.sandbox.scenario('maintenance-open');
  await portal.open();
  await expect(portal.slot('screen/maintenance')).toBeVisible();
  await expect(portal.slot('screen/maintenance').getByText(portal.say('screens:ends_at'))).toHaveCount(0);
});

test('without permission only the network page is shown, until it succeeds', async ({ portal }) => {
  const { page, say, slot, sandbox, problems } = portal;
  problems.expect(/Failed to load resource.*500/);
  await sandbox.scenario('permission-down');
  await page.goto(portal.origin);
  const screen = slot('screen/networkError');
  await expect(screen.getByText(say('portal:network_link_abnormal'))).toBeVisible();
  await expect(page.locator('[data-slot^="region/"]')).toHaveCount(0);
  await sandbox.scenario('normal');
  await screen.getByRole('button', { name: say('portal:retry') }).click();
  await expectVisitor(portal);
});

test('a lost connection after a complete start keeps the page', deepOnly, async ({ portal }) => {
  const { page, slot, context, problems } = { ...portal, context: portal.page.context() };
  problems.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource|ChunkError/);
  await page.clock.install();
  await openAdmitted(portal);
  await context.setOffline(true);
  await page.clock.fastForward(NEXT_LOOK_MS);
  await expect(slot('page/home')).toBeVisible();
  await expectVisitor(portal);
  await context.setOffline(false);
});

test('a connection lost while code and styles load keeps the page, too', async ({ portal }) => {
  const { page, say, slot, context, problems } = { ...portal, context: portal.page.context() };
  problems.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource|ChunkError/);
  const loads = countLoads(page);
  await openAdmitted(portal);
  await context.setOffline(true);
  await navigateInApp(portal, '/promotions');
  await expect(slot('screen/chunkError')).toBeVisible();
  await expect(slot('region/header')).toBeVisible();
  await expectNoLoop(page, loads);
  expect(loads()).toBe(1);
  await context.setOffline(false);
  await slot('screen/chunkError')
    .getByRole('button', { name: say('portal:retry') })
    .click();
  await expect(slot('page/promotions')).toBeVisible();
});

test('when whitelabel and settings fail the published ones stay', deepOnly, async ({ portal }) => {
  const { slot, sandbox, problems } = portal;
  problems.expect(/Failed to load resource.*500/);
  await sandbox.scenario('settings-down');
  await portal.open('/register');
  await expect(slot('page/register').locator('input[name="username"]')).toBeVisible();
});
