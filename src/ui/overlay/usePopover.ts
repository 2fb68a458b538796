import { useId, useRef, useState, type KeyboardEvent, type ToggleEvent } from 'react';
import { useCloseOnBack } from './back/useCloseOnBack.ts';
import { useAnchored } from './useAnchored.ts';

/**
 * A popover under a button, on the Popover API: closes on a press elsewhere, Escape or Back. `target` goes on the button, `box` on
 * the popover, which focuses the first element that matches `first`.
 */
export function usePopover(align: 'start' | 'end', first: string) {
  const id = useId();
  const popover = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const button = () => document.querySelector<HTMLElement>(`[popovertarget="${CSS.escape(id)}"]`);
  useAnchored(isOpen, button, popover, { align });

  const hide = () => popover.current?.hidePopover();
  /** Closes it and returns the focus. */
  const close = () => {
    hide();
    button()?.focus({ preventScroll: true });
  };
  useCloseOnBack(isOpen, close);

  return {
    isOpen,
    button,
    hide,
    close,
    target: { popoverTarget: id, 'aria-expanded': isOpen, 'aria-controls': id },
    box: {
      ref: popover,
      id,
      popover: 'auto' as const,
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        if (event.key !== 'Escape') return;
        // an enclosing dialog must not close on this event
        event.preventDefault();
        event.stopPropagation();
        close();
      },
      onToggle(event: ToggleEvent<HTMLElement>) {
        if (event.target !== event.currentTarget) return;
        const isShown = event.newState === 'open';
        setOpen(isShown);
        if (isShown) popover.current?.querySelector<HTMLElement>(first)?.focus({ preventScroll: true });
      },
      onBeforeToggle(event: ToggleEvent<HTMLElement>) {
        if (event.target === event.currentTarget && event.newState === 'open') setOpen(true);
      },
    },
  };
}
