import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from '#ui/dom/cx.ts';
import styles from './PopoverMenu.module.css';
import { stepFocus } from '#ui/dom/stepFocus.ts';
import { useCloseOnBack } from './back/useCloseOnBack.ts';
import { useAnchored } from './useAnchored.ts';

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

/** A menu under a button, on the Popover API: closes on a press elsewhere or Escape; arrow keys move the focus. */
export function PopoverMenu({ label, trigger, align = 'end', header, className, children }: PopoverMenuProps) {
  const id = useId();
  const popover = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const button = () => document.querySelector<HTMLElement>(`[popovertarget="${CSS.escape(id)}"]`);
  useAnchored(open, button, popover, { align });

  const close = () => {
    popover.current?.hidePopover();
    button()?.focus({ preventScroll: true });
  };
  useCloseOnBack(open, close);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') {
      // an enclosing dialog must not close on this event
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === 'Tab') popover.current?.hidePopover();
    else stepFocus(event, '[role^="menuitem"]', 'vertical');
  };

  return (
    <>
      {trigger({ popoverTarget: id, 'aria-haspopup': 'menu', 'aria-expanded': open, 'aria-controls': id })}
      <div
        ref={popover}
        id={id}
        popover="auto"
        className={cx(styles.menu, className)}
        onKeyDown={onKeyDown}
        onToggle={(event) => {
          if (event.target !== event.currentTarget) return;
          const shown = event.newState === 'open';
          setOpen(shown);
          if (shown) popover.current?.querySelector<HTMLElement>('[role^="menuitem"]')?.focus({ preventScroll: true });
        }}
        onBeforeToggle={(event) => {
          if (event.target === event.currentTarget && event.newState === 'open') setOpen(true);
        }}
      >
        {open && (
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
