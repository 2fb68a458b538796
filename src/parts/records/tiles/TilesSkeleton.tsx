import { useTranslation } from 'react-i18next';
import { Skeleton } from '#ui/content/Skeleton.tsx';
import styles from './RecordTiles.module.css';

/** Loading records in the shape of their cards. */
export function TilesSkeleton() {
  const { t } = useTranslation('portal');
  return (
    <div role="status" aria-label={t('loading')} className={styles.tiles}>
      <Skeleton shape="block" className={styles.skeleton} />
      <Skeleton shape="block" className={styles.skeleton} />
    </div>
  );
}
