import { Loading } from '#parts/feedback/Loading.tsx';
import { Skeleton } from '#ui/content/Skeleton.tsx';
import { RecordSkeleton } from '#ui/records/RecordSkeleton.tsx';
import styles from './Wallets.module.css';

export function WalletSkeleton() {
  return (
    <Loading className={styles.panel}>
      <Skeleton shape="block" className={styles.skeleton} />
      <RecordSkeleton />
    </Loading>
  );
}
