import type { Vendor } from '#state/games/gameVendors.ts';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '#contract/types.ts';
import { vendorCodeOf } from '#engine/games/vendorCode.ts';
import { hotRequest } from '#state/games/gameRequests.ts';
import { useGameRequests } from '#state/games/useGameRequests.ts';
import { useRead } from '#state/reads/useRead.ts';
import { VendorTile } from '#parts/games/VendorTile.tsx';
import { useSession } from '#state/portal/PortalProvider.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { cardFits, fitsQuery } from './fitsQuery.ts';
import { GameResults } from './GameResults.tsx';
import type { Lobby } from '#state/games/lobbies.ts';
import { isFiltered, type LobbyQuery, NO_FILTERS } from '#state/games/lobbyQuery.ts';
import type { ChangeQuery } from './useLobbyQuery.ts';

export interface ListProps {
  lobby: Lobby;
  query: LobbyQuery;
  change: ChangeQuery;
}

/** The lobby's most played games, unpaged; also for visitors. */
export function useHotGames(lobby: Lobby, vendors: readonly string[]) {
  const requests = useGameRequests();
  return useRead('hotGames', hotRequest(requests, lobby, vendors));
}

/**
 * The vendors with a single game, before the other games on the first page of an unfiltered list, and the games without those
 * of these vendors, so that no game is shown twice.
 */
export function useSingleVendors({ lobby, query }: ListProps, games: readonly Game[] | undefined) {
  const shown = lobby.single.length > 0 && query.page === 1 && !isFiltered(query);
  const rest = useMemo(() => {
    const codes = new Set(lobby.single.map((card) => card.vassalage));
    return games?.filter((game) => !codes.has(vendorCodeOf(game)));
  }, [games, lobby]);
  return shown ? { lead: tilesOf(lobby, lobby.single), games: rest } : { lead: undefined, games };
}

const tilesOf = (lobby: Lobby, cards: readonly Vendor[]): ReactNode =>
  cards.map((card) => (
    <li key={card.vassalage}>
      <VendorTile card={card} category={lobby.category} wide={lobby.wide} priority />
    </li>
  ));

/** Filters the hot games and the vendors with a single game by the query, as the platform does not. */
function useFitting({ lobby, query }: ListProps, games: readonly Game[] | undefined) {
  return useMemo(() => {
    const cards = lobby.single.filter((card) => cardFits(card, query));
    const fitting = games?.filter((game) => fitsQuery(game, query));
    const lead = cards.length === 0 ? undefined : tilesOf(lobby, cards);
    return { lead, games: fitting, count: cards.length + (fitting?.length ?? 0) };
  }, [lobby, query, games]);
}

export function HotGames(props: ListProps) {
  const { lobby, query, change } = props;
  const { t } = useTranslation('lobby');
  const isMember = useSession((state) => state.token !== null);
  const read = useHotGames(lobby, query.vendors);
  const whole = useSingleVendors(props, read.data?.list);
  const fitting = useFitting(props, read.data?.list);
  const isNarrowed = isFiltered({ ...query, vendors: [] });
  const { lead, games } = isNarrowed ? fitting : whole;
  const clear = <Button onClick={() => change(NO_FILTERS)}>{t(query.name ? 'clear_search' : 'reset')}</Button>;
  const none = {
    title: query.name ? t('no_match', { name: query.name }) : t('no_fit'),
    text: t(isMember ? 'no_match_text' : 'found_none_text'),
    action: clear,
  };
  return (
    <>
      {isNarrowed && !isMember && games !== undefined && fitting.count > 0 && (
        <p role="status" className="muted">
          {t('found_popular', { count: fitting.count })}
        </p>
      )}
      <GameResults
        label={t('tab_hot')}
        wide={lobby.wide}
        read={read}
        lead={lead}
        games={games}
        empty={isNarrowed ? none : { title: t('hot_none'), text: t('hot_text') }}
      />
    </>
  );
}
