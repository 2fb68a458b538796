import { useTranslation } from 'react-i18next';
import type { AgentOverviewResponse } from '#contract/types.ts';
import { describeValue } from '#engine/records/formats.ts';
import { CardSum } from '#parts/records/CardSum.tsx';
import { useCellFormat } from '#parts/records/useCellFormat.ts';
import { sparkPoints, topOf } from './chartShape.ts';
import { DifferenceNote } from './DifferenceNote.tsx';
import { headFigures, type Series } from './figures.ts';
import chart from './Chart.module.css';
import styles from './Overview.module.css';

interface Props {
  now: AgentOverviewResponse;
  /** Of the days to compare with; undefined while unknown. */
  before: AgentOverviewResponse | undefined;
  /** Figure of the chart. */
  shown: Series;
  onShow: (figure: Series) => void;
}

const SIZE = [88, 32] as const;

/** Figures whose course is known, a card each, with what has changed; a press shows the course. */
export function OverviewCards({ now, before, shown, onShow }: Props) {
  const { t } = useTranslation('agent-overview');
  const format = useCellFormat();
  const lineOf = (of: AgentOverviewResponse | undefined, name: Series) => (of?.days ?? []).map((day) => day[name]);
  return (
    <ul className={styles.heads}>
      {headFigures.map((figure) => {
        const { name, format: kind } = figure;
        const lines = [lineOf(now, name), lineOf(before, name)] as const;
        const top = topOf(...lines);
        return (
          <li key={name} className={styles.card} data-card={name}>
            <button type="button" className={styles.show} aria-pressed={name === shown} onClick={() => onShow(name)}>
              <span className="small muted">{t(name)}</span>
            </button>
            <svg viewBox={`0 0 ${SIZE.join(' ')}`} width={SIZE[0]} height={SIZE[1]} aria-hidden="true" className={styles.spark}>
              <polyline points={sparkPoints(lines[1], top, SIZE)} className={chart.before} />
              <polyline points={sparkPoints(lines[0], top, SIZE)} className={chart.now} />
            </svg>
            <CardSum as="p" name={name} cell={describeValue(kind, now[name], format, name)} />
            <DifferenceNote figure={figure} now={now[name]} before={before?.[name]} />
          </li>
        );
      })}
    </ul>
  );
}
