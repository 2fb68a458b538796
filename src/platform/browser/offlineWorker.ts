import { isOwnWorker, WORKER } from './ownWorker.ts';

/** The name that the site's content security policy allows. */
const POLICY = 'portal-worker';

interface Policies {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => string };
}

/** The address of the worker, as browsers with trusted types demand it. */
function workerAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  return trustedTypes?.createPolicy(POLICY, { createScriptURL: () => WORKER }).createScriptURL(WORKER) ?? WORKER;
}

/**
 * Registers the site's worker, or removes it where the brand has none. Does nothing in browsers without workers, and on plain
 * http. @throws when the browser refuses it, as in private windows
 */
export async function keepOfflineWorker(isWanted: boolean): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (workers === undefined) return;
  if (isWanted) {
    await workers.register(workerAddress(), { updateViaCache: 'none' });
    return;
  }
  const registrations = await workers.getRegistrations();
  await Promise.all(registrations.filter(isOwnWorker).map((one) => one.unregister()));
}
