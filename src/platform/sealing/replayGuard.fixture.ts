import { pep1 } from './pep1.ts';

/** Returns whether a request id is new, and remembers it; `now` in seconds. */
export function createReplayGuard(): (jti: string, now: number) => boolean {
  const seen = new Map<string, number>();
  return (jti, now) => {
    // insertion order is time order, so the oldest come first
    for (const [old, at] of seen) {
      if (now - at < pep1.replaySeconds) break;
      seen.delete(old);
    }
    if (seen.has(jti)) return false;
    seen.set(jti, now);
    return true;
  };
}
