import type { ReactNode } from 'react';
import { cx } from '#ui/dom/cx.ts';
import styles from './PopoverMenu.module.css';
import { usePopover } from './usePopover.ts';

/** Props of the trigger: spread them on a button. */
interface DialogTriggerProps {
  popoverTarget: string;
  'aria-haspopup': 'dialog';
  'aria-expanded': boolean;
  'aria-controls': string;
}

interface PopoverDialogProps {
  label: string;
  trigger: (props: DialogTriggerProps) => ReactNode;
  /** The trigger's edge to align with. */
  align?: 'start' | 'end' | undefined;
  className?: string | undefined;
  /** Controls that act at once. `close` closes the dialog and returns the focus. */
  children: (close: () => void) => ReactNode;
}

/** Controls under a button, beside a page that stays usable: closes on a press elsewhere, Escape, or when the focus leaves it. */
export function PopoverDialog({ label, trigger, align = 'end', className, children }: PopoverDialogProps) {
  const { isOpen, button, hide, close, target, box } = usePopover(align, 'button, input');
  return (
    <>
      {trigger({ ...target, 'aria-haspopup': 'dialog' })}
      <div
        {...box}
        role="dialog"
        aria-label={label}
        // a press between its controls leaves the focus within
        tabIndex={-1}
        className={cx(styles.menu, className)}
        onBlur={({ relatedTarget, currentTarget }) => {
          // a press of the button closes it by itself
          if (relatedTarget !== null && !currentTarget.contains(relatedTarget) && relatedTarget !== button()) hide();
        }}
      >
        {isOpen && children(close)}
      </div>
    </>
  );
}
