import { cx } from '#ui/dom/cx.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './FieldHelp.module.css';

/** The place of a published page where a fault is shown before the page's code is loaded. Hides the help that follows it. */
export function EarlyFault({ id }: { id: string }) {
  return (
    <div className={cx(styles.help, styles.error, styles.early)} aria-live="polite">
      <Icon name="circle-alert" size={16} />
      <span id={id} data-fault="" suppressHydrationWarning>
        {''}
      </span>
    </div>
  );
}
