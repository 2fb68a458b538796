import { ChunkError } from '#engine/react/loadChunk.ts';
import { type GameToStart, launchKindOf } from '#engine/games/launchKind.ts';
import { openLogin } from '#state/login/openLogin.ts';
import { createExtension } from '#state/portal/extension.ts';
import type { Portal } from '#state/portal/portal.ts';

export type { GameToStart } from '#engine/games/launchKind.ts';

const startingOf = createExtension(() => new Set<string>());

/** Starts a game; one that is being started is not started again by a second press (F3). */
export async function startGame(portal: Portal, game: GameToStart): Promise<void> {
  const running = startingOf(portal);
  const key = JSON.stringify([game.vassalage, game.nodeId, game.gameId, game.gameCode, game.roomId]);
  if (running.has(key)) return;
  running.add(key);
  try {
    await start(portal, game);
  } finally {
    running.delete(key);
  }
}

/**
 * Starts a game by its kind. A visitor logs in first and then goes on to the game; one under maintenance is said
 * so and does not start.
 */
async function start(portal: Portal, game: GameToStart): Promise<void> {
  if (portal.session.getState().token === null && !(await openLogin(portal, { stay: true }))) return;
  if (isTrue(game.maintenance)) {
    await portal.overlay.warn({ title: { key: 'errors:game_maintenance' }, tone: 'info' });
    return;
  }
  // the menu makes room for what is played
  if (game.gameId !== undefined) portal.preferences.setState({ menuMini: true });
  try {
    await portal.registry.find('launch', launchKindOf(portal.brand.games, game))?.(portal, game);
  } catch (cause) {
    if (!(cause instanceof ChunkError)) throw cause;
    const again = { label: { key: 'portal:retry' }, run: () => void startGame(portal, game) };
    portal.overlay.toast({ key: 'portal:chunk_error_text' }, 'error', again);
  }
}

/** The platform writes yes and no in several ways. */
const isTrue = (value: GameToStart['maintenance']) => value === true || value === '1';
