import { Skeleton } from '#ui/content/Skeleton.tsx';
import styles from './VendorChips.module.css';

const COUNT = 8;

/** The place of the vendors while they are loading. */
export function WaitingChips() {
  return (
    <div className={styles.chips} aria-hidden="true">
      {Array.from({ length: COUNT }, (_, index) => (
        <Skeleton key={index} shape="block" className={styles.waiting} />
      ))}
    </div>
  );
}
