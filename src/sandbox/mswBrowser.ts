import { http } from 'msw';
import { setupWorker, type SetupWorker } from 'msw/browser';
import type { Sandbox } from './createSandbox.ts';

/**
 * The sandbox as a service worker of this page: answers calls of the platform and control calls, and lets all others go to the
 * network. Start it with `worker.start({ onUnhandledRequest: 'bypass', quiet: true })`.
 *
 * @param session the page's `sandbox` cookie, which the worker's requests do not have
 */
export function sandboxWorker(sandbox: Sandbox, session: () => string): SetupWorker {
  return setupWorker(
    http.all('*', async ({ request }) => {
      if (new URL(request.url).origin !== globalThis.location.origin) return undefined;
      return (await sandbox.handle(request, session())) ?? undefined;
    }),
  );
}
