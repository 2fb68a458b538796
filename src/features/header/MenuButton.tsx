import { useTranslation } from 'react-i18next';
import { EntryLink, isLink } from '#parts/menu/EntryLink.tsx';
import type { MenuItem } from '#state/navigation/menu.ts';
import { Button } from '#ui/actions/Button.tsx';
import { buttonClass } from '#ui/actions/buttonClass.ts';
import styles from './MenuButton.module.css';

/** A menu entry as a button, or as a link if it opens a page or another site. */
export function MenuButton({ item }: { item: MenuItem }) {
  const { t } = useTranslation();
  const variant = item.entry.tone === 'primary' ? 'primary' : 'secondary';
  const label = t(item.entry.label);
  if (isLink(item)) {
    return (
      <EntryLink item={item} className={`${buttonClass({ variant })} ${styles.button}`} data-tone={variant}>
        {label}
      </EntryLink>
    );
  }
  return (
    <Button variant={variant} className={styles.button} data-entry={item.name} data-tone={variant} onClick={item.choose}>
      {label}
    </Button>
  );
}
