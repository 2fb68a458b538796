import type { Endpoint } from './endpoint.ts';

/** Lotteries, their draws and their results. */
export const lottery = {
  /** The lotteries of a prize mode, by group. */
  gameMenus: {
    method: 'GET',
    path: '/lgw/games/game_menus',
    access: 'visitor',
    body: 'none',
    request: 'LotteryMenuRequest',
    response: 'LotteryMenuResponse',
  },
  /** The lotteries played most. */
  popularGames: {
    method: 'GET',
    path: '/lgw/games/popular',
    access: 'visitor',
    body: 'none',
    request: 'PopularLotteriesRequest',
    response: 'LotteryGamesResponse',
  },
  /** When the next draws are. */
  nextDraws: {
    method: 'GET',
    path: '/lgw/games/next/numero',
    access: 'visitor',
    body: 'none',
    request: 'NextDrawsRequest',
    response: 'NextDrawsResponse',
    freshMs: 5_000,
  },
  /** Drawn numbers, the latest first. */
  openedNumero: {
    method: 'GET',
    path: '/lotto/lgw/games/opened/numero',
    access: 'token',
    body: 'none',
    request: 'OpenedNumeroRequest',
    response: 'NumerosResponse',
  },
  /** The Vietnamese lotteries by region. */
  vnMenu: {
    method: 'GET',
    path: '/lgw/vn/games/game_menu',
    access: 'visitor',
    body: 'none',
    request: 'LanguageQuery',
    response: 'LotteryMenuResponse',
  },
  /** The Vietnamese lotteries that the member has played, the latest first. */
  vnRecent: {
    method: 'GET',
    path: '/lgw/vn/games/game_menu/recent',
    access: 'token',
    body: 'none',
    request: 'LanguageQuery',
    response: 'LotteryGamesResponse',
  },
  /** Drawn numbers of the Vietnamese lotteries, the latest first. */
  vnNumeros: {
    method: 'GET',
    path: '/lgw/vn/numeros/opened/game',
    access: 'visitor',
    body: 'none',
    request: 'VnNumerosRequest',
    response: 'NumerosResponse',
  },
} as const satisfies Record<string, Endpoint>;
