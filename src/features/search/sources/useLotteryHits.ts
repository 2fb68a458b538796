import { useMemo } from 'react';
import type { PrizeMode } from '#contract/types.ts';
import { lotteryCode } from '#state/lottery/lotteries.ts';
import { menuRequest, prizeModesOf } from '#state/lottery/lotteryMenus.ts';
import { startGame } from '#state/games/startGame.ts';
import { useVisibility } from '#state/navigation/useVisibility.ts';
import { usePortal, usePreferences, useSystem } from '#state/portal/PortalProvider.tsx';
import { useRead } from '#state/reads/useRead.ts';
import type { Hit } from '../hit.ts';

function useMenuOf(mode: PrizeMode, enabled: boolean) {
  const language = usePreferences((state) => state.language);
  return useRead('gameMenus', menuRequest(mode, language), { enabled }).data;
}

/** The lotteries of all menus; none are asked for where the brand has no page of lotteries, or the platform no vendor. */
export function useLotteryHits(): readonly Hit[] {
  const portal = usePortal();
  const decide = useVisibility();
  const hasPage = ['elott', 'lottery'].some((name) => decide({ kind: 'route', name }).visible);
  const hasVendors = useSystem(({ categories }) => categories?.has('LOTT') || categories?.has('ELOTT')) ?? false;
  const hasLotteries = hasPage && hasVendors;
  const [first, second, third, last] = prizeModesOf(portal);
  const a = useMenuOf(first, hasLotteries);
  const b = useMenuOf(second, hasLotteries);
  const c = useMenuOf(third, hasLotteries);
  const d = useMenuOf(last, hasLotteries);
  return useMemo(
    () =>
      [a, b, c, d].flatMap((menu) =>
        (menu ?? []).flatMap(({ labelName, gameMenus }) =>
          gameMenus.map((game): Hit => ({
            id: `lottery/${lotteryCode(game)}`,
            group: 'lotteries',
            title: game.gameName ?? lotteryCode(game),
            note: labelName,
            words: lotteryCode(game),
            picture: game.icon ?? undefined,
            icon: 'ticket',
            open: () => startGame(portal, game),
          })),
        ),
      ),
    [portal, a, b, c, d],
  );
}
