import { createSandbox, type Sandbox, type SandboxOptions } from '#sandbox/createSandbox.ts';
import type { SendControl } from '#sandbox/fakeHumanVerifier.ts';
import { sandboxWorker } from '#sandbox/mswBrowser.ts';
import { webStorage } from '#sandbox/sandboxStorage.ts';

/** Latency of a simulated call, ms (D-92). */
const LATENCY = [200, 600] as const;

/** The page's `sandbox` cookie, which gives tests and tabs separate platforms. */
const session = (): string => /(?:^|;\s*)sandbox=([\w-]{1,64})/.exec(document.cookie)?.[1] ?? 'default';

/** Starts the simulated platform in this page; its state survives reloads. */
export async function startSandbox(
  options: Omit<SandboxOptions, 'storage' | 'latency'>,
): Promise<{ sandbox: Sandbox; control: SendControl }> {
  const sandbox = await createSandbox({ ...options, storage: webStorage(localStorage, window), latency: LATENCY });
  await sandboxWorker(sandbox, session).start({ onUnhandledRequest: 'bypass', quiet: true });
  const control: SendControl = async (path, body) => {
    const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    return (await fetch(path, init)).json();
  };
  return { sandbox, control };
}
