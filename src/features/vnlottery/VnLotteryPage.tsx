import { useTranslation } from 'react-i18next';
import type { PageProps } from '#engine/registry.ts';
import { useAppChrome } from '#state/navigation/appChrome.ts';
import { EmptyState } from '#ui/content/EmptyState.tsx';
import { ErrorState } from '#ui/content/ErrorState.tsx';
import { Skeleton } from '#ui/content/Skeleton.tsx';
import { DrawHero } from './DrawHero.tsx';
import { GameChooser } from './GameChooser.tsx';
import { RecentGames } from './RecentGames.tsx';
import { Results } from './Results.tsx';
import { useVnGames } from './useVnGames.ts';
import styles from './VnLotteryPage.module.css';
import { PageHeading } from '#parts/page/PageHeading.tsx';

/** Lotteries by region and day; next draw and results of the selected one. */
export function VnLotteryPage({ slotProps, route }: PageProps) {
  const { t } = useTranslation('lottery');
  const bars = useAppChrome(route.name);
  const games = useVnGames();
  const { selected } = games;
  return (
    <div {...slotProps} className={styles.page} data-bars={bars.shown ? 'shown' : 'hidden'}>
      <PageHeading className="visually-hidden">{t('vn_title')}</PageHeading>
      {games.isPending && (
        <div role="status" aria-label={t('portal:loading')} className={styles.page}>
          <Skeleton shape="block" className={styles.barSkeleton} />
          <Skeleton shape="block" className={styles.heroSkeleton} />
          <Skeleton shape="block" className={styles.tableSkeleton} />
        </div>
      )}
      {games.isError && (
        <ErrorState
          title={t('menu_error')}
          text={t('error_text')}
          retryLabel={t('portal:retry')}
          retrying={games.isFetching}
          onRetry={games.refetch}
        />
      )}
      {games.isEmpty && <EmptyState icon="ticket" title={t('menu_empty')} text={t('menu_empty_text')} />}
      {selected !== null && (
        <>
          <GameChooser games={games} selected={selected} />
          <DrawHero key={selected.code} game={selected.game} draw={selected.draw} />
          <RecentGames pathOf={games.pathOf} />
          <Results key={`${selected.code}-results`} game={selected.game} issue={selected.draw?.issue ?? ''} />
        </>
      )}
    </div>
  );
}
