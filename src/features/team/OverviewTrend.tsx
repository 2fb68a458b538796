import { useTranslation } from 'react-i18next';
import type { AgentDay } from '#contract/types.ts';
import type { PanelProps } from '#engine/registry.ts';
import { optionOf } from '#engine/values/optionOf.ts';
import { Segmented } from '#ui/controls/Segmented.tsx';
import type { Series } from './figures.ts';
import { OverviewChart } from './OverviewChart.tsx';
import { OverviewDays } from './OverviewDays.tsx';
import styles from './Overview.module.css';

const looks = ['chart', 'table'] as const;

interface Props {
  shown: Series;
  now: readonly AgentDay[];
  /** The days compared with, each beside the day of the same place. */
  before: readonly AgentDay[];
  values: NonNullable<PanelProps['values']>;
  onChange: PanelProps['onChange'];
}

/** A figure by day in both periods, as a chart or as a table. */
export function OverviewTrend({ shown, now, before, values, onChange }: Props) {
  const { t } = useTranslation('agent-overview');
  const look = optionOf(looks, values['look']);
  const isKnown = now.every((day) => day[shown] !== undefined);
  const title = t('by_day', { figure: t(shown) });
  return (
    <section className={styles.trend} aria-label={title}>
      <div className={styles.head}>
        <h3 className="h-m">{title}</h3>
        <Segmented
          label={t('view')}
          value={look}
          onChange={(next) => onChange?.({ look: next })}
          options={looks.map((value) => ({ value, label: t(`view_${value}`) }))}
        />
      </div>
      {!isKnown || now.length === 0 ? (
        <p className="muted">{t('no_days')}</p>
      ) : look === 'chart' ? (
        <OverviewChart shown={shown} title={title} now={now} before={before} />
      ) : (
        <OverviewDays shown={shown} title={title} now={now} before={before} />
      )}
    </section>
  );
}
