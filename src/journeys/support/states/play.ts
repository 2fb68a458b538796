import { expect, type PortalUnderTest } from '../portal.ts';
import { at, LIGHT_PAGE, type State, within } from './state.ts';

const signedInSince = (portal: PortalUnderTest, ms: number): Promise<void> =>
  portal.open(LIGHT_PAGE, { as: 'member01', stored: { playSince: String(Date.now() - ms) } });

/** Menus of the player's site, and the dialogs of responsible play. */
export const play: readonly State[] = [
  { name: 'responsible play', reach: at('/responsible', 'page/responsible') },
  {
    name: 'own limits, one of them to be raised',
    reach: within('protection-limits', async (portal) => {
      await portal.open(`${LIGHT_PAGE}?centre=member.protection`, { as: 'member01' });
      await expect(portal.slot('panel/protection').locator('[data-action="keepLimit"]')).toBeVisible();
    }),
  },
  {
    name: 'a limit that is changed',
    reach: within('protection-limits', async (portal) => {
      await portal.open(`${LIGHT_PAGE}?centre=member.protection`, { as: 'member01' });
      await portal.slot('panel/protection').locator('[data-limit="LOSS"] [data-action="changeLimit"]').click();
      await expect(portal.page.locator('[data-action="saveLimit"]')).toBeVisible();
    }),
  },
  {
    name: 'deposit of a member who has paused play',
    reach: within('play-paused', async (portal) => {
      await portal.open(`${LIGHT_PAGE}?centre=member.depositv2`, { as: 'member01' });
      await expect(portal.page.locator('[data-barred="paused"]')).toBeVisible();
    }),
  },
  {
    name: 'lottery of a member who is self-excluded',
    reach: within('self-excluded', async (portal) => {
      await portal.open('/lottery', { as: 'member01' });
      await expect(portal.page.locator('[data-barred="excluded"]')).toBeVisible();
    }),
  },
  {
    name: 'side menu with the vendors of a category',
    reach: async (portal) => {
      await portal.open(LIGHT_PAGE);
      const menu = portal.slot('region/sideMenu');
      await menu.locator('[data-entry="live"]').click();
      await expect(menu.locator('[data-entry^="live-"]').nth(1)).toBeVisible();
    },
  },
  {
    name: 'menu as a drawer on a phone',
    reach: async (portal) => {
      await portal.page.setViewportSize({ width: 390, height: 844 });
      await portal.open(LIGHT_PAGE);
      await portal.slot('region/bottomBar').locator('[data-entry="games"]').click();
      await expect(portal.slot('modal/menuDrawer')).toBeVisible();
    },
  },
  {
    name: 'session clock with what was won or lost',
    brands: ['folia'],
    reach: async (portal) => {
      await portal.open(LIGHT_PAGE, { as: 'member01' });
      await expect(portal.slot('region/sessionClock')).toBeVisible();
    },
  },
  {
    name: 'reality check',
    brands: ['folia', 'orvane'],
    reach: async (portal) => {
      await signedInSince(portal, 2 * 3_600_000);
      await expect(portal.slot('modal/realityCheckModal')).toBeVisible();
    },
  },
  {
    name: 'question before the sign-out without activity',
    brands: ['folia'],
    reach: async (portal) => {
      await portal.page.clock.install();
      await portal.open(LIGHT_PAGE, { as: 'member01' });
      await expect(portal.slot('region/idleLogout')).toBeAttached();
      await portal.page.clock.fastForward('29:15');
      await portal.page.clock.runFor(1_500);
      await expect(portal.slot('modal/idleModal')).toBeVisible();
    },
  },
  {
    name: 'warning at the first access',
    reach: async (portal) => {
      await portal.sandbox.flags({ RGWARN3: '1' });
      await portal.open(LIGHT_PAGE);
      await expect(portal.page.getByRole('alertdialog', { name: portal.say('errors:play_warning') })).toBeVisible();
    },
  },
  {
    name: 'wide page with its bars hidden',
    brands: ['folia'],
    reach: async (portal) => {
      await portal.open('/vnlottery');
      await expect(portal.slot('region/barsToggle')).toBeVisible();
    },
  },
];
