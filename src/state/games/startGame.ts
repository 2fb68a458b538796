import { ChunkError } from '#engine/react/loadChunk.ts';
import { type GameToStart, launchKindOf } from '#engine/games/launchKind.ts';
import { vendorCodeOf, type VendorNames } from '#engine/games/vendorCode.ts';
import { openLogin } from '#state/session/openLogin.ts';
import { createExtension } from '#state/portal/extension.ts';
import type { Portal } from '#state/portal/portal.ts';

export type { GameToStart } from '#engine/games/launchKind.ts';

/** A game as a list names it. */
export type NamedGame = Omit<GameToStart, 'vassalage'> & VendorNames;

const startingOf = createExtension(() => new Set<string>());

/** Launches a game; a second press while it is being launched is ignored (F3). */
export async function startGame(portal: Portal, wanted: NamedGame): Promise<void> {
  const game = { ...wanted, vassalage: vendorCodeOf(wanted) };
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

/** Launches a game by its kind. A visitor signs in first; a game under maintenance shows a message and is not launched. */
async function start(portal: Portal, game: GameToStart): Promise<void> {
  if (portal.session.getState().token === null && !(await openLogin(portal, { stay: true }))) return;
  if (isTrue(game.maintenance)) {
    await portal.overlay.warn({ title: { key: 'errors:game_maintenance' }, tone: 'info' });
    return;
  }
  // collapses the menu for the game
  if (game.gameId !== undefined) portal.preferences.setState({ menuMini: true });
  try {
    await portal.registry.find('launch', launchKindOf(portal.brand.games, game))?.(portal, game);
  } catch (cause) {
    if (!(cause instanceof ChunkError)) throw cause;
    const again = { label: { key: 'portal:retry' }, run: () => void startGame(portal, game) };
    portal.overlay.toast({ key: 'portal:chunk_error_text' }, 'error', again);
  }
}

/** The platform spells yes and no in several ways. */
const isTrue = (value: GameToStart['maintenance']) => value === true || value === '1';
