import { useEffect, useState } from 'react';

/** loading: on its way; slow: still on its way, but somebody may want to do something; shown: loaded; failed: given up. */
export type LoadPhase = 'loading' | 'slow' | 'shown' | 'failed';

/** Page load timeout (D-52). */
const FAILED_MS = 30_000;

interface Options {
  /** When the wait counts as long, ms; without it that is never said. */
  slowMs?: number;
}

/** Follows one try to load a page inside this one: it ends with its load event, its limit, or whoever knows that it failed. */
export function useLoadLimit({ slowMs }: Options = {}): { phase: LoadPhase; onLoad: () => void; fail: () => void } {
  const [phase, setPhase] = useState<LoadPhase>('loading');
  const waiting = phase === 'loading' || phase === 'slow';
  useEffect(() => {
    if (!waiting) return undefined;
    const slow = slowMs === undefined ? undefined : setTimeout(() => setPhase('slow'), slowMs);
    const failed = setTimeout(() => setPhase('failed'), FAILED_MS);
    return () => {
      clearTimeout(slow);
      clearTimeout(failed);
    };
  }, [waiting, slowMs]);
  return {
    phase,
    // a page that was given up, or kept out, may load all the same: what was said stays
    onLoad: () => setPhase((now) => (now === 'failed' ? now : 'shown')),
    fail: () => setPhase('failed'),
  };
}
