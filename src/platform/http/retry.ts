import type { CallError } from '#platform/errors/callError.ts';

/** Retries of a read after its first try. */
export const readRetries = 2;

const SHORTEST_MS = 300;
const LONGEST_MS = 3_000;
/** Longest `Retry-After` that a read waits for; beyond it the call fails with that wait. */
const PATIENCE_MS = 10_000;
const RETRIED_STATUS: ReadonlySet<number | undefined> = new Set([502, 503, 504]);

/** Ms until the read is retried; null when it is not. `tries` made so far, from 1. */
export function retryDelay(error: CallError, tries: number, random: () => number): number | null {
  if (tries > readRetries) return null;
  if (error.kind === 'throttled' && error.retryAfterMs !== undefined) {
    return error.retryAfterMs <= PATIENCE_MS ? error.retryAfterMs : null;
  }
  const worth =
    error.kind === 'offline' || error.kind === 'throttled' || (error.kind === 'unavailable' && RETRIED_STATUS.has(error.status));
  if (!worth) return null;
  const longest = Math.min(LONGEST_MS, (LONGEST_MS / 2) * tries);
  return SHORTEST_MS + random() * (longest - SHORTEST_MS);
}

/** Longer waits are truncated: a wrong header must not block a form for a day. */
const LONGEST_ASKED_MS = 5 * 60_000;

/** The wait of a `Retry-After` header in ms, at most 5 minutes, from seconds or a date; undefined when absent or invalid. */
export function retryAfterMs(header: string | null, serverNow: number): number | undefined {
  const text = header?.trim() ?? '';
  // a date begins with the day's name; engines parse many other texts as dates, too
  const wait = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(/^[A-Z]/i.test(text) ? text : '') - serverNow;
  return Number.isNaN(wait) ? undefined : Math.min(Math.max(0, wait), LONGEST_ASKED_MS);
}
