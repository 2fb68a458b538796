/** Failures in a row, within the window, that open the circuit; and how long it stays open. */
const FAILURES = 5;
const WINDOW_MS = 30_000;
const OPEN_MS = 30_000;
/** How long the one read that tests the way keeps the others waiting. */
const PROBE_MS = 10_000;

export interface Circuit {
  /** Ms until a read may be sent again; 0 when it may be sent now. After the pause one read at a time is let through. */
  wait(): number;
  failed(): void;
  succeeded(): void;
}

/** Stops reads to a group of calls that keeps failing, so that neither side is buried in hopeless calls. */
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

/** The group of calls a path belongs to: its first part, behind which one system answers. */
export function circuitGroup(path: string): string {
  return path.split('/')[1] ?? '';
}
