import type { Outgoing, Received } from './outgoing.ts';

/** How long a reply that nobody has taken may be used, ms: as long as a cached one is fresh. */
const FRESH_MS = 30_000;

interface Early {
  received: Promise<Received>;
  /** Time of `performance.now()` from which it is too old. */
  until: number;
}

// shared by the script in the page and the portal, which are bundled apart
const page = globalThis as { earlyReplies?: Map<string, Early>; earlyGames?: Promise<void> };

const keyOf = ({ url, method, headers, body }: Outgoing): string => JSON.stringify([method, url, headers, body]);

/** Keeps the reply to a request that the portal will send, too. */
export function storeReply(outgoing: Outgoing, received: Promise<Received>): void {
  page.earlyReplies ??= new Map();
  page.earlyReplies.set(keyOf(outgoing), { received, until: performance.now() + FRESH_MS });
  // whoever takes it sees the failure
  received.catch(() => undefined);
}

/** The kept reply to the same request, once; null for none. */
export function reuseReply(outgoing: Outgoing): Promise<Received> | null {
  if (page.earlyReplies === undefined) return null;
  const key = keyOf(outgoing);
  const early = page.earlyReplies.get(key);
  page.earlyReplies.delete(key);
  return early !== undefined && performance.now() < early.until ? early.received : null;
}

/** Tells the portal when the script in the page has done its work, so that hydration does not hold it up. */
export function announceEarly(work: Promise<void>): void {
  page.earlyGames = work;
}

/** Resolves when the script in the page has done its work, at once without one, and after `ms` in any case. */
export const earlyDone = (ms: number): Promise<unknown> =>
  Promise.race([page.earlyGames, page.earlyGames && new Promise((resolve) => setTimeout(resolve, ms))]);
