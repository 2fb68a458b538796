import { useTranslation } from 'react-i18next';
import { EntryLink, isLink } from '#parts/menu/EntryLink.tsx';
import { useMenu } from '#state/navigation/menu.ts';
import { Button } from '#ui/actions/Button.tsx';
import { buttonClass } from '#ui/actions/buttonClass.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import type { IconName } from '#ui/icon/iconNames.ts';
import styles from './Content.module.css';

/** The entries of a menu that lead somewhere, as buttons; nothing where this visitor may see none of them. */
export function BlockMenu({ menu }: { menu: string }) {
  const { t } = useTranslation();
  const items = useMenu(menu).filter(({ opens }) => opens === null);
  if (items.length === 0) return null;
  return (
    <ul className={styles.menu}>
      {items.map((item) => {
        const variant = item.entry.tone === 'primary' ? 'primary' : 'outline';
        const icon = item.entry.icon as IconName | undefined;
        const label = t(item.entry.label);
        return (
          <li key={item.name}>
            {isLink(item) ? (
              <EntryLink item={item} className={buttonClass({ variant })}>
                {icon && <Icon name={icon} size={18} />}
                {label}
              </EntryLink>
            ) : (
              <Button variant={variant} icon={icon} data-entry={item.name} onClick={item.choose}>
                {label}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
