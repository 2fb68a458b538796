import type { RequestOf } from '#platform/endpoints.ts';
import type { useGameRequests } from '#state/gameRequests.ts';
import type { Lobby } from '#state/lobbies.ts';
import type { LobbyQuery } from './lobbyQuery.ts';

type Requests = ReturnType<typeof useGameRequests>;
type Scope = Pick<Lobby, 'gameType' | 'scope'>;

/** How long the hot games of an answer are good, ms. */
export const HOT_MS = 300_000;

export const vassalageOf = ({ scope }: Scope, vendors: readonly string[]) => (vendors.length > 0 ? vendors.join(',') : scope);

/** A page of a lobby's games that fit the filters (LOB-07..09). */
export function listRequest(requests: Requests, scope: Scope, query: LobbyQuery): RequestOf<'gameList'> {
  const vassalage = vassalageOf(scope, query.vendors);
  const gameType = query.type || scope.gameType;
  return {
    ...requests.list,
    ...(gameType ? { gameType } : {}),
    ...(vassalage ? { vassalage } : {}),
    ...(query.classify ? { gameClassify: query.classify } : {}),
    ...(query.name ? { gameName: query.name } : {}),
    ...(query.bet ? { minBet: query.bet } : {}),
    ...(query.lines ? { minLineNum: query.lines } : {}),
    pageNo: query.page,
  };
}

/** A lobby's games that are played most (D-45), of these vendors or of all. */
export function hotRequest(requests: Requests, scope: Scope, vendors: readonly string[]): RequestOf<'hotGames'> {
  const vassalage = vassalageOf(scope, vendors);
  return {
    ...requests.hot,
    ...(scope.gameType ? { gameType: scope.gameType } : {}),
    ...(vassalage ? { vassalage } : {}),
  };
}
