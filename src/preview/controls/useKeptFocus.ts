import { type RefObject, useEffect } from 'react';

const TABBABLE = 'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])';

const canHaveFocus = (element: HTMLElement): boolean =>
  element.isConnected && !element.matches(':disabled') && element.checkVisibility({ visibilityProperty: true });

/**
 * Keeps the focus in a part of the page: when what has it is taken out or disabled, it goes to what stands behind that, else
 * before it, else to the part itself.
 */
export function useKeptFocus(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = part.current;
    if (root === null) return undefined;
    let last: HTMLElement | null = null;
    let around: HTMLElement[] = [];
    const enter = ({ target }: FocusEvent) => {
      last = target as HTMLElement;
      around = [...root.querySelectorAll<HTMLElement>(TABBABLE)];
    };
    const leave = ({ target }: FocusEvent) => {
      // what is being taken out is still there when some engines tell that it loses the focus
      queueMicrotask(() => {
        if (target === last && canHaveFocus(target as HTMLElement)) last = null;
      });
    };
    const observer = new MutationObserver(() => {
      const { activeElement } = document;
      if (last === null || canHaveFocus(last) || (activeElement !== document.body && activeElement !== last)) return;
      const at = around.indexOf(last);
      const next = around.slice(at + 1).find(canHaveFocus) ?? around.slice(0, Math.max(at, 0)).findLast(canHaveFocus) ?? root;
      last = null;
      next.focus();
    });
    root.addEventListener('focusin', enter);
    root.addEventListener('focusout', leave);
    observer.observe(root, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    return () => {
      root.removeEventListener('focusin', enter);
      root.removeEventListener('focusout', leave);
      observer.disconnect();
    };
  }, [part]);
}
