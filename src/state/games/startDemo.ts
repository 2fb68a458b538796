import type { Portal } from '#state/portal/portal.ts';
import { runAction } from '#state/navigation/runAction.ts';
import { type NamedGame, startGame } from './startGame.ts';

/** Starts a demo session for a visitor on the current page, and launches the game in it. */
export async function startDemo(portal: Portal, game: NamedGame): Promise<void> {
  await runAction(portal, 'freePlay', { stay: '1' });
  if (portal.session.getState().token !== null) await startGame(portal, game);
}
