import { useTranslation } from 'react-i18next';
import type { PublishedRecords } from '#engine/records/panels.ts';
import { SelectField } from '#ui/controls/SelectField.tsx';
import { useNarrow } from '#ui/media/useNarrow.ts';
import styles from '../Records.module.css';
import { type FilterValues, sortOf } from '../useRecords.ts';

interface Props {
  records: PublishedRecords;
  values: FilterValues;
  onSort: (column: string, order: 'asc' | 'desc') => void;
}

const orders = ['desc', 'asc'] as const;

/** Sorts on a phone, which shows no heads of columns to press. */
export function SortChoice({ records, values, onSort }: Props) {
  const { t } = useTranslation('records');
  const columns = records.columns.filter(({ name }) => records.sortable.includes(name));
  if (useNarrow(columns.length > 0) !== true) return null;
  const sorted = sortOf(records, values);
  const options = columns.flatMap(({ name, label }) =>
    orders.map((order) => ({ value: `${name} ${order}`, label: t(`sorted_${order}`, { column: t(label) }) })),
  );
  // the platform sorts by time where there is one
  const usual = t(records.sortable.some((name) => /time$/i.test(name)) ? 'sorted_as_sent' : 'sorted_usual');
  const choose = (value: string) => {
    const [column = '', order] = value.split(' ');
    if (column !== '') onSort(column, order === 'asc' ? 'asc' : 'desc');
  };
  return (
    <SelectField
      name="sort"
      label={t('sort_by')}
      className={styles.sort}
      options={sorted === null ? [{ value: '', label: usual }, ...options] : options}
      value={sorted === null ? '' : `${sorted.column} ${sorted.order}`}
      onChange={choose}
    />
  );
}
