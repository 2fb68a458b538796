import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameCategory } from '#contract/types.ts';
import { vendorGamesRequest } from '#state/games/gameRequests.ts';
import { useGameRequests } from '#state/games/useGameRequests.ts';
import { useRead } from '#state/reads/useRead.ts';
import { errorMessage } from '#state/reads/errorMessage.ts';
import { EmptyState } from '#ui/content/EmptyState.tsx';
import { ErrorState } from '#ui/content/ErrorState.tsx';
import { TileSkeletons } from '#ui/tiles/TileGrid.tsx';
import { GameTiles } from './GameTiles.tsx';
import styles from './VendorGames.module.css';

interface Props {
  vassalage: string;
  category: GameCategory | undefined;
  pageNo: number;
  wide: boolean;
  /** Called with the number of pages once this one is loaded; for the last page only. */
  onKnown: ((pages: number) => void) | undefined;
}

export function VendorGamesPage({ vassalage, category, pageNo, wide, onKnown }: Props) {
  const { t } = useTranslation('game-list');
  const requests = useGameRequests();
  const read = useRead('gameList', vendorGamesRequest(requests, vassalage, category, pageNo), { freshMs: 300_000 });
  const pages = read.data?.totalPages;
  useEffect(() => {
    if (pages !== undefined) onKnown?.(pages);
  }, [pages, onKnown]);

  if (read.data === undefined) {
    if (!read.isError) return <TileSkeletons count={14} />;
    return (
      <li className={styles.whole}>
        <ErrorState
          title={t('error_title')}
          text={errorMessage(t, read.error, t('error_text'))}
          retryLabel={t('portal:retry')}
          onRetry={read.refetch}
          retrying={read.isFetching}
        />
      </li>
    );
  }
  if (read.data.games.length === 0 && pageNo === 1) {
    return (
      <li className={styles.whole}>
        <EmptyState icon="dices" title={t('none_title')} text={t('none_text')} />
      </li>
    );
  }
  return <GameTiles games={read.data.games} wide={wide} />;
}
