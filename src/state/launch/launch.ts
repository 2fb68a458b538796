import { createStore, type StoreApi } from 'zustand/vanilla';
import type { GameToStart } from '#engine/games/launchKind.ts';
import { safePath } from '#engine/values/safeUrl.ts';
import { readSessionJson, writeSession } from '#platform/browser/storage.ts';
import { createExtension } from '#state/portal/extension.ts';
import type { Portal } from '#state/portal/portal.ts';

/** Content of a frame: a validated address, or HTML. */
export type FrameSource = { url: string } | { markup: string };

/** A running game. In memory only: its address gives access to the wallet (D-41). */
export interface Launch {
  game: GameToStart;
  source: FrameSource;
  at: number;
}

type LaunchStore = StoreApi<{ launch: Launch | null }>;

/** The game of this page; ends with the session. */
export const launchStoreOf = createExtension((portal) => {
  const store: LaunchStore = createStore(() => ({ launch: null }));
  portal.session.subscribe(({ token }, before) => {
    if (token !== before.token) store.setState({ launch: null });
  });
  return store;
});

/** The stored launch of the tab: its parameters, and where it was started. */
interface Remembered {
  game: GameToStart;
  from: string;
}

/** Keeps a launch for `/game` and `/seamless`, and its parameters for a reload of the tab. */
export function keepLaunch(portal: Portal, launch: Launch): void {
  const here = portal.router.path();
  const from = isStage(here) ? (remembered()?.from ?? here) : here;
  writeSession({ launch: JSON.stringify({ game: launch.game, from } satisfies Remembered) });
  launchStoreOf(portal).setState({ launch });
}

export function forgetLaunch(portal: Portal): void {
  writeSession({ launch: null });
  launchStoreOf(portal).setState({ launch: null });
}

/** The stored launch of the tab, or null. */
export const storedGame = (): GameToStart | null => remembered()?.game ?? null;

/** Storage may have been edited: a launch needs a vendor. */
function remembered(): Remembered | null {
  const stored = readSessionJson('launch') as Partial<Remembered> | null;
  if (typeof stored?.game !== 'object' || typeof stored.game?.vassalage !== 'string') return null;
  return { game: stored.game, from: safePath(stored.from) ?? '/' };
}

const isStage = (path: string) => /^\/(?:game|seamless)(?:[/?#]|$)/.test(path);

/** Where to go after a game: back to where it was started, else to the lobby of its category. */
export function returnPathOf(portal: Portal, game: GameToStart): string {
  const from = remembered()?.from;
  if (from !== undefined && !isStage(from)) return from;
  const lobby = `/${(game.gameCategory ?? '').toLowerCase()}`;
  return portal.brand.layout.routes['lobby']?.paths.includes(lobby) ? lobby : '/';
}

export const titleOf = (game: GameToStart): string => game.gameName ?? game.vendor ?? game.vassalage;
