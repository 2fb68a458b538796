import { type ReactNode, useDeferredValue, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '#contract/types.ts';
import type { SectionProps } from '#engine/registry.ts';
import { GameTiles } from '#parts/games/GameTiles.tsx';
import { useFavouritesLoaded } from '#state/games/favourites.ts';
import { PageLink } from '#state/navigation/PageLink.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { IconButton } from '#ui/actions/IconButton.tsx';
import type { IconName } from '#ui/icon/iconNames.ts';
import { TileGrid, TileSkeletons } from '#ui/tiles/TileGrid.tsx';
import styles from './GameRails.module.css';

const SHOWN = 14;

interface Props extends Pick<SectionProps, 'slotProps' | 'settings'> {
  /** Undefined while loading. */
  games: readonly Game[] | undefined;
  failed: boolean;
  heading: { id: string; title: string; icon: IconName };
  /** The link to all of them, and its label. */
  all: { to: string; label: string } | null;
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
      <Frame heading={heading} all={all} wide={wide}>
        {games === undefined ? <TileSkeletons count={wide ? 4 : 7} /> : <GameTiles games={games} wide={wide} />}
      </Frame>
    </div>
  );
}

function Frame({ heading, all, wide, children }: Pick<Props, 'heading' | 'all' | 'wide'> & { children: ReactNode }) {
  const { t } = useTranslation('game-rails');
  const body = useRef<HTMLDivElement>(null);
  const scroll = (direction: 1 | -1) => {
    const rail = body.current?.querySelector('ul');
    rail?.scrollBy({ left: direction * rail.clientWidth * 0.8, behavior: 'smooth' });
  };
  return (
    <section className={styles.section} aria-labelledby={heading.id}>
      <div className={styles.heading}>
        <h2 id={heading.id} className="h-m">
          <Icon name={heading.icon} size={20} />
          {heading.title}
        </h2>
        {all !== null && (
          <PageLink to={all.to} className={`link ${styles.all}`} aria-label={all.label}>
            {t('see_all')}
          </PageLink>
        )}
        <span className={styles.arrows}>
          <IconButton size="sm" icon="chevron-left" label={t('scroll_back')} onClick={() => scroll(-1)} />
          <IconButton size="sm" icon="chevron-right" label={t('scroll_on')} onClick={() => scroll(1)} />
        </span>
      </div>
      <div ref={body}>
        <TileGrid layout={wide ? 'wideRail' : 'rail'} label={heading.title}>
          {children}
        </TileGrid>
      </div>
    </section>
  );
}
