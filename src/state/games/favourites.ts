import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { FavouriteRequest } from '#contract/types.ts';
import { CallError } from '#platform/errors/callError.ts';
import { messageOf } from '#platform/errors/errors.ts';
import { requireMember } from '#state/session/openLogin.ts';
import { createExtension } from '#state/portal/extension.ts';
import type { Portal } from '#state/portal/portal.ts';
import { usePortal, useSession } from '#state/portal/PortalProvider.tsx';
import { afterWrite } from '#state/session/afterWrite.ts';

interface Favourites {
  /** Keys of the starred games, pending changes included. */
  ids: ReadonlySet<string>;
  /** The token of these stars; null while they are not loaded. */
  token: string | null;
}

interface FavouritesOf {
  store: ReturnType<typeof createFavouritesStore>;
  sending: Set<string>;
  /** Accepted since the last read was sent, whose answer may be older. */
  changed: Set<string>;
  loading: string | null;
}

const NOTHING: Favourites = { ids: new Set(), token: null };

function createFavouritesStore() {
  return createStore<Favourites>(() => NOTHING);
}

/** Another member starts without stars. */
const favouritesOf = createExtension((portal) => {
  const favourites: FavouritesOf = { store: createFavouritesStore(), sending: new Set(), changed: new Set(), loading: null };
  portal.session.subscribe(({ token }, before) => {
    if (token !== before.token) favourites.store.setState(NOTHING, true);
  });
  return favourites;
});

/** Reads the starred games once per session; after a failure there are none until the next read. */
export async function loadFavourites(portal: Portal): Promise<void> {
  const favourites = favouritesOf(portal);
  const { token } = portal.session.getState();
  if (token === null || favourites.loading === token || favourites.store.getState().token === token) return;
  favourites.loading = token;
  favourites.changed = new Set();
  try {
    const reply = await portal.client.call('favouriteIds');
    if (!reply.ok || portal.session.getState().token !== token) return;
    const { ids } = favourites.store.getState();
    // changes that the reply cannot know win over it
    const changed = [...favourites.sending, ...favourites.changed];
    const said = reply.value.map(String).filter((id) => !changed.includes(id));
    favourites.store.setState({ ids: new Set([...said, ...changed.filter((id) => ids.has(id))]), token });
  } catch (cause) {
    if (!(cause instanceof CallError)) throw cause;
  } finally {
    if (favourites.loading === token) favourites.loading = null;
  }
}

/**
 * Toggles a star optimistically and tells the platform; of several presses the last one wins. A refusal reverts it with a
 * message. A visitor gets the login popup.
 */
export async function toggleFavourite(portal: Portal, game: FavouriteRequest): Promise<void> {
  if (!requireMember(portal)) return;
  const favourites = favouritesOf(portal);
  const { store, sending } = favourites;
  const id = String(game.nodeId);
  const isShown = () => store.getState().ids.has(id);
  const show = (starred: boolean) =>
    store.setState(({ ids }) => ({ ids: new Set(starred ? [...ids, id] : [...ids].filter((one) => one !== id)) }));

  let kept = isShown();
  show(!kept);
  if (sending.has(id)) return;
  sending.add(id);
  const { token } = portal.session.getState();
  const isSameMember = () => portal.session.getState().token === token;
  try {
    while (isSameMember() && isShown() !== kept) {
      const wanted = isShown();
      const reply = await portal.client.call(wanted ? 'favouriteAdd' : 'favouriteRemove', game);
      if (!isSameMember()) return;
      if (!reply.ok) {
        show(kept);
        portal.overlay.toast(messageOf(reply), 'error');
        return;
      }
      kept = wanted;
      favourites.changed.add(id);
    }
    afterWrite(portal, 'favouriteAdd');
  } catch (cause) {
    if (!(cause instanceof CallError)) throw cause;
    if (!isSameMember()) return;
    show(kept);
    portal.overlay.toast(messageOf(cause), 'error');
  } finally {
    sending.delete(id);
  }
}

/**
 * Keys of the starred games.
 * @internal Read by tests; screens use `useIsFavourite`.
 */
export const shownFavourites = (portal: Portal): ReadonlySet<string> => favouritesOf(portal).store.getState().ids;

export function useIsFavourite(nodeId: string | number): boolean {
  const id = String(nodeId);
  return useStore(favouritesOf(usePortal()).store, (state) => state.ids.has(id));
}

/** Number of starred games; null while not loaded. */
export function useFavouriteCount(): number | null {
  return useStore(favouritesOf(usePortal()).store, (state) => (state.token === null ? null : state.ids.size));
}

/** Loads the favourites for a component that shows them. */
export function useFavouritesLoaded(): void {
  const portal = usePortal();
  const token = useSession((state) => state.token);
  useEffect(() => void loadFavourites(portal), [portal, token]);
}
