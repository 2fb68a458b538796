import { useTranslation } from 'react-i18next';
import type { SectionProps } from '#engine/registry.ts';
import { useMenu } from '#state/navigation/menu.ts';
import { VendorCategories } from '#state/games/VendorCategories.tsx';
import { PageLink } from '#state/navigation/PageLink.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { Drawing } from '#ui/media/Drawing.tsx';
import type { IconName } from '#ui/icon/iconNames.ts';
import styles from './Categories.module.css';

/** Tiles of the brand's `categories` menu; categories without a page or without vendors are hidden. */
export function Categories({ slotProps }: SectionProps) {
  const { t } = useTranslation();
  const items = useMenu('categories').filter(({ href }) => href !== null);
  if (items.length === 0) return <VendorCategories />;
  return (
    <nav {...slotProps} className={styles.tiles} aria-label={t('portal:categories')}>
      {items.map(({ name, href, entry: { image, icon, label } }) => (
        <PageLink key={name} to={href ?? '/'} className={styles.tile} data-entry={name}>
          {image ? (
            <Drawing className={styles.art} id={image} src={`/images/${image}`} width={60} height={60} />
          ) : (
            icon && <Icon name={icon as IconName} size={28} className={styles.icon} />
          )}
          <span className={`ellipsis ${styles.label}`}>{t(label)}</span>
        </PageLink>
      ))}
      <VendorCategories />
    </nav>
  );
}
