import { expect, type PortalUnderTest } from '../portal.ts';
import { at, type State, within } from './state.ts';

const asMember = { as: 'member01' };

/** The lobby of a member with loaded games. */
async function openLobby(portal: PortalUnderTest, path = '/rng'): Promise<void> {
  await at(path, 'page/lobby', asMember)(portal);
  await expect(portal.slot('page/lobby').locator('article').first()).toBeVisible();
}

const says = (path: string, key: string): State['reach'] => {
  return async (portal) => {
    await at(path, 'page/lobby', asMember)(portal);
    await expect(portal.slot('page/lobby').getByText(portal.say(key)).first()).toBeVisible();
  };
};

/** The lobbies with their loading, error and empty states. */
export const lobby: readonly State[] = [
  { name: 'lobby of a visitor', reach: at('/rng', 'page/lobby') },
  { name: 'lobby of a member', reach: (portal) => openLobby(portal) },
  {
    name: 'lobby with filters',
    reach: (portal) => openLobby(portal, '/rng?vendor=LUM&bet=5.00&lines=5'),
  },
  {
    name: 'lobby without a match',
    reach: async (portal) => {
      await at('/rng?name=zzzz', 'page/lobby', asMember)(portal);
      await expect(portal.page.getByText(portal.say('lobby:no_match', { name: 'zzzz' }))).toBeVisible();
    },
  },
  { name: 'lobby without favourites', reach: says('/live?tab=favourites', 'lobby:favourites_none') },
  { name: 'lobby without recent games', reach: within('no-records', says('/fish?tab=recent', 'lobby:recent_none')) },
  {
    name: 'lobby whose games cannot be had',
    reach: async (portal) => {
      await portal.sandbox.fault('gameList', 'refused');
      await says('/rng', 'lobby:error_title')(portal);
    },
  },
  { name: 'lobby without vendors', reach: within('empty', says('/rng', 'lobby:none_title')) },
  { name: 'lobby of sports vendors', reach: (portal) => openLobby(portal, '/sports') },
  { name: 'lobby of e-sports', reach: (portal) => openLobby(portal, '/esports') },
  { name: 'lobby of in-house games', reach: (portal) => openLobby(portal, '/inhouse') },
  {
    name: 'lobby that waits for its games',
    reach: async (portal) => {
      await portal.open('/rng', asMember);
      // the first tiles are there before the list and its pages
      const second = portal.page.locator('[data-slot="page/lobby"] nav button').nth(2);
      await expect(second).toBeVisible();
      await portal.sandbox.latency(20_000);
      await second.click();
      await expect(portal.slot('page/lobby').locator('ul[aria-busy]')).toBeVisible();
      await portal.sandbox.latency(null);
    },
  },
  {
    name: 'games of one vendor',
    reach: async (portal) => {
      await portal.open('/rng', { ...asMember, stored: { vassalage: 'EMB' } });
      await expect(portal.slot('modal/gameListModal').locator('article').first()).toBeVisible();
    },
  },
];
