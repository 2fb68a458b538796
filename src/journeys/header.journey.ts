// covers: header
import { deepOnly, sampled } from './support/selection/depth.ts';
import { expect, forBrands, memberBrands, test } from './support/portal.ts';
import { seedUser } from './support/seedUsers.ts';
import { expectMember, openAccountMenu } from './support/visitor.ts';

/** The main wallet plus those of the vendors. */
const amounts: Readonly<Record<string, string>> = { folia: 'R$\u00a01.371,25', orvane: '$902.10', mayloc: '$12.620,75' };

forBrands(sampled(memberBrands, 1), (brand) => {
  test('shows, hides and refetches the balance, and names the member', deepOnly, async ({ portal }) => {
    const { page, say, slot, sandbox } = portal;
    const { nickname = '', label } = seedUser(brand, 'member01');
    await portal.open('/', { as: 'member01' });
    await expectMember(portal, nickname);
    const wallet = slot('region/header').getByRole('group', { name: say('portal:balance') });
    await expect(wallet).toContainText(amounts[brand] ?? '');

    await wallet.getByRole('button', { name: say('portal:balance_hide') }).click();
    await expect(wallet).toContainText('***');
    await expect(wallet).not.toContainText(amounts[brand] ?? '');
    const asked = page.waitForRequest((request) => request.url().includes('/balance'));
    await wallet.getByRole('button', { name: say('portal:balance_refresh') }).click();
    await asked;
    await wallet.getByRole('button', { name: say('portal:balance_show') }).click();
    await expect(wallet).toContainText(amounts[brand] ?? '');

    const menu = await openAccountMenu(portal);
    await expect(page.locator('[popover]').filter({ has: menu })).toContainText(label?.labelName ?? '');
    const entries = await menu.getByRole('menuitem').evaluateAll((items) => items.map((item) => item.getAttribute('data-entry')));
    // the agent centre is for agents (HDR-08)
    expect(entries).toEqual(portal.snapshot.brand.menus['avatar']?.order.filter((name) => name !== 'agentCentre'));
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(slot('region/header').locator('button[aria-haspopup="menu"]')).toBeFocused();
    await sandbox.clearFaults();
  });
});

test('a failed balance shows a message and can be retried', deepOnly, async ({ portal }) => {
  const { page, say, slot, sandbox, problems } = portal;
  problems.expect(/Failed to load resource.*500/);
  await sandbox.fault('balance', '500');
  await portal.open('/', { as: 'member01' });
  const wallet = slot('region/header').getByRole('group', { name: say('portal:balance') });
  await expect(wallet).toContainText(say('portal:balance_unknown'));
  await sandbox.clearFaults();
  await wallet.getByRole('button', { name: say('portal:balance_refresh') }).click();
  await expect(wallet).toContainText(amounts['folia'] ?? '');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('a member without a nickname is shown by account', deepOnly, async ({ portal }) => {
  await portal.open('/', { as: 'first001' });
  await expectMember(portal, 'first001');
});
