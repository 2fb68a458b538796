import { useTranslation } from 'react-i18next';
import type { AgentOverviewResponse } from '#contract/types.ts';
import { describeValue } from '#engine/records/formats.ts';
import { CardSum } from '#parts/records/CardSum.tsx';
import { useCellFormat } from '#parts/records/useCellFormat.ts';
import { DifferenceNote } from './DifferenceNote.tsx';
import { moreFigures } from './figures.ts';
import styles from './Overview.module.css';

interface Props {
  now: AgentOverviewResponse;
  /** Of the days to compare with; undefined while unknown. */
  before: AgentOverviewResponse | undefined;
}

/** The members, and what else is known of the team, a card a figure. */
export function OverviewFigures({ now, before }: Props) {
  const { t } = useTranslation('agent-overview');
  const format = useCellFormat();
  return (
    <dl className={styles.cards}>
      {/* a platform may not say who has stopped */}
      {moreFigures
        .filter(({ name }) => name !== 'stopped' || now.stopped !== undefined)
        .map((figure) => (
          <div key={figure.name} className={styles.card} data-card={figure.name}>
            <dt className="small muted">{t(figure.name)}</dt>
            <CardSum name={figure.name} cell={describeValue(figure.format, now[figure.name], format, figure.name)} />
            <dd className="small muted">
              {figure.ofPeriod ? (
                <DifferenceNote figure={figure} now={now[figure.name]} before={before?.[figure.name]} />
              ) : (
                t('as_of_now')
              )}
            </dd>
          </div>
        ))}
    </dl>
  );
}
