import type { GameToStart } from '#engine/games/launchKind.ts';
import { pathOfRoute } from '#state/navigation/links.ts';
import type { Portal } from '#state/portal/portal.ts';
import { startedLottery } from './startedLottery.ts';
import { startedPath } from './startedPath.ts';

/** Navigates to the lottery lobby, and to the lottery in it. */
export function startLottery({ brand, router }: Portal, game: GameToStart): void {
  router.navigate(startedPath(brand, game), { state: startedLottery(game) });
}

/** Opens the lotteries of the sea in a modal. */
export async function startSeaLottery({ overlay }: Portal, { gameCode }: GameToStart): Promise<void> {
  await overlay.openModal('seaLotteryModal', gameCode ? { gameCode } : {});
}

/** Navigates to the Vietnamese lotteries. */
export function startVnLottery({ brand, router }: Portal, { gameCode }: GameToStart): void {
  router.navigate(pathOfRoute(brand, 'vnlottery', gameCode ? { gameCode } : {}) ?? '/');
}
