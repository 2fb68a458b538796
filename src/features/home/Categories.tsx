import { useTranslation } from 'react-i18next';
import { PageLink } from '#state/PageLink.tsx';
import type { SectionProps } from '#engine/registry.ts';
import { useMenu } from '#state/menu.ts';
import { Icon } from '#ui/Icon.tsx';
import type { IconName } from '#ui/iconNames.ts';
import styles from './Categories.module.css';

/** Tiles of the brand's `categories` menu; a category without a page is not shown. */
export function Categories({ slotProps }: SectionProps) {
  const { t } = useTranslation();
  const items = useMenu('categories').filter((item) => item.href !== null);
  if (items.length === 0) return null;
  return (
    <nav {...slotProps} className={styles.tiles} aria-label={t('portal:categories')}>
      {items.map((item) => (
        <PageLink key={item.name} to={item.href ?? '/'} className={styles.tile} data-entry={item.name}>
          {item.entry.icon && <Icon name={item.entry.icon as IconName} size={28} className={styles.icon} />}
          <span className="ellipsis">{t(item.entry.label)}</span>
        </PageLink>
      ))}
    </nav>
  );
}
