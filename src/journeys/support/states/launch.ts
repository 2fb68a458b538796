import { expect, type PortalUnderTest } from '../portal.ts';
import { at, type State } from './state.ts';

/** The stored launch of the tab. */
export const gameOf = (vassalage: string, category: string) => ({
  vassalage,
  nodeId: `${vassalage}-${category}-1`,
  gameId: `${category}1`,
  gameName: 'Night Watch',
  vendor: 'Originals',
  gameType: category,
  gameCategory: category,
});

/** Opens a page in a tab with a stored launch, which is repeated. */
export const openWithGame = (portal: PortalUnderTest, game: object, path = '/game'): Promise<void> =>
  portal.open(path, { as: 'member01', stored: { launch: JSON.stringify({ game, from: '/rng' }) } });

const playing =
  (vassalage: string, category: string, path = '/game'): State['reach'] =>
  async (portal) => {
    await openWithGame(portal, gameOf(vassalage, category), path);
    await expect(portal.page.locator('iframe')).toBeVisible();
  };

export const launchStates: readonly State[] = [
  { name: 'game', reach: playing('INH', 'RNG') },
  { name: 'game as a page of the vendor', reach: playing('DUO', 'PVP') },
  {
    name: 'game without an address',
    reach: async (portal) => {
      await openWithGame(portal, gameOf('DRF', 'RNG'));
      await expect(portal.slot('page/game').getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'game that moves money',
    reach: async (portal) => {
      await openWithGame(portal, gameOf('MSN', 'RNG'));
      await expect(portal.page.getByRole('dialog', { name: portal.say('launch:transfer_title') })).toBeVisible();
    },
  },
  { name: 'one wallet', reach: at('/seamless', 'page/seamless', { as: 'member01' }) },
  { name: 'one wallet, playing', reach: playing('PIT', 'SPORTS', '/seamless') },
];
