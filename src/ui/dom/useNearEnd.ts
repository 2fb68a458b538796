import { type RefObject, useEffect, useRef } from 'react';
import { throttled } from './throttled.ts';

/** How often scrolling is looked at, and how many screens before the end more is asked for. */
const EVERY_MS = 200;
const AHEAD = 0.5;

/**
 * Calls back while the element, the end of a list, is near the visible part: as it is scrolled there, and after each
 * render, since a list may have got shorter or be ready for more only after it was scrolled.
 */
export function useNearEnd(end: RefObject<HTMLElement | null>, onNear: () => void): void {
  const latest = useRef(onNear);
  const look = useRef<() => void>(undefined);
  useEffect(() => {
    latest.current = onNear;
    look.current?.();
  });
  useEffect(() => {
    const looking = throttled(() => {
      const top = end.current?.getBoundingClientRect().top;
      if (top !== undefined && top < window.innerHeight * (1 + AHEAD)) latest.current();
    }, EVERY_MS);
    look.current = looking;
    // whichever box scrolls: scroll events do not bubble, but they can be caught on their way down
    const options = { capture: true, passive: true };
    document.addEventListener('scroll', looking, options);
    return () => {
      looking.cancel();
      document.removeEventListener('scroll', looking, options);
    };
  }, [end]);
}
