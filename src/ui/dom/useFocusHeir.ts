import { type RefObject, useLayoutEffect } from 'react';

const HEADING = ':is(h1, h2)[tabindex="-1"]';

/** The nearest place around an element that code may focus: a heading, or a box such as a dialog or the page's main part. */
function heirOf(element: Element): HTMLElement | null {
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    const heading = around.querySelector<HTMLElement>(HEADING);
    if (heading !== null) return heading;
    if (around.matches('[tabindex="-1"]')) return around;
  }
  return null;
}

/**
 * Keeps the place of whoever uses a keyboard when an element leaves with the focus in it, such as the button that repeats a read:
 * the focus goes to what is around it, where the browser would begin the page again. What takes the focus in its place keeps it.
 */
export function useFocusHeir(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    return () => {
      if (!element.contains(document.activeElement)) return;
      const heir = heirOf(element);
      queueMicrotask(() => {
        const isLost = document.activeElement === document.body || document.activeElement === null;
        if (isLost) heir?.focus({ preventScroll: true });
      });
    };
  }, [ref]);
}
