import { useTranslation } from 'react-i18next';
import { PageLink } from '#state/navigation/PageLink.tsx';
import type { MenuItem } from '#state/navigation/menu.ts';
import { Button } from '#ui/actions/Button.tsx';
import { buttonClass } from '#ui/actions/buttonClass.ts';
import styles from './MenuButton.module.css';

/** A menu entry as a button, or as a link if it opens a page. */
export function MenuButton({ item }: { item: MenuItem }) {
  const { t } = useTranslation();
  const variant = item.entry.tone === 'primary' ? 'primary' : 'secondary';
  const label = t(item.entry.label);
  if (item.href !== null) {
    return (
      <PageLink
        to={item.href}
        className={`${buttonClass({ variant })} ${styles.button}`}
        data-entry={item.name}
        data-tone={variant}
      >
        {label}
      </PageLink>
    );
  }
  return (
    <Button variant={variant} className={styles.button} data-entry={item.name} data-tone={variant} onClick={item.choose}>
      {label}
    </Button>
  );
}
