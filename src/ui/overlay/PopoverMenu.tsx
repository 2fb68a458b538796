import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from '#ui/dom/cx.ts';
import styles from './PopoverMenu.module.css';
import { stepFocus } from '#ui/layout/stepFocus.ts';
import { useAnchored } from './useAnchored.ts';

/** What the trigger must carry: spread it on a button. */
export interface MenuTriggerProps {
  popoverTarget: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string;
}

interface PopoverMenuProps {
  /** Names the menu. */
  label: string;
  trigger: (props: MenuTriggerProps) => ReactNode;
  /** Which edge of the trigger the menu is in line with. */
  align?: 'start' | 'end' | undefined;
  /** Above the entries, not one of them. */
  header?: ReactNode;
  className?: string | undefined;
  /** `MenuItem`s. `close` puts the menu away and gives the focus back. */
  children: (close: () => void) => ReactNode;
}

/** A menu under a button, on the Popover API: a press elsewhere or Escape closes it, arrow keys walk through it. */
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
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') {
      // A dialog around the menu must not take it for its own.
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
