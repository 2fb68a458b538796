import { useTranslation } from 'react-i18next';
import { Skeleton } from '#ui/Skeleton.tsx';
import styles from './PageSkeleton.module.css';

/** The shape of a page while its code loads. */
export function PageSkeleton() {
  const { t } = useTranslation('portal');
  return (
    <div className={styles.page} role="status" aria-label={t('loading')}>
      <Skeleton className={styles.hero} />
      <Skeleton className={styles.line} />
      <Skeleton className={styles.block} />
    </div>
  );
}
