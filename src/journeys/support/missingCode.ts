import type { Page, Route } from '@playwright/test';
import { expect } from './portal.ts';

/** How a chunk may fail to load (src/docs/security.md F13). */
export const failures: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  missing: (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  'cut off': (route) => route.abort('connectionreset'),
  'a page instead of code': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Portal</title>' }),
};

/** The browser's own log of a missing chunk. */
export const loadErrorLog =
  /Failed to load resource|Failed to load module script|Failed to find a valid digest|ChunkError|MIME type/;

/** How long the page must stay without a reload: with a missing chunk it loads twice at most. */
const STILL_MS = 2_000;

/** Counts document requests of the page from now on. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

/** Checks that the page does not reload. */
export async function expectNoLoop(page: Page, loads: () => number): Promise<void> {
  const before = loads();
  await expect(page.waitForRequest((request) => request.isNavigationRequest(), { timeout: STILL_MS })).rejects.toThrow();
  expect(loads()).toBe(before);
}
