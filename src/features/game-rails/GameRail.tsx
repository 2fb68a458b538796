import { useDeferredValue } from 'react';
import type { Game } from '#contract/types.ts';
import type { SectionProps } from '#engine/registry.ts';
import { GameTiles } from '#parts/games/GameTiles.tsx';
import { useFavouritesLoaded } from '#state/games/favourites.ts';
import { TileSkeletons } from '#ui/tiles/TileGrid.tsx';
import { RailFrame, type RailHeading } from './RailFrame.tsx';

const SHOWN = 14;

interface Props extends Pick<SectionProps, 'slotProps' | 'settings'>, RailHeading {
  /** Undefined while loading. */
  games: readonly Game[] | undefined;
  failed: boolean;
  wide?: boolean | undefined;
}

/** Games in one row; renders nothing without games. */
export function GameRail({ slotProps, settings, games: found, failed, heading, all, wide = false }: Props) {
  useFavouritesLoaded();
  const count = typeof settings['count'] === 'number' ? settings['count'] : SHOWN;
  // tiles are drawn in slices: a row of them would hold back input
  const games = useDeferredValue(found)?.slice(0, count);
  // after a failure the row takes no space: the page does not depend on it
  if (games?.length === 0 || (games === undefined && failed)) return null;
  return (
    <div {...slotProps}>
      <RailFrame heading={heading} all={all} wide={wide}>
        {games === undefined ? <TileSkeletons count={wide ? 4 : 7} /> : <GameTiles games={games} wide={wide} />}
      </RailFrame>
    </div>
  );
}
