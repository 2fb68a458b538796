import type { Page, Route } from '@playwright/test';
import { expect } from './portal.ts';

/** How code may fail to arrive (src/docs/security.md F13). */
export const failures: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  missing: (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  'cut off': (route) => route.abort('connectionreset'),
  'a page instead of code': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Portal</title>' }),
};

/** What the browser itself says about code that did not come. */
export const told = /Failed to load resource|Failed to load module script|Failed to find a valid digest|ChunkError|MIME type/;

/** A page whose code is gone for good is loaded twice and no more, so this long it stays as it is. */
const STILL_MS = 2_000;

/** Counts the documents that the page asks for, from now on. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

/** The page does not begin to load again by itself. */
export async function expectNoLoop(page: Page, loads: () => number): Promise<void> {
  const before = loads();
  await expect(page.waitForRequest((request) => request.isNavigationRequest(), { timeout: STILL_MS })).rejects.toThrow();
  expect(loads()).toBe(before);
}
