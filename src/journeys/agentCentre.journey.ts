// covers: centre, header, team
import { allWhenDeep, deepOnly } from './support/selection/depth.ts';
import { allBrands, expect, forBrands, test } from './support/portal.ts';
import { ask } from './support/sandboxControl.ts';
import { navigateInApp } from './support/navigateInApp.ts';
import { openAccountMenu, pathOf, sendLogin, warning } from './support/visitor.ts';
import { seedUser } from './support/seedUsers.ts';

const agents = ['agent001', 'agent002', 'agent041', 'agent042'];

forBrands(allWhenDeep(allBrands, 0), (brand) => {
  test('each agent opens the centre from the account menu; nobody else gets in', deepOnly, async ({ portal }) => {
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

test('a visitor with the address of a panel signs in, and it opens', deepOnly, async ({ portal }) => {
  const { slot } = portal;
  await portal.open('/?centre=agent.agentAnnouncement');
  const popup = slot('modal/loginPopupModal');
  await sendLogin(portal, popup, 'agent001', seedUser('folia', 'agent001').password ?? '');
  await expect(slot('panel/agentAnnouncement')).toHaveAttribute('data-state', 'ready');
});

test(
  'each flag off hides its contracts from menu, address and call (FLG-12, FLG-13, FLG-14, FLG-15, FLG-16, FLG-17)',
  deepOnly,
  async ({ portal }) => {
    const { page, sandbox, slot, say } = portal;
    const contracts = [
      { flag: 'dividend', kind: 'dividend', panel: 'agentDividendRecordCopy2' },
      { flag: 'salary', kind: 'dailySalary', panel: 'agentDailyWages2' },
      { flag: 'hourSalary', kind: 'hourSalary', panel: 'agentHourSalary' },
      { flag: 'agentRealtimeSalary', kind: 'realTimeSalary', panel: 'agentRealtimeSalary' },
    ] as const;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    for (const off of contracts) {
      await sandbox.flags(Object.fromEntries(contracts.map(({ flag }) => [flag, flag === off.flag ? '0' : '1'])));
      asked.length = 0;
      await portal.open(`/promotions?centre=agent.${off.panel}&c.view=records`, { as: 'agent001' });
      const centre = slot('modal/centre');
      await expect(page.getByRole('alertdialog', { name: say('portal:in_function_not_open') })).toBeVisible();
      await expect(centre).toHaveCount(0);
      await page.keyboard.press('Escape');
      expect(asked.filter((url) => /MCS2_contract/.test(url) && url.includes(off.kind))).toEqual([]);
      // the others open
      const on = contracts.find(({ kind }) => kind !== off.kind)!;
      await navigateInApp(portal, `/promotions?centre=agent.${on.panel}`);
      await expect(slot(`panel/${on.panel}`)).toHaveAttribute('data-state', /ready|empty/);
      for (const { kind } of contracts)
        await expect(centre.locator(`[data-entry="${kind}"]`)).toHaveCount(kind === off.kind ? 0 : 1);
      const token = await page.evaluate(() => sessionStorage.getItem('token') ?? '');
      for (const call of ['MCS2_contracts?scope=MINE&', 'MCS2_contracts?scope=DOWNLINE&', 'MCS2_contractRecords?'])
        for (const { kind } of contracts) {
          const { status } = await ask(portal.origin, `/wps/relay/${call}kind=${kind}&pageNo=1&pageSize=10`, {
            headers: { Authorization: `Bearer ${token}` },
            cookie: `sandbox=${portal.session}`,
          });
          expect(status, `${call} of ${kind} without ${off.flag}`).toBe(kind === off.kind ? 403 : 200);
        }
    }
  },
);
