import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { changed, type LobbyQuery, readQuery, writeQuery } from '#state/games/lobbyQuery.ts';

/** Updates the query. `replace` replaces the history entry instead of adding one. */
export type ChangeQuery = (change: Partial<LobbyQuery>, options?: { replace?: boolean }) => void;

/** The query of the address with its setter: back and forward undo and redo changes. */
export function useLobbyQuery(): { query: LobbyQuery; change: ChangeQuery } {
  const portal = usePortal();
  const { pathname, search } = useLocation();
  const query = useMemo(() => readQuery(search), [search]);
  const change = useCallback<ChangeQuery>(
    (wanted, options) => {
      const [path, now = ''] = portal.router.path().split('?');
      // a search that waited for a pause in typing comes after the lobby was left
      if (path === pathname) portal.router.navigate(pathname + writeQuery(changed(readQuery(now), wanted)), options);
    },
    [portal, pathname],
  );
  return { query, change };
}
