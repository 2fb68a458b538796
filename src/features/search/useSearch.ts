import { useMemo } from 'react';
import { useMenu } from '#state/navigation/menu.ts';
import { useSettled } from '#state/reads/useSettled.ts';
import type { Group, Hit } from './hit.ts';
import { createMatcher } from './matcher.ts';
import { resultsOf, type Results } from './results.ts';
import { useGameHits } from './sources/useGameHits.ts';
import { useHelpHits } from './sources/useHelpHits.ts';
import { useLotteryHits } from './sources/useLotteryHits.ts';
import { usePlaceHits } from './sources/usePlaceHits.ts';
import { usePromotionHits } from './sources/usePromotionHits.ts';
import { useStudioHits } from './sources/useStudioHits.ts';

export interface Search {
  results: Results;
  /** For an empty field: the first hot games, and pages where there are no games. */
  suggested: readonly Hit[];
  hasGames: boolean;
  /** Where somebody who found nothing may go on. */
  elsewhere: readonly Hit[];
  /** Games are still being asked for. */
  isPending: boolean;
  /** The platform could not be asked for games. */
  isError: boolean;
  /** More games can be found after signing in. */
  isPartial: boolean;
  refetch: () => void;
}

const SUGGESTED = 5;

/** Finds what a query names among all that can be opened. */
export function useSearch(query: string, { open, only }: { open: ReadonlySet<Group>; only: Group | null }): Search {
  const games = useGameHits(query, useSettled(query));
  const studios = useStudioHits();
  const lotteries = useLotteryHits();
  const promotions = usePromotionHits();
  const help = useHelpHits();
  const places = usePlaceHits();
  // where menus lead is made anew by each render; its names tell whether it is the same
  const placeNames = JSON.stringify(places.map(({ id, title, needsAccount }) => [id, title, needsAccount]));
  const hits = useMemo(
    () => [...games.hits, ...studios, ...lotteries, ...promotions, ...places, ...help],
    // oxlint-disable-next-line exhaustive-deps -- compared by their names
    [games.hits, studios, lotteries, promotions, help, placeNames],
  );
  const find = useMemo(() => createMatcher(hits), [hits]);
  const found = useMemo(() => (query === '' ? [] : find(query)), [find, query]);
  const lobby = useMenu('categories').find(({ href }) => href !== null)?.href;
  return {
    results: resultsOf(hits, found, { named: games.named, open, only }),
    suggested: (games.hasGames ? games.hits : places).slice(0, SUGGESTED),
    hasGames: games.hasGames,
    elsewhere: places.filter(({ id }) => id.startsWith('action/customerService/') || id === `page/${lobby}`),
    isPending: games.isPending,
    isError: games.isError,
    isPartial: games.isPartial,
    refetch: games.refetch,
  };
}
