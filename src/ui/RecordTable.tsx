import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './RecordTable.module.css';

export interface RecordColumn {
  key: string;
  label: string;
  /** Numbers stand on the right. */
  numeric?: boolean | undefined;
}

interface RecordTableProps {
  /** What the rows are. */
  caption: string;
  columns: readonly RecordColumn[];
  rows: readonly { id: string; cells: Readonly<Record<string, ReactNode>> }[];
}

/** Records in columns; on a phone each becomes a short list of names and values. */
export function RecordTable({ caption, columns, rows }: RecordTableProps) {
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
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
              {columns.map(({ key, label, numeric }) => (
                <td key={key} className={cx(numeric && `num ${styles.numeric}`)}>
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
