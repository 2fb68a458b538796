import type { GameCategory } from '#contract/types.ts';
import type { Brand } from '#engine/brand/snapshot.ts';
import { gamePlatforms } from '#engine/constants.ts';
import { gameClientType } from '#platform/games/gameAddress.ts';
import type { RequestOf } from '#platform/endpoints/endpoints.ts';
import type { GameScope } from './lobbyNames.ts';

export const GAMES_A_PAGE = 42;

const CHANNEL = 'WEB';

/** Common parameters of game calls (D-42). */
export function gameRequests({ brand }: { brand: Pick<Brand, 'merchantCode'> }, language: string) {
  const platform = gamePlatforms.join(',');
  const clientType = gameClientType();
  return {
    list: { clientType, platform, channel: CHANNEL, merchant: brand.merchantCode, language, pageSize: GAMES_A_PAGE },
    hot: { merchantCode: brand.merchantCode, isPlatform: 2 as const, platform, language },
    recent: { clientType, language, pageSize: GAMES_A_PAGE },
  };
}

type Requests = ReturnType<typeof gameRequests>;

/** Filters of a list of games; an empty text, no vendor and 0 do not filter. */
export interface ListFilters {
  vendors: readonly string[];
  classify: string;
  type: string;
  name: string;
  /** The smallest bet is at most this much. */
  bet: string;
  /** Lines at least. */
  lines: number;
  /** From 1. */
  page: number;
}

export const vassalageOf = ({ scope }: GameScope, vendors: readonly string[]) => (vendors.length > 0 ? vendors.join(',') : scope);

/** A page of a lobby's games that match the filters. */
export function listRequest(requests: Requests, scope: GameScope, filters: ListFilters): RequestOf<'gameList'> {
  const vassalage = vassalageOf(scope, filters.vendors);
  const gameType = filters.type || scope.gameType;
  return {
    ...requests.list,
    ...(gameType ? { gameType } : {}),
    ...(vassalage ? { vassalage } : {}),
    ...(filters.classify ? { gameClassify: filters.classify } : {}),
    ...(filters.name ? { gameName: filters.name } : {}),
    ...(filters.bet ? { minBet: filters.bet } : {}),
    ...(filters.lines ? { minLineNum: filters.lines } : {}),
    pageNo: filters.page,
  };
}

/** A page of one vendor's games, of a category or of all. */
export function vendorGamesRequest(requests: Requests, vassalage: string, category: GameCategory | undefined, pageNo: number) {
  return { ...requests.list, vassalage, ...(category === undefined ? {} : { gameType: category }), pageNo };
}

/** A lobby's most played games (D-45), of these vendors or of all. */
export function hotRequest(requests: Requests, scope: GameScope, vendors: readonly string[]): RequestOf<'hotGames'> {
  const vassalage = vassalageOf(scope, vendors);
  return {
    ...requests.hot,
    ...(scope.gameType ? { gameType: scope.gameType } : {}),
    ...(vassalage ? { vassalage } : {}),
  };
}
