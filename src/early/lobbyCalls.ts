import { games } from '#platform/endpoints/games.ts';
import { system } from '#platform/endpoints/system.ts';

/** The calls of the script of a published lobby. */
export const lobbyCalls = {
  permission: system.permission,
  gameVendor: games.gameVendor,
  gameList: games.gameList,
  hotGames: games.hotGames,
};
