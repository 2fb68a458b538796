import { http } from 'msw';
import { setupServer, type SetupServer } from 'msw/node';
import type { Sandbox } from './createSandbox.ts';

/** The sandbox behind the `fetch` of a Node process, for tests: `server.listen({ onUnhandledRequest: 'bypass' })`. */
export function sandboxServer(sandbox: Sandbox): SetupServer {
  return setupServer(http.all('*', async ({ request }) => (await sandbox.handle(request)) ?? undefined));
}
