/** The only `fetch` of the portal. */
import { withDeadline } from './deadline.ts';
import { reuseReply } from './earlyReplies.ts';
import type { Outgoing, Received } from './outgoing.ts';
import { CallError } from '#platform/errors/callError.ts';

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

// read at each call, as a sandbox may replace it later
const browserFetch: Fetch = (url, init) => globalThis.fetch(url, init);

/** Hands a report to `sendBeacon`, which also works while the page unloads; false when the browser refuses. */
export function sendBeacon(url: string, body: string): boolean {
  return navigator.sendBeacon(url, body);
}

/**
 * Sends once and reads the whole answer within the time limit. Calls are not cached, and a redirect is an error: it could carry
 * the token to another host.
 * @throws CallError offline, timeout, aborted
 */
export async function send(outgoing: Outgoing, fetchWith: Fetch = browserFetch): Promise<Received> {
  const early = reuseReply(outgoing);
  if (early !== null) {
    const received = await withDeadline(outgoing.endpoint, outgoing.timeoutMs, outgoing.signal, () => early.catch(() => null));
    if (received !== null) return { ...received, early: true };
  }
  const { endpoint, url, method, headers, body, cache = 'no-store' } = outgoing;
  return withDeadline(endpoint, outgoing.timeoutMs, outgoing.signal, async (signal) => {
    try {
      const response = await fetchWith(url, { method, headers, body, signal, cache, redirect: 'error' });
      const text = await response.text();
      return { status: response.status, header: (name) => response.headers.get(name), text };
    } catch (cause) {
      throw new CallError('offline', endpoint, { cause });
    }
  });
}
