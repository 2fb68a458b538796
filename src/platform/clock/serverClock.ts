/** The platform's time, as far as known; the device's clock is not trusted (F21). */
export interface ServerClock {
  /** The platform's current time, epoch ms. */
  now(): number;
  /** Ms until `untilMs` (epoch ms of the platform), never negative; unaffected by changes of the device's clock. */
  remaining(untilMs: number): number;
  /** Learns from a reply's `Date` header; `sentAt` and `receivedAt` are monotonic ms. */
  learn(dateHeader: string | null, sentAt: number, receivedAt: number): void;
  /** Learns from a time stated by the platform, epoch ms. */
  set(serverMs: number): void;
  /** The device's monotonic clock in ms, for `learn`. */
  monotonic(): number;
}

/** `Date` headers have whole seconds: the true time is up to this much later. */
const HEADER_RESOLUTION = 1_000;

/**
 * Each reply bounds the platform's time from both sides and narrows the bounds. A reply outside them (device slept, server
 * clock corrected) starts over. Without replies the device's clock is used.
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
