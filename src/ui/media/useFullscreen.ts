import { type RefObject, useEffect, useState } from 'react';

/** Whether an element is in fullscreen; `toggle` is null where the browser does not support it. */
export function useFullscreen(element: RefObject<HTMLElement | null>): { active: boolean; toggle: (() => void) | null } {
  const [active, setActive] = useState(false);
  const [able, setAble] = useState(false);
  useEffect(() => {
    setAble(document.fullscreenEnabled === true);
    const follow = () => setActive(document.fullscreenElement !== null && document.fullscreenElement === element.current);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [element]);
  const toggle = () => {
    const change = active ? document.exitFullscreen() : element.current?.requestFullscreen();
    // the browser may refuse; then nothing changes
    change?.catch(() => undefined);
  };
  return { active, toggle: able ? toggle : null };
}
