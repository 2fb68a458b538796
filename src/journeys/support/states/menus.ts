import { expect } from '../portal.ts';
import { openAccountMenu } from '../visitor.ts';
import { LIGHT_PAGE, type State } from './state.ts';

export const menus: readonly State[] = [
  {
    name: 'account menu',
    reach: async (portal) => {
      await portal.open(LIGHT_PAGE, { as: 'vip00005' });
      await openAccountMenu(portal);
    },
  },
  {
    name: 'side menu with its lists open',
    reach: async (portal) => {
      await portal.open(LIGHT_PAGE);
      const menu = portal.slot('region/sideMenu');
      for (const name of ['support', 'language']) await menu.locator(`[data-entry="${name}"]`).click();
      await expect(menu.locator('[data-entry^="language-"]').first()).toBeVisible();
    },
  },
  {
    name: 'small side menu',
    reach: async (portal) => {
      await portal.open(LIGHT_PAGE);
      await portal.page.getByRole('button', { name: portal.say('portal:menu_collapse') }).click();
    },
  },
  {
    name: 'question before signing out',
    reach: async (portal) => {
      await portal.open(LIGHT_PAGE, { as: 'member01' });
      await (await openAccountMenu(portal)).locator('[data-entry="logout"]').click();
      await expect(portal.page.getByRole('dialog', { name: portal.say('portal:sign_out_title') })).toBeVisible();
    },
  },
];
