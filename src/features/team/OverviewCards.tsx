import { useTranslation } from 'react-i18next';
import type { AgentOverviewResponse } from '#contract/types.ts';
import { describeValue } from '#engine/records/formats.ts';
import { CardSum } from '#parts/records/CardSum.tsx';
import { useCellFormat } from '#parts/records/useCellFormat.ts';
import { DifferenceNote } from './DifferenceNote.tsx';
import { differenceOf, figures } from './figures.ts';
import styles from './Overview.module.css';

interface Props {
  now: AgentOverviewResponse;
  /** Of as many days before; undefined while unknown. */
  before: AgentOverviewResponse | undefined;
}

/** A figure a card, with what has changed against the days before. */
export function OverviewCards({ now, before }: Props) {
  const { t } = useTranslation('agent-overview');
  const format = useCellFormat();
  return (
    <dl className={styles.cards}>
      {figures.map(({ name, format: kind, ofPeriod }) => (
        <div key={name} className={styles.card} data-card={name}>
          <dt className="small muted">{t(name)}</dt>
          <CardSum name={name} cell={describeValue(kind, now[name], format, name)} />
          <dd className="small muted">
            {ofPeriod ? (
              <DifferenceNote difference={before === undefined ? null : differenceOf(now[name], before[name])} />
            ) : (
              t('as_of_now')
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
