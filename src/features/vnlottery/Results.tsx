import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '#contract/types.ts';
import { lotteryCode } from '#state/lottery/lotteries.ts';
import { useRead } from '#state/reads/useRead.ts';
import { Loading } from '#parts/feedback/Loading.tsx';
import { Card } from '#ui/content/Card.tsx';
import { EmptyState } from '#ui/content/EmptyState.tsx';
import { ErrorState } from '#ui/content/ErrorState.tsx';
import { Skeleton } from '#ui/content/Skeleton.tsx';
import { DrawHistory } from './DrawHistory.tsx';
import { MostDrawn } from './MostDrawn.tsx';
import { PrizeTable } from './PrizeTable.tsx';
import styles from './Results.module.css';

const DRAWS = 100;

interface Props {
  game: Game;
  /** The next draw: another one means new results. */
  issue: string;
}

/** The last hundred draws: a page of them, and the selected one with all its prizes. */
export function Results({ game, issue }: Props) {
  const { t } = useTranslation('lottery');
  const drawn = useRead('vnNumeros', { count: DRAWS, gameCode: lotteryCode(game) });
  const [index, setIndex] = useState(0);
  const [awaited, setAwaited] = useState(issue);
  if (awaited === '' && issue !== '') setAwaited(issue);
  useEffect(() => {
    if (issue === awaited || awaited === '') return;
    setAwaited(issue);
    setIndex(0);
    drawn.refetch();
    // oxlint-disable-next-line exhaustive-deps -- once per draw
  }, [issue, awaited]);

  if (drawn.data === undefined) {
    if (!drawn.isError)
      return (
        <Loading>
          <Skeleton shape="block" className={styles.skeleton} />
        </Loading>
      );
    return (
      <ErrorState
        title={t('results_error')}
        text={t('error_text')}
        retryLabel={t('portal:retry')}
        retrying={drawn.isFetching}
        onRetry={drawn.refetch}
      />
    );
  }
  const shown = drawn.data[index] ?? drawn.data[0];
  if (shown === undefined) return <EmptyState icon="ticket" title={t('results_empty')} text={t('results_empty_text')} />;
  return (
    <div className={styles.columns}>
      <Card as="section" pad="none" aria-labelledby="vn-history" className={styles.history}>
        <DrawHistory draws={drawn.data} shown={shown} onShow={setIndex} />
      </Card>
      <Card as="section" pad="none" aria-labelledby="vn-result">
        <PrizeTable name={game.gameName ?? ''} draws={drawn.data} index={drawn.data.indexOf(shown)} onShow={setIndex} />
        <MostDrawn draws={drawn.data} />
      </Card>
    </div>
  );
}
