import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '#ui/content/Skeleton.tsx';
import styles from './PageSkeleton.module.css';

/** After this long the connection is named as a possible cause (F14). */
const NOTICE_MS = 10_000;

/** A skeleton while the code of a page loads. */
export function PageSkeleton() {
  const { t } = useTranslation('portal');
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), NOTICE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.page} role="status" aria-label={t('loading')}>
      {late && <p>{t('chunk_error_text')}</p>}
      <Skeleton className={styles.hero} />
      <Skeleton className={styles.line} />
      <Skeleton className={styles.block} />
    </div>
  );
}
