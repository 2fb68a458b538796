import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '#contract/types.ts';
import { wholeNumber } from '#engine/money/wholeNumber.ts';
import { GAMES_A_PAGE } from '#state/games/gameRequests.ts';
import { FIRST_ROW } from '#state/games/lobbyNames.ts';
import { GameTiles } from '#parts/games/GameTiles.tsx';
import { usePortal, usePreferences } from '#state/portal/PortalProvider.tsx';
import { errorMessage } from '#state/reads/errorMessage.ts';
import { EmptyState } from '#ui/content/EmptyState.tsx';
import { ErrorState } from '#ui/content/ErrorState.tsx';
import { usePageLabels } from '#state/navigation/usePageLabels.ts';
import { Pagination } from '#ui/data/Pagination.tsx';
import { TileGrid, TileSkeletons } from '#ui/tiles/TileGrid.tsx';
import { useNearEnd } from '#ui/dom/useNearEnd.ts';
import { useEarlyTiles } from './useEarlyTiles.ts';
import styles from './LobbyPage.module.css';

const WAITING = { posters: 21, wide: 12 };

interface Props {
  label: string;
  wide: boolean;
  read: { isPending: boolean; isFetching: boolean; isError: boolean; error: unknown; refetch: () => void };
  games: readonly Game[] | undefined;
  /** Tiles before the games. */
  lead?: ReactNode;
  /** Shown in place of an empty list. */
  empty: { title: string; text: string; action?: ReactNode };
  /** Absent for a list that is not paged. */
  pages?:
    | {
        page: number;
        total: number | undefined;
        totalPages: number;
        onChange: (page: number) => void;
        /** Called when scrolling comes near the list's end. */
        onNear?: () => void;
      }
    | undefined;
}

/** One page of games, or its loading, error or empty state. */
export function GameResults({ label, wide, read, games, lead, empty, pages }: Props) {
  const { brand } = usePortal();
  const { t } = useTranslation('lobby');
  const labels = usePageLabels();
  const language = usePreferences((state) => state.language);
  const top = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLElement>(null);
  useNearEnd(end, () => pages?.onNear?.());
  useEarlyTiles(top, games !== undefined || read.isError);
  const number = (value: number) => wholeNumber(value, language);

  if (games === undefined && read.isError) {
    return (
      <ErrorState
        title={t('error_title')}
        text={errorMessage(t, read.error, t('error_text'))}
        retryLabel={t('portal:retry')}
        onRetry={read.refetch}
        retrying={read.isFetching}
      />
    );
  }
  if (games?.length === 0 && !lead) {
    return (
      <div className={styles.card} role="status">
        <EmptyState {...empty} art={<img src={`/images/${brand.images.emptyArt}`} alt="" width={110} height={110} />} />
      </div>
    );
  }
  const turn = (page: number) => {
    pages?.onChange(page);
    top.current?.scrollIntoView({ block: 'start' });
  };
  const layout = wide ? 'wide' : 'posters';
  const first = pages === undefined ? 0 : (pages.page - 1) * GAMES_A_PAGE + 1;
  return (
    <div ref={top} className={styles.results}>
      <TileGrid label={label} layout={layout} busy={read.isPending}>
        {lead}
        {games === undefined ? (
          <TileSkeletons count={WAITING[layout]} />
        ) : (
          <GameTiles games={games} wide={wide} first={FIRST_ROW[layout]} inPlace />
        )}
      </TileGrid>
      {pages !== undefined && games !== undefined && (
        <footer ref={end} className={styles.pages}>
          <p className="small subtle num" role="status">
            {pages.total !== undefined &&
              t('shown', { first: number(first), last: number(first + games.length - 1), total: number(pages.total) })}
          </p>
          <Pagination page={pages.page} pageCount={pages.totalPages} onChange={turn} labels={labels} />
        </footer>
      )}
    </div>
  );
}
