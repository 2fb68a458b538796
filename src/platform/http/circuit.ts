/** Consecutive failures within the window that open the circuit; how long it stays open. */
const FAILURES = 5;
const WINDOW_MS = 30_000;
const OPEN_MS = 30_000;
/** How long other reads wait for the trial read. */
const PROBE_MS = 10_000;

export interface Circuit {
  /** Ms until a read may be sent; 0 when it may be sent at once. After the pause one trial read at a time is sent. */
  wait(): number;
  failed(): void;
  succeeded(): void;
}

/** A circuit breaker for reads of one group of calls. */
export function createCircuit(now: () => number): Circuit {
  let failures: number[] = [];
  let openUntil = 0;
  return {
    wait() {
      if (openUntil === 0) return 0;
      const left = openUntil - now();
      if (left > 0) return left;
      openUntil = now() + PROBE_MS;
      return 0;
    },
    failed() {
      failures = [...failures.filter((at) => now() - at < WINDOW_MS), now()];
      if (openUntil !== 0 || failures.length >= FAILURES) openUntil = now() + OPEN_MS;
    },
    succeeded() {
      failures = [];
      openUntil = 0;
    },
  };
}

/** The circuit's group of a path: its first segment, behind which one system answers. */
export function circuitGroup(path: string): string {
  return path.split('/')[1] ?? '';
}
