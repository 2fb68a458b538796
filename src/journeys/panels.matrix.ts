// covers: *
import type { Locator } from '@playwright/test';
import { panelFeatures, runsPart } from './support/changedParts.ts';
import { navigateInApp } from './support/navigateInApp.ts';
import { expectAccessible, expectFitting, settled } from './support/pageChecks.ts';
import { addressOfView, panelViews, type PanelView } from './support/panelViews.ts';
import { expect, forBrands, memberBrands, type PortalUnderTest, test } from './support/portal.ts';

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
/** Days of which no list has records. */
const LONG_AGO = '2020-01-01_2020-01-02';
const overlay = { within: 'dialog[open]' };
const deep = process.env['DEEP'] !== undefined;

/** Goes to a view, and waits until its panel is in the state. */
async function show(portal: PortalUnderTest, view: PanelView, state: RegExp, values?: Record<string, string>): Promise<Locator> {
  await navigateInApp(portal, addressOfView(view, values));
  const panel = portal.slot(`panel/${view.panel}`);
  await expect(panel, `${view.panel} ${view.view}`).toHaveAttribute('data-state', state);
  return panel;
}

/** Checks layout and texts in both sizes; an ordinary run checks accessibility of each view in one brand. */
async function expectSoundPanel({ page, brand }: PortalUnderTest, what: string, nth: number): Promise<void> {
  await expectFitting(page, what);
  if (deep || memberBrands[nth % memberBrands.length] === brand) await expectAccessible(page, what, overlay);
  await page.setViewportSize(phone);
  await expectFitting(page, `${what} on a phone`);
  await page.setViewportSize(desktop);
}

/** Every panel of panels.json, whatever draws it, in every state: a new panel is checked without a line here. */
forBrands(memberBrands, () => {
  if (!runsPart(['centre', ...panelFeatures])) return;

  test('every panel shows its data, and says when there are none', async ({ portal }) => {
    test.setTimeout(120_000);
    await portal.open('/?centre=member', { as: 'member01' });
    for (const [nth, view] of panelViews(portal, 'member').entries()) {
      const what = `${view.panel}, view ${view.view}`;
      await show(portal, view, /^(ready|empty|forbidden)$/);
      await settled(portal.page);
      await expectSoundPanel(portal, what, nth);
      if (!view.records?.filters.some(({ kind }) => kind === 'dateRange')) continue;
      const panel = await show(portal, view, /^(empty|forbidden)$/, { date: LONG_AGO });
      await expect(panel.getByRole('heading').last()).toBeVisible();
      await expectSoundPanel(portal, `${what}, empty`, nth + 1);
    }
  });

  test('every panel that shows records says that they fail, and reads them again', async ({ portal }) => {
    test.setTimeout(120_000);
    const { page, sandbox, say } = portal;
    const first = { menu: 'member', panel: '', view: '', records: undefined } as const;
    await portal.open(addressOfView(first), { as: 'member01' });
    await settled(page);
    for (const [nth, view] of panelViews(portal, 'member').entries()) {
      if (view.records === undefined) continue;
      const what = `${view.panel}, view ${view.view}, failed`;
      const call = view.records.call as 'memTransDet';
      await sandbox.fault(call, 'wrong-schema');
      const panel = await show(portal, view, /^(error|forbidden)$/, { page: '2' });
      if ((await panel.getAttribute('data-state')) === 'error') {
        await expectSoundPanel(portal, what, nth);
        await sandbox.clearFaults();
        await panel.getByRole('button', { name: say('portal:retry') }).click();
        await expect(panel, what).toHaveAttribute('data-state', /^(ready|empty)$/);
      }
      await sandbox.clearFaults();
    }
  });

  test('every panel is shown while it loads', async ({ portal }) => {
    test.setTimeout(120_000);
    const { page, sandbox } = portal;
    await portal.open('/?centre=member', { as: 'member01' });
    await settled(page);
    await sandbox.latency(20_000);
    for (const [nth, view] of panelViews(portal, 'member').entries()) {
      if (view.records === undefined) continue;
      const panel = await show(portal, view, /^(loading|forbidden)$/, { page: '3' });
      await expect(panel.getByRole('heading', { level: 2 })).not.toBeEmpty();
      await expectSoundPanel(portal, `${view.panel}, view ${view.view}, loading`, nth);
    }
    await sandbox.latency(null);
  });
});
