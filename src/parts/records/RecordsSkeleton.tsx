import { useTranslation } from 'react-i18next';
import type { PublishedRecords } from '#engine/records/panels.ts';
import { Skeleton } from '#ui/content/Skeleton.tsx';
import { RecordSkeleton } from '#ui/records/RecordSkeleton.tsx';
import { tableColumns } from './columns/tableColumns.ts';
import { useDensity } from './columns/useDensity.ts';
import styles from './Records.module.css';

interface Props {
  records: Pick<PublishedRecords, 'cards' | 'columns' | 'pageSize'>;
  /** Columns that the reader has hidden. */
  hidden?: readonly string[];
}

/** Loading records in the shape of their view: its cards and columns, or lines of two on a phone. */
export function RecordsSkeleton({ records: { cards, columns: all, pageSize }, hidden = [] }: Props) {
  const { t } = useTranslation('records');
  const columns = tableColumns(all, { hidden, isNarrow: false }).map(({ column }) => column);
  const rows = Math.min(10, pageSize);
  const [density] = useDensity();
  return (
    <div role="status" aria-label={t('portal:loading')}>
      <div aria-hidden="true" className={styles.view}>
        {cards.length > 0 && (
          <div className={styles.cards}>
            {cards.map(({ name, label }) => (
              <div key={name} className={styles.card}>
                <span className="small muted">{t(label)}</span>
                <Skeleton className={styles.sumSkeleton} />
              </div>
            ))}
          </div>
        )}
        <div className={styles.tableSkeleton} data-density={density}>
          <div className={styles.headSkeleton}>
            {columns.map(({ name, label }) => (
              <span key={name}>{t(label)}</span>
            ))}
          </div>
          {Array.from({ length: rows }, (_, nth) => (
            <div key={nth} className={styles.rowSkeleton}>
              {columns.map(({ name }) => (
                <Skeleton key={name} className={styles.cellSkeleton} />
              ))}
            </div>
          ))}
        </div>
        <div className={styles.listSkeleton}>
          <RecordSkeleton rows={rows} />
        </div>
      </div>
    </div>
  );
}
