import type { ReactNode } from 'react';
import { cx } from '#ui/dom/cx.ts';
import { stepFocus } from '#ui/dom/stepFocus.ts';
import styles from './PopoverMenu.module.css';
import { usePopover } from './usePopover.ts';

/** Props of the trigger: spread them on a button. */
export interface MenuTriggerProps {
  popoverTarget: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string;
}

interface PopoverMenuProps {
  label: string;
  trigger: (props: MenuTriggerProps) => ReactNode;
  /** The trigger's edge to align with. */
  align?: 'start' | 'end' | undefined;
  /** Above the entries, not an entry itself. */
  header?: ReactNode;
  className?: string | undefined;
  /** `MenuItem`s. `close` closes the menu and returns the focus. */
  children: (close: () => void) => ReactNode;
}

const ITEMS = '[role^="menuitem"]';

/** A menu under a button: closes on a press elsewhere or Escape; arrow keys move the focus. */
export function PopoverMenu({ label, trigger, align = 'end', header, className, children }: PopoverMenuProps) {
  const { isOpen, hide, close, target, box } = usePopover(align, ITEMS);
  return (
    <>
      {trigger({ ...target, 'aria-haspopup': 'menu' })}
      <div
        {...box}
        className={cx(styles.menu, className)}
        onKeyDown={(event) => {
          box.onKeyDown(event);
          if (event.key === 'Tab') hide();
          else stepFocus(event, ITEMS, 'vertical');
        }}
      >
        {isOpen && (
          <>
            {header && <div className={styles.header}>{header}</div>}
            <div role="menu" aria-label={label} className={styles.items}>
              {children(close)}
            </div>
          </>
        )}
      </div>
    </>
  );
}
