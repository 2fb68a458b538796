import { THROTTLE_MS } from '#engine/constants.ts';

/** A gate that lets one through at most every `ms`; whoever comes in between is told false. */
export function createThrottle(ms: number = THROTTLE_MS, now: () => number = () => performance.now()): () => boolean {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const at = now();
    if (at - last < ms) return false;
    last = at;
    return true;
  };
}
