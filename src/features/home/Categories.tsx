import { useTranslation } from 'react-i18next';
import type { SectionProps } from '#engine/registry.ts';
import { useMenu } from '#state/navigation/menu.ts';
import { CategoryCount } from '#state/games/CategoryCount.tsx';
import { VendorCategories } from '#state/games/VendorCategories.tsx';
import { EntryLink, isLink } from '#parts/menu/EntryLink.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { Drawing } from '#ui/media/Drawing.tsx';
import type { IconName } from '#ui/icon/iconNames.ts';
import { showMore } from '#ui/dom/showMore.ts';
import styles from './Categories.module.css';

/** Tiles of the brand's `categories` menu; categories without vendors, and what is no link, are hidden. */
export function Categories({ slotProps }: SectionProps) {
  const { t } = useTranslation();
  const items = useMenu('categories').filter(isLink);
  if (items.length === 0) return <VendorCategories />;
  return (
    <nav {...slotProps} ref={showMore} className={styles.tiles} aria-label={t('portal:categories')}>
      {items.map((item) => {
        const { image, icon, label } = item.entry;
        return (
          <EntryLink key={item.name} item={item} className={styles.tile} markClass={styles.outside}>
            {image ? (
              <Drawing className={styles.art} id={image} src={`/images/${image}`} width={60} height={60} />
            ) : (
              icon && <Icon name={icon as IconName} size={28} className={styles.icon} />
            )}
            <span className={`ellipsis ${styles.label}`}>{t(label)}</span>
            <CategoryCount className={`num ${styles.count}`} category={item.entry.category} />
          </EntryLink>
        );
      })}
      <VendorCategories />
    </nav>
  );
}
