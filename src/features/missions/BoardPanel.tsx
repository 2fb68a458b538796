import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardPeriod } from '#contract/types.ts';
import type { PanelProps } from '#engine/registry.ts';
import { EmptyArt } from '#parts/feedback/EmptyArt.tsx';
import { useRead } from '#state/reads/useRead.ts';
import { EmptyState } from '#ui/content/EmptyState.tsx';
import { ErrorState } from '#ui/content/ErrorState.tsx';
import { Segmented } from '#ui/controls/Segmented.tsx';
import { RecordSkeleton } from '#ui/feedback/RecordSkeleton.tsx';
import { Board } from './Board.tsx';
import { Countdown } from './Countdown.tsx';
import styles from './Missions.module.css';
import { stateOfRead } from './stateOfRead.ts';

const PERIODS: readonly BoardPeriod[] = ['DAY', 'WEEK', 'MONTH'];

/** The leaderboard of a period, with the member's own rank. */
export function BoardPanel({ slotProps, onState }: PanelProps) {
  const { t } = useTranslation('missions');
  const [period, setPeriod] = useState<BoardPeriod>('WEEK');
  const read = useRead('missionLeaderboard', { period });
  const { data, isFetching, refetch } = read;
  const state = stateOfRead(read, data?.rows.length === 0);
  useEffect(() => onState?.(state), [onState, state]);
  return (
    <div {...slotProps} className={styles.panel} aria-busy={isFetching}>
      <div className={styles.bar}>
        <Segmented
          label={t('board_periods')}
          options={PERIODS.map((value) => ({ value, label: t(`period_${value}`) }))}
          value={period}
          onChange={setPeriod}
        />
        {data?.endTime != null && <Countdown key={data.endTime} until={data.endTime} text="ends_in" onEnd={refetch} />}
      </div>
      {state === 'loading' && (
        <div role="status" aria-label={t('portal:loading')}>
          <RecordSkeleton rows={10} />
        </div>
      )}
      {state === 'error' && (
        <ErrorState
          title={t('error_title')}
          text={t('error_text')}
          retryLabel={t('portal:retry')}
          retrying={isFetching}
          onRetry={refetch}
        />
      )}
      {state === 'empty' && <EmptyState art={<EmptyArt />} title={t('board_none_title')} text={t('board_none_text')} />}
      {state === 'ready' && data !== undefined && <Board rows={data.rows} own={data.own} />}
    </div>
  );
}
