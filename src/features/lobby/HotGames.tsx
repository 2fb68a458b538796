import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '#contract/types.ts';
import { hotRequest, useGameRequests } from '#state/lobby/gameRequests.ts';
import { useRead } from '#state/reads/useRead.ts';
import { VendorTile } from '#parts/games/VendorTile.tsx';
import { GameResults } from './GameResults.tsx';
import type { Lobby } from '#state/lobby/lobbies.ts';
import { type ChangeQuery, isFiltered, type LobbyQuery } from './lobbyQuery.ts';

export interface ListProps {
  lobby: Lobby;
  query: LobbyQuery;
  change: ChangeQuery;
}

/** The lobby's games that are played most, unpaged; a visitor may see them. */
export function useHotGames(lobby: Lobby, vendors: readonly string[]) {
  const requests = useGameRequests();
  return useRead('hotGames', hotRequest(requests, lobby, vendors));
}

/**
 * The vendors with a single game, before the other games on the first page of an unfiltered list, and the games without
 * theirs: a game is shown once.
 */
export function useSingleVendors({ lobby, query }: ListProps, games: readonly Game[] | undefined) {
  const shown = lobby.single.length > 0 && query.page === 1 && !isFiltered(query);
  const rest = useMemo(() => {
    const codes = new Set(lobby.single.map((card) => card.vassalage));
    return games?.filter((game) => !codes.has(game.vassalage));
  }, [games, lobby]);
  const lead: ReactNode = lobby.single.map((card) => (
    <li key={card.vassalage}>
      <VendorTile card={card} category={lobby.gameType} wide={lobby.wide} priority />
    </li>
  ));
  return shown ? { lead, games: rest } : { lead: undefined, games };
}

export function HotGames(props: ListProps) {
  const { lobby, query } = props;
  const { t } = useTranslation('lobby');
  const read = useHotGames(lobby, query.vendors);
  const list = useSingleVendors(props, read.data?.list);
  return (
    <GameResults
      label={t('tab_hot')}
      wide={lobby.wide}
      read={read}
      {...list}
      empty={{ title: t('hot_none'), text: t('hot_text') }}
    />
  );
}
