import type { ReactNode } from 'react';
import { cx } from '#ui/dom/cx.ts';
import styles from './RecordTable.module.css';

export interface RecordColumn {
  key: string;
  label: string;
  /** Aligns numbers right. */
  numeric?: boolean | undefined;
  /** Place in a row of two lines on a phone, or below them. If any column has one, columns without are left out there. */
  place?: 'lead' | 'title' | 'subtitle' | 'value' | 'note' | 'foot' | undefined;
}

interface RecordTableProps {
  /** Accessible name of the table. */
  caption: string;
  columns: readonly RecordColumn[];
  rows: readonly { id: string; cells: Readonly<Record<string, ReactNode>> }[];
}

/** Records in columns; on a phone each is a list of names and values, or two lines. */
export function RecordTable({ caption, columns, rows }: RecordTableProps) {
  const inLines = columns.some(({ place }) => place !== undefined);
  return (
    <div className={styles.frame}>
      <table className={cx(styles.table, inLines && styles.lines)}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, label, numeric }) => (
              <th key={key} scope="col" className={numeric ? styles.numeric : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells }) => (
            <tr key={id}>
              {columns.map(({ key, label, numeric, place }) => (
                <td key={key} data-place={place} className={cx(numeric && `num ${styles.numeric}`)}>
                  <span className={styles.name} aria-hidden="true">
                    {label}
                  </span>
                  <span className={styles.value}>{cells[key]}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
