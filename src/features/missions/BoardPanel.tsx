import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardPeriod } from '#contract/types.ts';
import type { PanelProps } from '#engine/registry.ts';
import { Countdown } from '#parts/feedback/Countdown.tsx';
import { EmptyArt } from '#parts/feedback/EmptyArt.tsx';
import { ReadFailed } from '#parts/reads/ReadFailed.tsx';
import { stateOfReads } from '#state/reads/stateOfReads.ts';
import { useRead } from '#state/reads/useRead.ts';
import { EmptyState } from '#ui/content/EmptyState.tsx';
import { Segmented } from '#ui/controls/Segmented.tsx';
import { RecordSkeleton } from '#ui/records/RecordSkeleton.tsx';
import { Board } from './Board.tsx';
import styles from './Missions.module.css';

const PERIODS = ['DAY', 'WEEK', 'MONTH'] as const satisfies readonly BoardPeriod[];

/** The leaderboard of a period, with the member's own rank. */
export function BoardPanel({ slotProps, onState, values = {}, onChange }: PanelProps) {
  const { t } = useTranslation('missions');
  const period = PERIODS.find((one) => one === values['period']) ?? 'WEEK';
  const read = useRead('missionLeaderboard', { period });
  const { data, isFetching, refetch } = read;
  const state = stateOfReads([read], data?.rows.length === 0);
  useEffect(() => void onState?.(state), [onState, state]);
  return (
    <div {...slotProps} className={styles.panel} aria-busy={isFetching}>
      <div className={styles.bar}>
        <Segmented
          label={t('board_periods')}
          options={PERIODS.map((value) => ({ value, label: t(`period_${value}`) }))}
          value={period}
          onChange={(next) => onChange?.({ period: next })}
        />
        {data?.endTime != null && (
          <Countdown
            key={data.endTime}
            until={data.endTime}
            icon="hourglass"
            text={(time) => t('ends_in', { time })}
            onOver={refetch}
          />
        )}
      </div>
      {state === 'loading' && <RecordSkeleton rows={10} label={t('portal:loading')} />}
      {(state === 'error' || state === 'forbidden') && <ReadFailed reads={[read]} />}
      {state === 'empty' && <EmptyState art={<EmptyArt />} title={t('board_none_title')} text={t('board_none_text')} />}
      {state === 'ready' && data !== undefined && <Board rows={data.rows} own={data.own} />}
    </div>
  );
}
