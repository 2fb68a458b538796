import { useSearchParams } from 'react-router-dom';
import type { Game, LotteryDraw, LotteryGroup } from '#contract/types.ts';
import { lotteryCode, useNextDraws } from '#state/lottery/lotteries.ts';
import { pathOfRoute } from '#state/navigation/links.ts';
import { usePortal, usePreferences } from '#state/portal/PortalProvider.tsx';
import { useRead } from '#state/reads/useRead.ts';

export interface SelectedGame {
  code: string;
  game: Game;
  group: LotteryGroup;
  draw: LotteryDraw | null;
}

export interface VnGames {
  isPending: boolean;
  isError: boolean;
  isFetching: boolean;
  isEmpty: boolean;
  refetch: () => void;
  groups: readonly LotteryGroup[];
  /** The one of the query, else the first; null while there is none. */
  selected: SelectedGame | null;
  drawOf: (game: Game) => LotteryDraw | null;
  pathOf: (game: Game) => string;
}

/** The Vietnamese menu, and the lottery of `?gameCode=`. */
export function useVnGames(): VnGames {
  const { brand } = usePortal();
  const language = usePreferences((state) => state.language);
  const [query] = useSearchParams();
  const menu = useRead('vnMenu', { language });
  const groups = menu.data?.filter((group) => group.gameMenus.length > 0) ?? [];
  const drawOf = useNextDraws(groups.flatMap((group) => group.gameMenus));

  const all = groups.flatMap((group) => group.gameMenus.map((game) => ({ code: lotteryCode(game), game, group })));
  const chosen = all.find(({ code }) => code === query.get('gameCode')) ?? all[0];
  return {
    isPending: menu.isPending,
    isError: menu.isError && menu.data === undefined,
    isFetching: menu.isFetching,
    isEmpty: menu.isSuccess && all.length === 0,
    refetch: menu.refetch,
    groups,
    selected: chosen === undefined ? null : { ...chosen, draw: drawOf(chosen.game) },
    drawOf,
    pathOf: (game) => pathOfRoute(brand, 'vnlottery', { gameCode: lotteryCode(game) }) ?? '/',
  };
}
