// covers: responsible, footer
import { deepOnly, sampled } from './support/selection/depth.ts';
import { expect, forBrands, memberBrands, test } from './support/portal.ts';
import { expectVisitor } from './support/visitor.ts';

const NODES = ['RGCLOCK3', 'RGNETPOS3', 'RGREALITY3', 'IDLELOGOUT3'] as const;
const all = (enabled: '0' | '1') => Object.fromEntries(NODES.map((node) => [node, enabled]));

test(
  'the floor of a brand holds whatever the platform sends; time and money are shown from login on',
  deepOnly,
  async ({ portal }) => {
    const { page, say } = portal;
    await portal.sandbox.flags(all('0'));
    await portal.open('/', { as: 'member01' });
    const clock = portal.slot('region/sessionClock');
    await expect(clock).toContainText(/\d\d:\d\d\s*0:00:\d\d/);

    // the session seems to have begun earlier: the interval of an hour ends soon after the first render
    await page.evaluate(() => sessionStorage.setItem('playSince', String(Date.now() - 3_590_000)));
    await page.reload();
    await expect(clock).toContainText(/(0:59|1:00):\d\d/);
    const check = portal.slot('modal/realityCheckModal');
    await expect(check).toBeVisible();
    await expect(check).toContainText(/1:00:\d\d/);
    await expect(check).toContainText('R$');
    await page.keyboard.press('Escape');
    await expect(check).toBeVisible();
    await check.getByRole('button', { name: say('reality-check:go_on') }).click();
    await expect(check).toHaveCount(0);
  },
);

test('an inactive member is warned, and then signed out', deepOnly, async ({ portal }) => {
  const { page, say } = portal;
  await page.clock.install();
  await portal.open('/', { as: 'member01' });
  await expect(portal.slot('region/idleLogout')).toBeAttached();
  // code that is on its way would be given up by the jump
  await portal.quiet();
  await page.clock.fastForward('29:15');
  await page.clock.runFor(1_500);
  const question = page.getByRole('alertdialog', { name: say('idle-logout:title') });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: say('idle-logout:stay') }).click();
  await expect(question).toHaveCount(0);
  await page.clock.fastForward('30:30');
  await page.clock.runFor(1_500);
  await expect(page.getByRole('dialog', { name: say('errors:idle_signed_out') })).toBeVisible();
  await page.keyboard.press('Enter');
  await expectVisitor(portal);
});

forBrands(sampled(memberBrands, 0), (brand) => {
  test('help is listed on a page of its own, linked in the footer', deepOnly, async ({ portal }) => {
    const { page, say, snapshot } = portal;
    await portal.open();
    await portal.slot('region/footer').locator('[data-entry="responsible"]').click();
    const shown = portal.slot('page/responsible');
    await expect(shown.getByRole('heading', { name: say('responsible:title') })).toBeVisible();
    for (const { name } of Object.values(snapshot.brand.regulatory.help ?? {}))
      await expect(shown.getByRole('heading', { name })).toBeVisible();
    await expect(page).toHaveURL(/\/responsible$/);
    expect(brand).toBe(snapshot.brand.id);
  });
});

test.describe('mayloc', () => {
  test.use({ brand: 'mayloc' });
  test('where the market requires nothing, the platform may still switch it on', deepOnly, async ({ portal }) => {
    await portal.open('/', { as: 'member01' });
    await expect(portal.slot('region/sessionClock')).toHaveCount(0);
    await portal.sandbox.flags(all('1'));
    await portal.page.reload();
    await expect(portal.slot('region/sessionClock')).toBeVisible();
  });
});
