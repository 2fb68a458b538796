import type { LotteryLobby, PrizeMode } from '#contract/types.ts';
import { LOTTERY_DEVICE } from '#engine/constants.ts';
import { pageOrigin } from '#platform/browser/navigation.ts';
import { pathOfRoute } from '#state/navigation/links.ts';
import type { Portal } from '#state/portal/portal.ts';

/** The requested part of the lobby: one lottery, or all. */
export interface LobbySelection {
  prizeMode: PrizeMode;
  gameCode?: string | undefined;
  playType?: string | undefined;
}

/** The page to which the lobby returns; never taken from an address (T11). */
export const lotteryReturnPath = ({ brand }: Pick<Portal, 'brand'>): string => pathOfRoute(brand, 'elott') ?? '/';

export function lobbyRequest(portal: Portal, { prizeMode, gameCode, playType }: LobbySelection): LotteryLobby {
  return {
    lottoArea: portal.brand.games.lottery.lottoArea,
    launchMode: 'LOTT',
    prizeMode,
    ...(gameCode ? { gameCode } : {}),
    ...(playType ? { playType } : {}),
    view: gameCode ? 'betting' : 'lobby',
    device: LOTTERY_DEVICE,
    backUrl: `${pageOrigin()}${lotteryReturnPath(portal)}`,
    language: portal.preferences.getState().language as LotteryLobby['language'],
    merchantCode: portal.brand.merchantCode,
  };
}
