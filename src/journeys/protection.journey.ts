// covers: protection, responsible, deposit, withdraw, promotions, centre
import { deepOnly } from './support/selection/depth.ts';
import { expect, type PortalUnderTest, test } from './support/portal.ts';

const LIMITS = '/vip?centre=member.protection';
const DEPOSIT = '/vip?centre=member.depositv2';
const HOUR = 3_600_000;

/** Opens an address as a person does who types it. */
const go = ({ page, origin }: PortalUnderTest, path: string) => page.goto(`${origin}${path}`);

async function setLimit({ page, slot }: PortalUnderTest, value: string): Promise<void> {
  await slot('panel/protection').locator('[data-limit="DEPOSIT"] [data-action="changeLimit"]').click();
  await page.locator('input[name="amount"]').fill(value);
  await page.locator('[data-action="saveLimit"]').click();
  await expect(page.locator('[data-action="saveLimit"]')).toHaveCount(0);
}

test('a limit of deposits holds at its field, its raise waits, and a pause leaves the withdrawal', async ({ portal }) => {
  const { page, say, slot, sandbox } = portal;
  const panel = slot('panel/protection');
  const day = panel.locator('[data-limit="DEPOSIT"] [data-period="DAY"]');
  await sandbox.settings({ withdrawal: { requiredTurnover: '0' } });
  await portal.open(LIMITS, { as: 'member01' });
  await setLimit(portal, '100');
  await expect(day).toContainText('100,00');

  await test.step('a deposit above it is refused at the field', async () => {
    await go(portal, DEPOSIT);
    const form = slot('panel/deposit');
    await expect(form.locator('[data-action="ownLimits"]')).toBeVisible();
    await form.locator('input[name="amount"]').fill('100,01');
    await expect(form.locator('input[name="amount"]')).toHaveAttribute('aria-invalid', 'true');
    await form.locator('[data-action="depositNext"]').click();
    await expect(page.locator('[data-action="applyDeposit"]')).toHaveCount(0);
    // what is typed would be asked about on the way
    await form.locator('input[name="amount"]').fill('');
    await form.locator('[data-action="ownLimits"]').click();
  });

  await test.step('a raise waits for a day, and can be withdrawn', async () => {
    await setLimit(portal, '200');
    const keep = panel.locator('[data-action="keepLimit"]');
    await expect(panel.getByRole('timer')).toContainText(/2[34]:\d\d:\d\d/);
    await expect(day).toContainText('100,00');
    await keep.click();
    await expect(keep).toHaveCount(0);
    await setLimit(portal, '200');
    await expect(keep).toBeVisible();
    await sandbox.clock(24 * HOUR);
    await portal.open(LIMITS, { as: 'member01' });
    // a day has passed since the sign-in, too
    await slot('modal/realityCheckModal')
      .getByRole('button', { name: say('reality-check:go_on') })
      .click();
    await expect(day).toContainText('200,00');
    await expect(keep).toHaveCount(0);
  });

  await test.step('a pause closes deposits and promotions', async () => {
    await panel.locator('[data-action="pausePlay"]').click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(/, \d\d:\d\d/);
    await question.getByRole('button', { name: say('protection:pause_confirm') }).click();
    await expect(panel.getByText(say('protection:paused'))).toBeVisible();
    await expect(panel.locator('[data-action="pausePlay"]')).toHaveCount(0);
    await go(portal, '/promotions');
    await expect(page.locator('[data-barred="paused"]')).toBeVisible();
    await go(portal, DEPOSIT);
    await expect(page.locator('[data-barred="paused"]')).toBeVisible();
    await expect(page.locator('input[name="amount"]')).toHaveCount(0);
  });

  await test.step('the withdrawal works', async () => {
    await page.locator('[data-action="barredWithdraw"]').click();
    const form = slot('panel/withdrawForm');
    await form.locator('input[name="amount"]').fill('20');
    await form.locator('input[name="paymentPassword"]').fill('482913');
    await form.locator('[data-action="applyWithdraw"]').click();
    await page.locator('[data-action="confirmApplyWithdraw"]').click();
    await expect(form.getByRole('status').filter({ hasText: say('withdraw:requested') })).toBeVisible();
  });
});

test('a self-excluded member signs in, starts no game, and sees the records', deepOnly, async ({ portal }) => {
  const { page, say, slot, sandbox } = portal;
  await sandbox.scenario('self-excluded');
  await portal.open('/lottery', { as: 'member01' });
  await expect(page.locator('[data-barred="excluded"]')).toBeVisible();
  await page.locator('[data-action="barredHelp"]').click();
  await expect(slot('page/responsible').getByRole('heading', { name: say('responsible:title') })).toBeVisible();
  await go(portal, `${LIMITS}&c.view=statement`);
  await expect(slot('panel/protection').locator('tbody tr').first()).toBeVisible();
});
