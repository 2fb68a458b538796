import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuItem } from '#state/navigation/menu.ts';
import { EntryLink } from '#parts/menu/EntryLink.tsx';
import { CountBadge } from '#parts/menu/CountBadge.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import type { IconName } from '#ui/icon/iconNames.ts';
import { stepFocus } from '#ui/dom/stepFocus.ts';
import styles from './Centre.module.css';

interface Props {
  items: readonly MenuItem[];
  /** Name of the entry whose panel is shown. */
  current: string;
  label: string;
}

/** The entries of a centre; arrow keys move between them. */
export function CentreMenu({ items, current, label }: Props) {
  const { t } = useTranslation();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => void stepFocus(event, 'button, a', 'vertical');
  return (
    <nav aria-label={label} className={styles.menu} onKeyDown={onKeyDown}>
      {items.map((item) => {
        const { name, entry, outside, choose } = item;
        const content = (
          <>
            {entry.icon && <Icon name={entry.icon as IconName} size={20} />}
            <span className={styles.label}>{t(entry.label)}</span>
          </>
        );
        return outside !== null ? (
          <EntryLink key={name} item={item} className={styles.entry}>
            {content}
          </EntryLink>
        ) : (
          <button
            key={name}
            type="button"
            className={styles.entry}
            data-entry={name}
            aria-current={name === current ? 'page' : undefined}
            onClick={choose}
          >
            {content}
            {entry.badge && <CountBadge name={entry.badge} />}
            <Icon name="chevron-right" size={18} className={styles.chevron} />
          </button>
        );
      })}
    </nav>
  );
}
