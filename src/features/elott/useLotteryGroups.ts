import type { Game, LotteryGroup, PrizeMode } from '#contract/types.ts';
import { vendorCodeOf } from '#engine/games/vendorCode.ts';
import { lotteryCode } from '#state/lottery/lotteries.ts';
import { usePortal, usePreferences } from '#state/portal/PortalProvider.tsx';
import { menuRequest, prizeModesOf } from '#state/lottery/lotteryMenus.ts';
import { type Read, useRead } from '#state/reads/useRead.ts';

/** The groups of several menus as one list, without duplicate groups and lotteries. */
export function joinGroups(menus: readonly (readonly LotteryGroup[])[]): LotteryGroup[] {
  const joined = new Map<string, LotteryGroup>();
  const known = new Set<string>();
  for (const group of menus.flat()) {
    const fresh = group.gameMenus.filter((game) => !known.has(lotteryCode(game)));
    for (const game of fresh) known.add(lotteryCode(game));
    const before = joined.get(group.gameGroupCode);
    const gameMenus = [...(before?.gameMenus ?? []), ...fresh];
    if (gameMenus.length > 0)
      joined.set(group.gameGroupCode, { ...group, labelName: before?.labelName ?? group.labelName, gameMenus });
  }
  return [...joined.values()];
}

function useMenuOf(prizeMode: PrizeMode): Read<LotteryGroup[]> {
  const language = usePreferences((state) => state.language);
  return useRead('gameMenus', menuRequest(prizeMode, language));
}

export interface LotteryGroups {
  groups: readonly LotteryGroup[];
  isPending: boolean;
  isError: boolean;
  isFetching: boolean;
  refetch: () => void;
}

export function useLotteryGroups(vendor: string | undefined): LotteryGroups {
  const portal = usePortal();
  const [first, second, third, last] = prizeModesOf(portal);
  const menus = [useMenuOf(first), useMenuOf(second), useMenuOf(third), useMenuOf(last)];
  const isWanted = (game: Game) => vendor === undefined || vendorCodeOf(game) === vendor || game.vendors?.includes(vendor);
  const groups = joinGroups(
    menus.map((menu) => (menu.data ?? []).map((group) => ({ ...group, gameMenus: group.gameMenus.filter(isWanted) }))),
  );
  return {
    groups,
    // waits for all menus, so that tabs do not move; a failed menu does not affect the others
    isPending: menus.some((menu) => menu.isPending),
    isError: groups.length === 0 && menus.some((menu) => menu.isError),
    isFetching: menus.some((menu) => menu.isFetching),
    refetch: () => {
      for (const menu of menus) if (menu.isError) menu.refetch();
    },
  };
}
