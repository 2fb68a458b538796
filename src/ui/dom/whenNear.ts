/** Above and below the visible part, in percent of it: what the next scroll may show. */
const NEAR = 130;

const callbacks = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;
let margin = 0;

function observe(element: Element): void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        callbacks.get(target)?.();
        cancel(target);
      }
    },
    // root is the document: inside a frame the default root ignores the margin.
    // The second margin is for what is beside the visible part of a rail or a carousel.
    { root: document, rootMargin: `${margin}% ${NEAR}%`, scrollMargin: `0% ${NEAR}%` } as IntersectionObserverInit,
  );
  observer.observe(element);
}

function cancel(element: Element): void {
  callbacks.delete(element);
  observer?.unobserve(element);
}

function widen(): void {
  // each type of input calls once
  if (margin === NEAR) return;
  margin = NEAR;
  observer?.disconnect();
  observer = undefined;
  for (const element of callbacks.keys()) observe(element);
}

for (const type of ['pointermove', 'pointerdown', 'keydown', 'scroll'])
  // no window where pages are rendered for publishing
  globalThis.addEventListener?.(type, widen, { capture: true, once: true });

/**
 * Calls back once, when the element is visible or, from the first input of the page on, within 1.3 screens of the visible part,
 * so that a start does only the work of the first screen. Returns the cancel function.
 */
export function whenNear(element: Element, callback: () => void): () => void {
  callbacks.set(element, callback);
  observe(element);
  return () => cancel(element);
}
