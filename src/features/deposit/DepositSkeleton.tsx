import { Loading } from '#parts/feedback/Loading.tsx';
import { Skeleton } from '#ui/content/Skeleton.tsx';
import styles from './Deposit.module.css';

/** The shape of the form while the channels load. */
export function DepositSkeleton() {
  return (
    <Loading className={styles.form}>
      <div className={styles.fields}>
        <div className={styles.channels}>
          {[1, 2, 3, 4].map((one) => (
            <Skeleton key={one} shape="block" className={styles.channelSkeleton} />
          ))}
        </div>
        <Skeleton shape="block" className={styles.fieldSkeleton} />
        <Skeleton shape="block" className={styles.fieldSkeleton} />
      </div>
      <Skeleton shape="block" className={styles.summarySkeleton} />
    </Loading>
  );
}
