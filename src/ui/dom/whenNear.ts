const callbacks = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** Calls back once, when the element is within 1.3 screens of the visible part. Returns the cancel function. */
export function whenNear(element: Element, callback: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer?.unobserve(target);
        callbacks.get(target)?.();
      }
    },
    // root is the document: inside a frame the default root ignores the margin.
    // The second margin is for what is beside the visible part of a rail or a carousel.
    { root: document, rootMargin: '130%', scrollMargin: '0% 130%' } as IntersectionObserverInit,
  );
  callbacks.set(element, callback);
  observer.observe(element);
  return () => {
    callbacks.delete(element);
    observer?.unobserve(element);
  };
}
