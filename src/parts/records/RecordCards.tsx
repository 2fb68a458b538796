import { useTranslation } from 'react-i18next';
import { describeValue } from '#engine/records/formats.ts';
import type { PublishedColumn } from '#engine/records/panels.ts';
import { CardSum } from './CardSum.tsx';
import styles from './Records.module.css';
import { useCellFormat } from './useCellFormat.ts';

interface Props {
  cards: readonly PublishedColumn[];
  totals: Readonly<Record<string, unknown>>;
}

/** Sums over the whole filter. */
export function RecordCards({ cards, totals }: Props) {
  const { t } = useTranslation('records');
  const format = useCellFormat();
  return (
    <dl className={styles.cards}>
      {cards.map(({ name, label, format: kind }) => (
        <div key={name} className={styles.card}>
          <dt className="small muted">{t(label)}</dt>
          <CardSum name={name} cell={describeValue(kind, totals[name], format, name)} />
        </div>
      ))}
    </dl>
  );
}
