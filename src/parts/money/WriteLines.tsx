import styles from './WriteLines.module.css';

/** The figures of a write before it is sent, as name and value. */
export type WriteLine = { label: string; value: string };

export function WriteLines({ lines }: { lines: readonly WriteLine[] }) {
  return (
    <dl className={styles.lines}>
      {lines.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
