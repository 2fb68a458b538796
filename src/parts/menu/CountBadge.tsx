import { useTranslation } from 'react-i18next';
import { type BadgeName, useBadge } from '#state/badges/useBadge.ts';
import styles from './CountBadge.module.css';

const MOST = 99;

/** How much waits behind a menu entry; nothing at 0. */
export function CountBadge({ name }: { name: BadgeName }) {
  const { t } = useTranslation('records');
  const count = useBadge(name);
  if (count <= 0) return null;
  return (
    <span className={`num ${styles.badge}`} data-badge={name}>
      <span aria-hidden="true">{count > MOST ? `${MOST}+` : count}</span>
      <span className="visually-hidden">{t('badge_count', { count })}</span>
    </span>
  );
}
