import { type RefObject, useEffect, useState } from 'react';

/** A frame that is silent for this long may have been blocked; the hint then stays for a while. */
const SILENT_MS = 6_000;
const HINT_MS = 15_000;

/** Whether a loaded but silent frame may be blank, which a page cannot detect across origins; false while somebody uses it. */
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
