import styles from './RecordSkeleton.module.css';
import { Skeleton } from '#ui/content/Skeleton.tsx';

/** Placeholder of loading records: rows of two lines with a value at the end. */
export function RecordSkeleton({ rows = 6 }: { rows?: number | undefined }) {
  return (
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
}
