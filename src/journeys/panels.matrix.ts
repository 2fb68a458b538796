// covers: *
import type { Locator } from '@playwright/test';
import type { PanelMenu } from '#engine/records/panels.ts';
import { panelFeatures, runsPart } from './support/selection/changedParts.ts';
import { isWhole } from './support/selection/depth.ts';
import { navigateInApp } from './support/navigateInApp.ts';
import { expectAccessible, expectFitting, settled } from './support/checks/pageChecks.ts';
import { addressOfView, panelViews, type PanelView } from './support/checks/panelViews.ts';
import { expect, forBrands, memberBrands, type PortalUnderTest, test } from './support/portal.ts';

const desktop = { width: 1280, height: 800 };
const tablet = { width: 768, height: 1024 };
const phone = { width: 390, height: 844 };
const sizes = { '1280 px': desktop, '768 px': tablet, '390 px': phone };
type Size = keyof typeof sizes;
const accounts: Readonly<Record<PanelMenu, string>> = { member: 'member01', agent: 'agent001' };
/** Days of which no list has records. */
const LONG_AGO = '2020-01-01_2020-01-02';
/** The id of member01, who has no downlines. */
const childless = '10001';
const overlay = { within: 'dialog[open]' };
/** A part is checked in one brand, with `DEEP=all` in all. */
const isTurnOf = ({ brand }: PortalUnderTest, nth: number) => isWhole || memberBrands[nth % memberBrands.length] === brand;

/** Goes to a view, and waits until its panel is in the state. */
async function show(portal: PortalUnderTest, view: PanelView, state: RegExp, values?: Record<string, string>): Promise<Locator> {
  await navigateInApp(portal, addressOfView(view, values));
  const panel = portal.slot(`panel/${view.panel}`);
  await expect(panel, `${view.panel} ${view.view}`).toHaveAttribute('data-state', state);
  return panel;
}

/** Begins to note the states of a panel, and returns those so far: what loads may have failed before a busy machine looks. */
async function noteStates({ page }: PortalUnderTest, panel: string): Promise<() => Promise<(string | null)[]>> {
  const noted = await page.evaluateHandle((slot) => {
    const states: (string | null)[] = [];
    const note = () => void states.push(document.querySelector(`[data-slot="${slot}"]`)?.getAttribute('data-state') ?? null);
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-state'] });
    return states;
  }, `panel/${panel}`);
  return () => noted.jsonValue();
}

/**
 * Checks layout and texts at 1280 and 390 px, and in turn accessibility and the layout at 768 px. It ends at another size than
 * it began with, as each change of size lays out the whole page.
 */
function panelChecks(portal: PortalUnderTest) {
  const { page } = portal;
  let size: Size = '1280 px';
  const resize = async (next: Size) => {
    size = next;
    await page.setViewportSize(sizes[next]);
  };
  return async (what: string, nth: number): Promise<void> => {
    await expectFitting(page, `${what} at ${size}`);
    const last = size === '1280 px' ? '390 px' : '1280 px';
    if (isTurnOf(portal, nth)) {
      await expectAccessible(page, `${what} at ${size}`, overlay);
      await resize('768 px');
      await expectFitting(page, `${what} at ${size}`);
    }
    await resize(last);
    await expectFitting(page, `${what} at ${size}`);
  };
}

/** Opens the overlay of a menu over a page of few parts, with every panel that a flag guards. */
async function openMenu(portal: PortalUnderTest, menu: PanelMenu): Promise<void> {
  await portal.sandbox.flags({ dividend: '1', salary: '1', hourSalary: '1', agentRealtimeSalary: '1', RGREALITY3: '1' });
  await portal.open(`/promotions?centre=${menu}`, { as: accounts[menu] });
  await settled(portal.page);
}

/** Every panel of panels.json, whatever draws it, in every state: a new panel is checked without a line here. */
forBrands(memberBrands, () => {
  if (!runsPart(['centre', ...panelFeatures])) return;
  for (const menu of ['member', 'agent'] as const) {
    test(`every panel of the ${menu} menu shows its data, and says when there are none`, async ({ portal }) => {
      await openMenu(portal, menu);
      const expectSoundPanel = panelChecks(portal);
      for (const [nth, view] of panelViews(portal, menu).entries()) {
        const what = `${view.panel}, view ${view.view}`;
        await show(portal, view, /^(ready|empty|forbidden)$/);
        await settled(portal.page);
        await expectSoundPanel(what, nth);
        const days = view.records?.filters.find(({ kind }) => kind === 'dateRange')?.name;
        if (days === undefined || !isTurnOf(portal, nth)) continue;
        const below = view.records?.drill === undefined ? undefined : { under: childless };
        const panel = await show(portal, view, /^(empty|forbidden)$/, { [days]: LONG_AGO, ...below });
        await expect(panel.getByRole('heading').last()).toBeVisible();
        await expectSoundPanel(`${what}, empty`, nth);
      }
    });

    test(`every panel of the ${menu} menu is shown while it loads, says that reads fail, and reads again`, async ({ portal }) => {
      const { sandbox, say } = portal;
      await openMenu(portal, menu);
      const expectSoundPanel = panelChecks(portal);
      // one renderer draws these states
      const views = [...panelViews(portal, menu).entries()].filter(
        ([nth, { records }]) => records !== undefined && isTurnOf(portal, nth),
      );
      for (const [nth, view] of views) {
        const what = `${view.panel}, view ${view.view}, failed`;
        await sandbox.fault(view.records?.call as 'memTransDet', 'wrong-schema');
        const panel = await show(portal, view, /^(error|forbidden)$/, { page: '2' });
        if ((await panel.getAttribute('data-state')) === 'error') {
          await expectSoundPanel(what, nth);
          await sandbox.clearFaults();
          await panel.getByRole('button', { name: say('portal:retry') }).click();
          await expect(panel, what).toHaveAttribute('data-state', /^(ready|empty)$/);
        }
        await sandbox.clearFaults();
      }
      await sandbox.latency(20_000);
      for (const [nth, view] of views) {
        const states = await noteStates(portal, view.panel);
        const panel = await show(portal, view, /./, { page: '3' });
        const loads = expect.stringMatching(/^(loading|forbidden)$/);
        await expect.poll(states, `${view.panel} ${view.view}`).toContainEqual(loads);
        await expect(panel.getByRole('heading', { level: 2 })).not.toBeEmpty();
        await expectSoundPanel(`${view.panel}, view ${view.view}, loading`, nth);
      }
      await sandbox.latency(null);
    });
  }
});
