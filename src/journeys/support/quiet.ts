import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, Request } from '@playwright/test';

/** How long no request may start or be open, ms. */
const QUIET_MS = 500;
const LATEST_MS = 20_000;

/**
 * Watches the requests of a browser context. Returns a wait until there are none for a while from now on: Playwright's
 * `networkidle` is reached once per document, on a slow machine before its code has run.
 */
export function watchRequests(context: BrowserContext): () => Promise<void> {
  const open = new Set<Request>();
  let changed = 0;
  const close = (request: Request): void => {
    open.delete(request);
    changed = performance.now();
  };
  context.on('request', (request) => {
    // a report of a page that is left has no end
    if (request.resourceType() !== 'ping') open.add(request);
    changed = performance.now();
  });
  context.on('requestfinished', close);
  context.on('requestfailed', close);
  return async () => {
    const asked = performance.now();
    while (open.size > 0 || performance.now() - Math.max(asked, changed) < QUIET_MS) {
      if (performance.now() - asked > LATEST_MS)
        throw new Error(`Requests do not end: ${[...open].map((request) => request.url()).join(', ')}`);
      await setTimeout(50);
    }
  };
}
