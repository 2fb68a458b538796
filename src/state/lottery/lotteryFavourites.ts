import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { readLocal, writeLocal } from '#platform/browser/storage.ts';
import { requireMember } from '#state/session/openLogin.ts';
import { createExtension } from '#state/portal/extension.ts';
import type { Portal } from '#state/portal/portal.ts';
import { usePortal, useSession } from '#state/portal/PortalProvider.tsx';

/** Starred lotteries by user name, as far as loaded. */
type Starred = ReadonlyMap<string, readonly string[]>;

const NONE: readonly string[] = [];
const storeOf = createExtension(() => createStore<Starred>(() => new Map()));

/** A user's stored ids; invalid data counts as none. */
function readStarred(username: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(readLocal(`lottFav:${username}`) ?? '[]');
    return Array.isArray(stored) ? [...new Set(stored.filter((id) => typeof id === 'string'))] : NONE;
  } catch {
    return NONE;
  }
}

const keep = (portal: Portal, username: string, ids: readonly string[]) =>
  storeOf(portal).setState((starred) => new Map([...starred, [username, ids]]), true);

export interface LotteryFavourites {
  ids: readonly string[];
  toggle: (id: string) => void;
}

/** The member's starred lotteries of this browser; a visitor gets the login popup. */
export function useLotteryFavourites(): LotteryFavourites {
  const portal = usePortal();
  const username = useSession((state) => (state.token === null ? null : state.username));
  const ids = useStore(storeOf(portal), (starred) => (username === null ? NONE : starred.get(username)));
  useEffect(() => {
    if (username !== null && ids === undefined) keep(portal, username, readStarred(username));
  }, [portal, username, ids]);
  return { ids: ids ?? NONE, toggle: (id) => toggleLottery(portal, id) };
}

/** Toggles a star. Reads storage first, as other tabs may have changed it. */
export function toggleLottery(portal: Portal, id: string): void {
  if (!requireMember(portal)) return;
  const { username } = portal.session.getState();
  if (username === null) return;
  const before = readStarred(username);
  const ids = before.includes(id) ? before.filter((one) => one !== id) : [id, ...before];
  writeLocal(`lottFav:${username}`, JSON.stringify(ids));
  keep(portal, username, ids);
}
