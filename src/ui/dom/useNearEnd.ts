import { type RefObject, useEffect, useRef } from 'react';
import { throttled } from './throttled.ts';

/** Scroll throttle, ms, and distance to the end at which more is loaded, in screens. */
const EVERY_MS = 200;
const AHEAD = 0.5;

/**
 * Calls back while the element, the end of a list, is near the visible part: on scroll, and after each render, since the list
 * may have become shorter or ready for more.
 */
export function useNearEnd(end: RefObject<HTMLElement | null>, onNear: () => void): void {
  const latest = useRef(onNear);
  const look = useRef<() => void>(undefined);
  useEffect(() => {
    latest.current = onNear;
    const again = look.current;
    if (again === undefined) return;
    // with the layout of the next frame: a measurement now would cost one more
    const frame = requestAnimationFrame(again);
    return () => cancelAnimationFrame(frame);
  });
  useEffect(() => {
    const looking = throttled(() => {
      const top = end.current?.getBoundingClientRect().top;
      if (top !== undefined && top < window.innerHeight * (1 + AHEAD)) latest.current();
    }, EVERY_MS);
    look.current = looking;
    // scroll events of any box: they do not bubble, but can be captured
    const options = { capture: true, passive: true };
    document.addEventListener('scroll', looking, options);
    return () => {
      looking.cancel();
      document.removeEventListener('scroll', looking, options);
    };
  }, [end]);
}
