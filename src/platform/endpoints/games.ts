import type { Endpoint } from './endpoint.ts';

/** Vendors, games, favourites and the start of a game. */
export const games = {
  /** The vendors of all categories. */
  gameVendor: {
    method: 'GET',
    path: '/wps/relay/GCSGAME_newGameVendor',
    access: 'visitor',
    body: 'none',
    request: 'GameVendorRequest',
    response: 'GameVendorResponse',
    localised: true,
    freshMs: 300_000,
    sessionKey: 'gameVendorList',
  },
  /** One page of the games of a category, filtered. */
  gameList: {
    method: 'POST',
    path: '/wps/relay/GCSGAME_gameList',
    access: 'token',
    body: 'json',
    request: 'GameListRequest',
    response: 'GameListResponse',
  },
  /** The games played most. */
  hotGames: {
    method: 'GET',
    path: '/wps/relay/GCSGAME_hotGamesV2',
    access: 'visitor',
    body: 'none',
    request: 'HotGamesRequest',
    response: 'HotGamesResponse',
    freshMs: 300_000,
  },
  /** The games that the member has played, the latest first. */
  recentGames: {
    method: 'GET',
    path: '/wps/relay/GCS_recentGame',
    access: 'token',
    body: 'none',
    request: 'RecentGamesRequest',
    response: 'RecentGamesResponse',
    freshMs: 0,
  },
  /** The groups of games of a vendor. */
  vassGameType: {
    method: 'GET',
    path: '/wps/relay/GCSGAME_getVassGameType',
    access: 'token',
    body: 'none',
    request: 'VassGameTypeRequest',
    response: 'VassGameTypeResponse',
  },
  /** The rooms of a vendor or of one game. */
  roomList: {
    method: 'GET',
    path: '/wps/relay/GLS2_roomList',
    access: 'token',
    body: 'none',
    request: 'RoomListRequest',
    response: 'RoomListResponse',
    freshMs: 5_000,
  },
  /** The games that the member has starred, by key. */
  favouriteIds: {
    method: 'GET',
    path: '/wps/relay/MCSFE_getFavoriteGames',
    access: 'token',
    body: 'none',
    request: null,
    response: 'FavouriteIdsResponse',
  },
  /** One page of the games that the member has starred. */
  favouriteList: {
    method: 'GET',
    path: '/wps/relay/MCSFE_getFavoriteGamesList',
    access: 'token',
    body: 'none',
    request: 'FavouriteListRequest',
    response: 'FavouriteListResponse',
  },
  /** Adds a favourite; a repetition changes nothing. */
  favouriteAdd: {
    method: 'POST',
    path: '/wps/relay/MCSFE_getFavoriteGames',
    access: 'token',
    body: 'json',
    request: 'FavouriteRequest',
    response: null,
    invalidates: ['favouriteList'],
  },
  /** Removes a favourite; a DELETE has no body, so the game is in the query. */
  favouriteRemove: {
    method: 'DELETE',
    path: '/wps/relay/MCSFE_getFavoriteGames',
    access: 'token',
    body: 'none',
    request: 'FavouriteRequest',
    response: null,
    invalidates: ['favouriteList'],
  },
  /** The winners' boards. */
  rankList: {
    method: 'GET',
    path: '/wps/relay/GCSGAME_getRankList',
    access: 'visitor',
    body: 'none',
    request: 'RankListRequest',
    response: 'RankListResponse',
    freshMs: 300_000,
  },
  /** Starts a game, a room or the lottery lobby. With `confirmTrans` it moves money and carries an `Idempotency-Key`. */
  launchGame: {
    method: 'POST',
    path: '/wps/game/launchGame',
    access: 'token',
    body: 'json',
    request: 'LaunchGameRequest',
    response: 'LaunchGameResponse',
    failure: 'LaunchFailure',
    money: true,
    invalidates: ['vendorWallets', 'walletTransferRecords', 'memBetDet'],
  },
} as const satisfies Record<string, Endpoint>;
