import type { Portal } from '#state/portal/portal.ts';
import { type GameToStart, startGame } from '#state/games/startGame.ts';

/** Lets the player select a room, which is then launched like a game. */
export async function startRoom(portal: Portal, game: GameToStart): Promise<void> {
  const { vassalage, gameId, gameName, vendor } = game;
  const params = { vassalage, title: gameName ?? vendor ?? vassalage, ...(gameId === undefined ? {} : { gameId }) };
  const roomId = await portal.overlay.openModal('gameRoomsModal', params);
  if (typeof roomId === 'string') await startGame(portal, { ...game, roomId });
}
