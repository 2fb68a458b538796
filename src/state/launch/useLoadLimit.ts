import { useEffect, useState } from 'react';

/** loading; slow: still loading, but actions are offered; shown: loaded; failed: given up. */
export type LoadPhase = 'loading' | 'slow' | 'shown' | 'failed';

const FAILED_MS = 30_000;

interface Options {
  /** When loading counts as slow, ms; by default never. */
  slowMs?: number;
}

/** Follows one try to load a framed page: ends with its load event, its limit, or a reported failure. */
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
    // a page that failed may still fire its load event; the failure stays
    onLoad: () => setPhase((now) => (now === 'failed' ? now : 'shown')),
    fail: () => setPhase('failed'),
  };
}
