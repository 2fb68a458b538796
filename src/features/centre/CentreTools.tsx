import { useTranslation } from 'react-i18next';
import type { PanelMenu } from '#engine/records/panels.ts';
import { useMenu } from '#state/navigation/menu.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import type { IconName } from '#ui/icon/iconNames.ts';
import styles from './CentreTools.module.css';

/** The entries of the menu for a centre's head, each like a field that a press opens; the first also by a slash. */
export function CentreTools({ menu }: { menu: PanelMenu }) {
  const { t } = useTranslation();
  const items = useMenu(`${menu}Head`);
  if (items.length === 0) return null;
  return (
    <div className={styles.tools}>
      {items.map(({ name, entry, choose }, index) => (
        <button
          key={name}
          type="button"
          className={styles.tool}
          data-action={name}
          aria-keyshortcuts={index === 0 ? '/' : undefined}
          title={t(entry.label)}
          onClick={choose}
        >
          {entry.icon && <Icon name={entry.icon as IconName} size={18} />}
          <span className={styles.words}>{t(entry.label)}</span>
          {index === 0 && (
            <kbd className={styles.key} aria-hidden="true">
              /
            </kbd>
          )}
        </button>
      ))}
    </div>
  );
}
