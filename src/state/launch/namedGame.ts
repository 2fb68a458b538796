import type { GameToStart } from '#engine/games/launchKind.ts';
import { gameRequests } from '#state/games/gameRequests.ts';
import type { Portal } from '#state/portal/portal.ts';

/** The game of a vendor with a key for a launch, read from the vendor's list if the card lacks it; null if the vendor has no game. */
export async function namedGame(portal: Portal, game: GameToStart): Promise<GameToStart | null> {
  if (game.gameId !== undefined || game.roomId !== undefined || game.nodeId !== undefined) return game;
  const { list } = gameRequests(portal, portal.preferences.getState().language);
  const reply = await portal.client.call('gameList', { ...list, vassalage: game.vassalage, pageNo: 1 });
  const games = reply.ok ? reply.value.games : [];
  // e-sports are among the sports
  const isWanted = ({ gameCategory }: { gameCategory?: string }) =>
    gameCategory === game.gameCategory || (game.gameCategory === 'ESPORTS' && gameCategory === 'SPORTS');
  const [found] = game.gameCategory === undefined ? games : games.filter(isWanted);
  if (found === undefined) return null;
  return { ...game, nodeId: found.nodeId, ...(found.gameId === undefined ? {} : { gameId: found.gameId }) };
}
