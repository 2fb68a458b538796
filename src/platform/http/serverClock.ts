/** The platform's time, as far as it is known; the device's clock is not trusted (F21). */
export interface ServerClock {
  /** Epoch ms at the platform, now. */
  now(): number;
  /** Milliseconds until then, never negative; unaffected when somebody changes the device's clock. */
  remaining(untilMs: number): number;
  /** Learns from a reply's `Date` header; `sentAt` and `receivedAt` are monotonic ms. */
  learn(dateHeader: string | null, sentAt: number, receivedAt: number): void;
  /** Learns from a time the platform stated itself, epoch ms. */
  set(serverMs: number): void;
  /** The device's steady clock in ms, for `learn`. */
  monotonic(): number;
}

/** A `Date` header states whole seconds, so the truth lies up to this much later. */
const HEADER_RESOLUTION = 1_000;

/**
 * Each reply bounds the platform's time from both sides; the bounds are narrowed with every reply. A reply outside them
 * (device slept, server clock corrected) starts anew. Until one disagrees, the device's clock is believed.
 */
export function createServerClock(wall: () => number = Date.now, monotonic: () => number = () => performance.now()): ServerClock {
  let earliest = wall() - monotonic();
  let latest = earliest;
  const bound = (low: number, high: number) => {
    const fits = low <= latest && high >= earliest;
    earliest = fits ? Math.max(earliest, low) : low;
    latest = fits ? Math.min(latest, high) : high;
  };
  const now = () => monotonic() + (earliest + latest) / 2;
  return {
    now,
    monotonic,
    remaining: (untilMs) => Math.max(0, untilMs - now()),
    learn(dateHeader, sentAt, receivedAt) {
      const stated = dateHeader === null ? Number.NaN : Date.parse(dateHeader);
      if (Number.isFinite(stated)) bound(stated - receivedAt, stated + HEADER_RESOLUTION - sentAt);
    },
    set(serverMs) {
      bound(serverMs - monotonic(), serverMs - monotonic());
    },
  };
}
