// covers: referral, centre, register
import { deepOnly } from './support/selection/depth.ts';
import { expect, test } from './support/portal.ts';
import { confirmSuccess, createButton, fillRegistration } from './support/registration.ts';
import { field, passHumanCheck } from './support/visitor.ts';

test(
  'a friend registers with the link in another tab, and appears among the invited (INV-01, INV-02, MCO-12)',
  deepOnly,
  async ({ portal }) => {
    const { page, say, slot } = portal;
    const panel = slot('panel/referral');
    await portal.open('/promotions?centre=member.referral', { as: 'member01' });
    const link = (await panel.locator('[data-column="link"]').innerText()).trim();
    const code = (await panel.locator('[data-column="code"]').innerText()).trim();
    expect(new URL(link).searchParams.get('referralCode')).toBe(code);
    const invited = panel.getByRole('tab', { name: say('referral:tab_invited') });
    await invited.click();
    const count = panel.locator('dl [data-total="invited"]');
    const before = Number(await count.innerText());

    const tab = await page.context().newPage();
    const friend = { ...portal, page: tab, slot: (name: string) => tab.locator(`[data-slot="${name}"]`) };
    await tab.goto(link);
    await portal.ready(tab);
    const form = friend.slot('page/register').locator('form');
    await expect(field(form, 'referralCode')).toHaveValue(code);
    await fillRegistration(friend, form);
    await createButton(form, friend).click();
    await passHumanCheck(friend, 'register');
    await confirmSuccess(friend);
    await tab.close();

    await portal.open('/promotions?centre=member.referral&c.view=invited');
    await expect(count).toHaveText(String(before + 1));
    await expect(panel.locator('tbody tr').first().locator('[data-column="account"]')).toContainText('*');
  },
);

test('a closed offer is explained (WAL-07)', deepOnly, async ({ portal }) => {
  const { sandbox, slot, say } = portal;
  await sandbox.scenario('referral-closed');
  await portal.open('/promotions?centre=member.referral', { as: 'member01' });
  await expect(slot('panel/referral')).toContainText(say('referral:closed_title'));
});
