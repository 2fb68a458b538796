import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SectionProps } from '#engine/registry.ts';
import { useFavouritesLoaded } from '#state/favourites.ts';
import { useGameRequests } from '#state/gameRequests.ts';
import { GameTile } from '#parts/GameTile.tsx';
import { pathOfRoute } from '#state/links.ts';
import { PageLink } from '#state/PageLink.tsx';
import { usePortal } from '#state/PortalProvider.tsx';
import { useRead } from '#state/useRead.ts';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { TileGrid, TileSkeletons } from '#ui/TileGrid.tsx';
import styles from './GameRails.module.css';

const SHOWN = 14;
const WAITING = 7;

/** The games that are played most, in one row; gone when there are none (FAV-01). */
export function HotRail({ slotProps, settings }: SectionProps) {
  const requests = useGameRequests();
  const read = useRead('hotGames', requests.hot, { staleMs: 300_000 });
  useFavouritesLoaded();
  const count = typeof settings['count'] === 'number' ? settings['count'] : SHOWN;
  const games = read.data?.list.slice(0, count);
  // without an answer the row takes no space: the rest of the page does not depend on it
  if (games?.length === 0 || (games === undefined && read.isError)) return null;
  return (
    <div {...slotProps}>
      <Frame>
        {games === undefined ? (
          <TileSkeletons count={WAITING} />
        ) : (
          games.map((game) => (
            <li key={game.nodeId}>
              <GameTile game={game} />
            </li>
          ))
        )}
      </Frame>
    </div>
  );
}

function Frame({ children }: { children: React.ReactNode }) {
  const { brand, registry } = usePortal();
  const { t } = useTranslation('game-rails');
  const body = useRef<HTMLDivElement>(null);
  const scroll = (direction: 1 | -1) => {
    const rail = body.current?.querySelector('ul');
    rail?.scrollBy({ left: direction * rail.clientWidth * 0.8, behavior: 'smooth' });
  };
  const all = registry.find('page', 'lobby') === null ? null : pathOfRoute(brand, 'lobby', { tab: 'hot' });
  return (
    <section className={styles.section} aria-labelledby="home-hot-games">
      <div className={styles.heading}>
        <h2 id="home-hot-games" className="h-m">
          <Icon name="flame" size={20} />
          {t('hot_title')}
        </h2>
        {all !== null && (
          <PageLink to={all} className={`link ${styles.all}`} aria-label={t('see_all_hot')}>
            {t('see_all')}
          </PageLink>
        )}
        <span className={styles.arrows}>
          <IconButton size="sm" icon="chevron-left" label={t('scroll_back')} onClick={() => scroll(-1)} />
          <IconButton size="sm" icon="chevron-right" label={t('scroll_on')} onClick={() => scroll(1)} />
        </span>
      </div>
      <div ref={body}>
        <TileGrid layout="rail" label={t('hot_title')}>
          {children}
        </TileGrid>
      </div>
    </section>
  );
}
