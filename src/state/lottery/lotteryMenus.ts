import type { LotteryGroup, LotteryMenuRequest, PrizeMode } from '#contract/types.ts';
import { LOTTERY_DEVICE } from '#engine/constants.ts';
import type { Portal } from '#state/portal/portal.ts';
import { readQuery } from '#state/reads/queries.ts';
import { lotteryCode } from './lotteries.ts';

/** Refetch interval of a menu. */
const FRESH_MS = 300_000;

/** The query of a prize mode's menu. */
export const menuRequest = (prizeMode: PrizeMode, language: string): LotteryMenuRequest => ({
  prizeMode,
  device: LOTTERY_DEVICE,
  language,
});

/** The modes in display order: e-lotteries, the brand's own, the other one, the sea's. */
export function prizeModesOf({ brand }: Pick<Portal, 'brand'>): readonly [PrizeMode, PrizeMode, PrizeMode, PrizeMode] {
  return brand.games.lottery.prizeMode === 'ZY' ? ['Elott', 'ZY', 'Lott', 'SEA'] : ['Elott', 'Lott', 'ZY', 'SEA'];
}

/** A lottery's prize mode: that of the menu that lists it, and the brand's own for an unlisted one. */
export async function findPrizeMode(portal: Portal, gameCode: string): Promise<PrizeMode> {
  const { queries } = await portal.serverState.load();
  const { language } = portal.preferences.getState();
  const own = portal.brand.games.lottery.prizeMode;
  const lists = async (mode: PrizeMode) => {
    const menu: LotteryGroup[] | null = await queries
      .fetchQuery(readQuery(portal, 'gameMenus', menuRequest(mode, language), FRESH_MS))
      .catch(() => null);
    return menu?.some((group) => group.gameMenus.some((game) => lotteryCode(game) === gameCode)) ?? false;
  };
  if (await lists(own)) return own;
  const others = prizeModesOf(portal).filter((mode) => mode !== own);
  const found = await Promise.all(others.map(lists));
  return others.find((_, index) => found[index]) ?? own;
}
