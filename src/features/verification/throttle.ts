import { THROTTLE_MS } from '#engine/constants.ts';

/** A limiter that returns true at most once every `ms`, and false in between. */
export function createThrottle(ms: number = THROTTLE_MS, now: () => number = () => performance.now()): () => boolean {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const at = now();
    if (at - last < ms) return false;
    last = at;
    return true;
  };
}
