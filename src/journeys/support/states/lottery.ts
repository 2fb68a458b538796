import { answerWith } from '../answerWith.ts';
import { expect, type PortalUnderTest } from '../portal.ts';
import { at, type State } from './state.ts';

const vnlottery = at('/vnlottery', 'page/vnlottery');
const elott = at('/elott', 'page/elott');

const says =
  (words: string, reach: State['reach']): State['reach'] =>
  async (portal) => {
    await reach(portal);
    await expect(portal.page.getByText(portal.say(words)).first()).toBeVisible();
  };

const table = (portal: PortalUnderTest) => portal.slot('page/vnlottery').getByRole('table').first();

const refused =
  (name: 'vnMenu' | 'vnNumeros' | 'gameMenus' | 'launchGame', reach: State['reach']): State['reach'] =>
  async (portal) => {
    await portal.sandbox.fault(name, 'refused');
    await reach(portal);
  };

/** The lotteries: pages, modal, empty states. */
export const lotteries: readonly State[] = [
  {
    name: 'Vietnam lottery',
    reach: async (portal) => {
      await vnlottery(portal);
      await expect(table(portal)).toBeVisible();
    },
  },
  {
    name: 'Vietnam lottery of a member, another lottery',
    reach: async (portal) => {
      await at('/vnlottery?gameCode=VN-HCM', 'page/vnlottery', { as: 'member01' })(portal);
      await expect(table(portal)).toBeVisible();
    },
  },
  {
    name: 'Vietnam lottery without a draw',
    reach: async (portal) => {
      await answerWith(portal, 'vnNumeros', () => []);
      await says('lottery:results_empty', vnlottery)(portal);
    },
  },
  { name: 'Vietnam lottery without results', reach: refused('vnNumeros', says('lottery:results_error', vnlottery)) },
  { name: 'Vietnam lottery that cannot be had', reach: refused('vnMenu', says('lottery:menu_error', vnlottery)) },
  {
    name: 'Vietnam lottery with no lottery',
    reach: async (portal) => {
      await answerWith(portal, 'vnMenu', () => []);
      await says('lottery:menu_empty', vnlottery)(portal);
    },
  },
  {
    name: 'lotteries by group',
    reach: async (portal) => {
      await elott(portal);
      await expect(portal.slot('page/elott').locator('article[data-game]').first()).toBeVisible();
    },
  },
  {
    name: 'lotteries of a member',
    reach: async (portal) => {
      await at('/elott?group=FAST', 'page/elott', { as: 'member01' })(portal);
      await expect(portal.slot('page/elott').locator('article ol').first()).toBeVisible();
    },
  },
  { name: 'lotteries without favourites', reach: says('lottery:favourites_empty', at('/elott?group=favourites', 'page/elott')) },
  { name: 'lotteries that cannot be had', reach: refused('gameMenus', says('lottery:menu_error', elott)) },
  {
    name: 'lottery lobby of a visitor',
    reach: async (portal) => {
      await at('/lottery?gameCode=SPD5', 'page/lottery')(portal);
      await expect(portal.slot('modal/loginPopupModal')).toBeVisible();
    },
  },
  {
    name: 'lottery lobby',
    reach: async (portal) => {
      await at('/lottery?gameCode=SPD5', 'page/lottery', { as: 'member01' })(portal);
      await expect(portal.slot('page/lottery').locator('iframe')).toBeVisible();
    },
  },
  {
    name: 'lottery lobby that is refused',
    reach: refused('launchGame', async (portal) => {
      await at('/lottery', 'page/lottery', { as: 'member01' })(portal);
      await expect(portal.slot('page/lottery').getByRole('alert')).toBeVisible();
    }),
  },
  {
    name: 'sea lottery',
    reach: async (portal) => {
      await at('/elott?group=SEA', 'page/elott', { as: 'member01' })(portal);
      await portal.slot('page/elott').locator('[data-game="SEA4"] h3 button').click();
      await expect(portal.slot('modal/seaLotteryModal').locator('iframe')).toBeVisible();
    },
  },
];
