import { useTranslation } from 'react-i18next';
import { Skeleton } from '#ui/content/Skeleton.tsx';
import { RecordSkeleton } from '#ui/feedback/RecordSkeleton.tsx';
import styles from './Wallets.module.css';

export function WalletSkeleton() {
  const { t } = useTranslation('portal');
  return (
    <div role="status" aria-label={t('loading')} className={styles.panel}>
      <Skeleton shape="block" className={styles.skeleton} />
      <RecordSkeleton />
    </div>
  );
}
