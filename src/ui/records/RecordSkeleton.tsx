import styles from './RecordSkeleton.module.css';
import { Skeleton } from '#ui/content/Skeleton.tsx';

interface Props {
  rows?: number;
  /** What a screen reader says; without it the place around says that it loads. */
  label?: string;
}

/** Placeholder of loading records: rows of two lines with a value at the end. */
export function RecordSkeleton({ rows = 6, label }: Props) {
  const placeholder = (
    <ul className={styles.rows} aria-hidden="true">
      {Array.from({ length: rows }, (_, index) => (
        <li key={index}>
          <Skeleton className={styles.disc} />
          <span className={styles.lines}>
            <Skeleton className={styles.long} />
            <Skeleton className={styles.short} />
          </span>
          <Skeleton className={styles.value} />
        </li>
      ))}
    </ul>
  );
  if (label === undefined) return placeholder;
  return (
    <div role="status" aria-label={label}>
      {placeholder}
    </div>
  );
}
