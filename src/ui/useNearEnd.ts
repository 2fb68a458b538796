import { type RefObject, useEffect, useRef } from 'react';
import { throttled } from './throttled.ts';

/** How often scrolling is looked at (IMG-07), and how many screens before the end more is asked for. */
const EVERY_MS = 200;
const AHEAD = 0.5;

/** Calls back while scrolling brings the element, the end of a list, near the visible part. */
export function useNearEnd(end: RefObject<HTMLElement | null>, onNear: () => void): void {
  const latest = useRef(onNear);
  useEffect(() => {
    latest.current = onNear;
  });
  useEffect(() => {
    const look = throttled(() => {
      const top = end.current?.getBoundingClientRect().top;
      if (top !== undefined && top < window.innerHeight * (1 + AHEAD)) latest.current();
    }, EVERY_MS);
    // whichever box scrolls: scroll events do not bubble, but they can be caught on their way down
    const options = { capture: true, passive: true };
    document.addEventListener('scroll', look, options);
    return () => {
      look.cancel();
      document.removeEventListener('scroll', look, options);
    };
  }, [end]);
}
