import type { PanelMenu } from '#engine/records/panels.ts';
import { navigateInApp } from '../navigateInApp.ts';
import { type PortalUnderTest, expect } from '../portal.ts';
import { isDeep } from '../selection/depth.ts';
import { loadSections } from '../visitor.ts';
import { expectFitting, settled } from './pageChecks.ts';
import { addressOfView, panelViews } from './panelViews.ts';

const visitorPaths = ['/', '/register'] as const;
const memberPaths = [
  '/',
  '/rng',
  '/promotions',
  ...(isDeep ? ['/pointMall', '/vip', '/feedback', '/responsible', '/winners', '/live'] : []),
] as const;
/** The panels with the most beside each other; all in a deep run. */
const dense: Readonly<Record<PanelMenu, readonly string[]>> = {
  member: ['depositv2', 'personalProfit', 'securityCentre'],
  agent: ['downlineManagmentView', 'teamOverview'],
};
const accounts = { member: 'member01', agent: 'agent001' } as const;

/** Checks that pages and panels fit the windows, whatever was done to the text. */
export async function expectReadable(portal: PortalUnderTest, widths: readonly number[]): Promise<void> {
  const { page, sandbox } = portal;
  const check = async (what: string): Promise<void> => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      await settled(page);
      await expectFitting(page, `${what} at ${width} px`);
    }
  };
  for (const path of visitorPaths) {
    await portal.open(path);
    if (path === '/') await loadSections(portal);
    await check(path);
  }
  await sandbox.flags({ dividend: '1', salary: '1', hourSalary: '1', agentRealtimeSalary: '1' });
  for (const path of memberPaths) {
    await portal.open(path, { as: 'member01' });
    await check(`${path} of a member`);
  }
  for (const menu of ['member', 'agent'] as const) {
    await portal.open(`/promotions?centre=${menu}`, { as: accounts[menu] });
    const views = panelViews(portal, menu).filter(({ panel }) => isDeep || dense[menu].includes(panel));
    expect(views).not.toEqual([]);
    for (const view of views) {
      await navigateInApp(portal, addressOfView(view));
      await expect(portal.slot(`panel/${view.panel}`)).toHaveAttribute('data-state', /^(ready|empty|forbidden)$/);
      await check(`${view.panel}, view ${view.view}`);
    }
  }
}
