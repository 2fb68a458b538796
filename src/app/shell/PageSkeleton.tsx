import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '#ui/content/Skeleton.tsx';
import styles from './PageSkeleton.module.css';

/** After this long a person should hear that it may be the connection (F14). */
const NOTICE_MS = 10_000;

/** The shape of a page while its code loads. */
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
