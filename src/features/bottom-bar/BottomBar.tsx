import { useTranslation } from 'react-i18next';
import { EntryLink, isLink } from '#parts/menu/EntryLink.tsx';
import type { RegionProps } from '#engine/registry.ts';
import { type MenuItem, useMenu } from '#state/navigation/menu.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import type { IconName } from '#ui/icon/iconNames.ts';
import styles from './BottomBar.module.css';
import { OpenedSheet } from './OpenedSheet.tsx';

/** Up to five entries of equal width. */
export function BottomBar({ slotProps }: RegionProps) {
  const { t } = useTranslation('portal');
  const items = useMenu('bottomBar');
  return (
    <nav {...slotProps} className={styles.bar} aria-label={t('quick_menu')}>
      {items.map((item) =>
        item.opens === null ? (
          <Entry key={item.name} item={item} />
        ) : (
          <OpenedSheet key={item.name} item={item} opens={item.opens} />
        ),
      )}
    </nav>
  );
}

/** Whether an entry is for visitors alone. */
const isGuests = ({ entry: { when } }: MenuItem): boolean => [when?.role].flat().join() === 'visitor';

function Entry({ item }: { item: MenuItem }) {
  const { t } = useTranslation();
  const content = (
    <>
      {item.entry.icon && <Icon name={item.entry.icon as IconName} size={24} />}
      <span className={styles.label}>{t(item.entry.label)}</span>
    </>
  );
  return isLink(item) ? (
    <EntryLink
      item={item}
      className={styles.entry}
      markClass={styles.outside}
      data-tone={item.entry.tone}
      data-guest={isGuests(item) || undefined}
      aria-current={item.current ? 'page' : undefined}
    >
      {content}
    </EntryLink>
  ) : (
    <button
      type="button"
      className={styles.entry}
      data-entry={item.name}
      data-tone={item.entry.tone}
      data-guest={isGuests(item) || undefined}
      onClick={item.choose}
    >
      {content}
    </button>
  );
}
