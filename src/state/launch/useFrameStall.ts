import { type RefObject, useEffect, useState } from 'react';

/** A frame that has said nothing for this long may have been refused; the hint then stays for a while. */
const SILENT_MS = 6_000;
const HINT_MS = 15_000;

/**
 * Whether a frame that has loaded but says nothing may have nothing to show, which a page cannot find out about another
 * one: not while somebody uses it.
 */
export function useFrameStall(mute: boolean, frame: RefObject<HTMLIFrameElement | null>) {
  const [doubtful, setDoubtful] = useState(false);
  useEffect(() => {
    if (!mute) return undefined;
    const isUsed = () => document.activeElement === frame.current;
    const hint = setTimeout(() => setDoubtful(!isUsed()), SILENT_MS);
    const enough = setTimeout(() => setDoubtful(false), SILENT_MS + HINT_MS);
    return () => {
      clearTimeout(hint);
      clearTimeout(enough);
      setDoubtful(false);
    };
  }, [mute, frame]);
  return { doubtful, dismiss: () => setDoubtful(false) };
}
