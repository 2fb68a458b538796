import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '#contract/types.ts';
import { vendorCodeOf } from '#engine/games/vendorCode.ts';
import { categories, lobbyNames } from '#state/games/lobbyNames.ts';
import { isOffered } from '#state/games/offered.ts';
import { useGameRequests } from '#state/games/useGameRequests.ts';
import { startGame } from '#state/games/startGame.ts';
import { useVisibility } from '#state/navigation/useVisibility.ts';
import { usePortal, useSession } from '#state/portal/PortalProvider.tsx';
import { useRead } from '#state/reads/useRead.ts';
import type { Hit } from '../hit.ts';
import { isName } from '../matcher.ts';
import { loadedGames } from './loadedGames.ts';

export interface GameHits {
  hits: readonly Hit[];
  /** Ids of those that the platform found for the query by itself. */
  named: ReadonlySet<string>;
  /** False where the brand has no lobby. */
  hasGames: boolean;
  isPending: boolean;
  isError: boolean;
  /** Whether only some games can be found, as the platform searches for members only. */
  isPartial: boolean;
  refetch: () => void;
}

/**
 * The games of the brand that lists have loaded, the hot ones, and for members those that the platform finds by name.
 * @param query typed text
 * @param settled the query once typing has paused, which is sent
 */
export function useGameHits(query: string, settled: string): GameHits {
  const portal = usePortal();
  const { t } = useTranslation('portal');
  const requests = useGameRequests();
  const isMember = useSession((state) => state.token !== null);
  const hasGames = useVisibility()({ kind: 'route', name: 'lobby' }).visible;
  const hot = useRead('hotGames', requests.hot, { enabled: hasGames });
  const isAsked = hasGames && isMember && isName(settled);
  const found = useRead('gameList', { ...requests.list, gameName: settled, pageNo: 1 }, { enabled: isAsked });
  const answered = isAsked && settled === query && !found.isFetching ? found.data?.games : undefined;

  const hits = useMemo(() => {
    const found = [...loadedGames(portal), ...(hot.data?.list ?? []), ...(answered ?? [])];
    const all = found.filter((game) => isOffered(portal.brand, game));
    return [...new Map(all.map((game) => [idOf(game), game])).values()].map((game): Hit => {
      const lobby = lobbyNames.find((name) => categories[name] === game.gameCategory);
      const entry = Object.values(portal.brand.menus['categories']?.entries ?? {}).find((one) => one.path === `/${lobby}`);
      const category = entry && t(entry.label);
      return {
        id: idOf(game),
        group: 'games',
        title: game.gameName ?? game.code ?? String(game.nodeId),
        note: [game.vendor, category].filter(Boolean).join(' · '),
        words: [game.vendor, vendorCodeOf(game)].filter(Boolean).join(' '),
        picture: game.icon ?? '',
        end: game.maintenance === true || game.maintenance === '1' ? t('under_maintenance') : undefined,
        open: () => startGame(portal, game),
      };
    });
  }, [portal, t, hot.data, answered]);
  const named = useMemo(() => new Set((answered ?? []).map(idOf)), [answered]);
  return {
    hits,
    named,
    hasGames,
    isPending: hasGames && (hot.isPending || (isMember && isName(query) && (settled !== query || found.isFetching))),
    isError: isAsked && found.isError && !found.isFetching,
    isPartial: hasGames && !isMember,
    refetch: found.refetch,
  };
}

const idOf = (game: Game): string => `game/${game.nodeId}`;
