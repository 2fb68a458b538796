import { useTranslation } from 'react-i18next';
import type { RegionProps } from '#engine/registry.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { openSearch } from './openSearch.ts';
import styles from './SearchButton.module.css';
import { useSearchKeys } from './useSearchKeys.ts';

/** Looks like the field that it opens, by a press or by its keys; an icon on a narrow window, only the keys on a phone. */
export function SearchButton({ slotProps }: RegionProps) {
  const portal = usePortal();
  const { t } = useTranslation('portal');
  useSearchKeys(() => openSearch(portal));
  return (
    <button
      {...slotProps}
      type="button"
      className={styles.button}
      aria-label={t('search')}
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
      title={t('search')}
      onClick={() => openSearch(portal)}
    >
      <Icon name="search" size={18} />
      <span className={styles.words}>{t('search_all')}</span>
      <kbd className={styles.key}>/</kbd>
    </button>
  );
}
