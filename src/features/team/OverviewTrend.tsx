import { useTranslation } from 'react-i18next';
import type { PanelProps } from '#engine/registry.ts';
import { optionOf } from '#engine/values/optionOf.ts';
import { ReadFailed } from '#parts/reads/ReadFailed.tsx';
import { daysOf } from '#parts/records/recordDates.ts';
import { timeSpan } from '#state/panels/dayRange.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { useRead } from '#state/reads/useRead.ts';
import { Segmented } from '#ui/controls/Segmented.tsx';
import { RecordSkeleton } from '#ui/records/RecordSkeleton.tsx';
import { OverviewChart } from './OverviewChart.tsx';
import { OverviewDays } from './OverviewDays.tsx';
import styles from './Overview.module.css';

const spans = ['last7', 'last30'] as const;
const looks = ['chart', 'table'] as const;

interface Props {
  today: string;
  values: NonNullable<PanelProps['values']>;
  onChange: PanelProps['onChange'];
}

/** Deposits, withdrawals and valid bets of the last 7 or 30 days, as a chart or as a table. */
export function OverviewTrend({ today, values, onChange }: Props) {
  const { brand } = usePortal();
  const { t } = useTranslation(['agent-overview', 'records']);
  const span = optionOf(spans, values['trend']);
  const look = optionOf(looks, values['look']);
  const { startTime = 0, endTime } = timeSpan(daysOf(span, today), brand.timeZone);
  const read = useRead('agentTeamOverview', { startTime, ...(endTime !== undefined && { endTime }) });
  const days = read.data?.days ?? [];
  return (
    <section className={styles.trend} aria-label={t('chart')}>
      <div className={styles.head}>
        <h3 className="h-m">{t('chart')}</h3>
        <Segmented
          label={t('records:date')}
          value={span}
          onChange={(trend) => onChange?.({ trend })}
          options={spans.map((value) => ({ value, label: t(`records:when_${value}`) }))}
        />
        <Segmented
          label={t('view')}
          value={look}
          onChange={(next) => onChange?.({ look: next })}
          options={looks.map((value) => ({ value, label: t(`view_${value}`) }))}
        />
      </div>
      {read.data === undefined ? (
        read.isError ? (
          <ReadFailed reads={[read]} />
        ) : (
          <RecordSkeleton label={t('portal:loading')} />
        )
      ) : look === 'chart' ? (
        <OverviewChart key={span} days={days} />
      ) : (
        <OverviewDays days={days} />
      )}
    </section>
  );
}
