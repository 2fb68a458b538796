// covers: centre, header, agent-announcements
import { allBrands, expect, forBrands, test } from './support/portal.ts';
import { ask } from './support/sandboxControl.ts';
import { openAccountMenu, pathOf, sendLogin, warning } from './support/visitor.ts';
import { seedUser } from './support/seedUsers.ts';

const agents = ['agent001', 'agent002', 'agent041', 'agent042'];

forBrands(allBrands, (brand) => {
  test('each agent opens the centre from the account menu; nobody else gets in', async ({ portal }) => {
    test.setTimeout(60_000);
    const { page, slot } = portal;
    const { order, entries } = portal.snapshot.brand.menus['agent']!;
    const first = slot(`panel/${entries[order[0]!]!.panel}`);
    for (const account of brand === 'folia' ? agents : agents.slice(0, 1)) {
      await portal.open('/promotions', { as: account });
      const menu = await openAccountMenu(portal);
      await menu.locator('[data-entry="agentCentre"]').click();
      await expect(slot('modal/centre')).toHaveAttribute('data-menu', 'agent');
      await expect(first).toHaveAttribute('data-state', 'ready');
      await page.keyboard.press('Escape');
      await expect(slot('modal/centre')).toHaveCount(0);
    }
    if (brand === 'orvane-desk') return;

    for (const [account, code] of [
      ['member01', 'portal:agents_only'],
      ['demo0001', 'portal:in_need_true_account'],
    ] as const) {
      await portal.open('/promotions?centre=agent.agentAnnouncement', { as: account });
      await expect(warning(portal, code)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(slot('modal/centre')).toHaveCount(0);
      await expect.poll(() => pathOf(portal)).toBe('/promotions');
      const menu = await openAccountMenu(portal);
      const isSeen = account === 'demo0001' && brand === 'mayloc';
      await expect(menu.locator('[data-entry="agentCentre"]')).toHaveCount(isSeen ? 1 : 0);
      if (isSeen) {
        await menu.locator('[data-entry="agentCentre"]').click();
        await expect(warning(portal, code)).toBeVisible();
      }
      const token = await page.evaluate(() => sessionStorage.getItem('token') ?? '');
      const session = (await page.context().cookies()).find(({ name }) => name === 'sandbox');
      const { status } = await ask(portal.origin, '/wps/relay/MCS2_agentAnnouncements?pageNo=1&pageSize=9', {
        headers: { Authorization: `Bearer ${token}` },
        cookie: `sandbox=${session?.value ?? ''}`,
      });
      expect(status).toBe(403);
    }
  });
});

test('a visitor with the address of a panel signs in, and it opens', async ({ portal }) => {
  const { slot } = portal;
  await portal.open('/?centre=agent.agentAnnouncement');
  const popup = slot('modal/loginPopupModal');
  await sendLogin(portal, popup, 'agent001', seedUser('folia', 'agent001').password ?? '');
  await expect(slot('panel/agentAnnouncement')).toHaveAttribute('data-state', 'ready');
});
