import { isOwnScript, isOwnWorker } from '#platform/browser/ownWorker.ts';
import { reloadOnce } from '#platform/browser/navigation.ts';

/** A worker that returns on every load causes at most one reload in this time. */
const RELOAD_PERIOD_MS = 60_000;

/**
 * Unregisters service workers that are not the site's own: one was left by another build on this host, such as a preview, and
 * could read everything (T28). It still controls a loaded page, so such a page reloads before it starts.
 */
export async function startUncontrolled(start: () => void): Promise<void> {
  // undefined on plain http
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const controller = workers?.controller ?? null;
  const controlled = controller !== null && !isOwnScript(controller.scriptURL);
  if (!controlled) start();
  try {
    // throws where storage is blocked
    const registrations = (await workers?.getRegistrations()) ?? [];
    await Promise.all(registrations.filter((one) => !isOwnWorker(one)).map((one) => one.unregister()));
    if (controlled && reloadOnce(String(Math.floor(Date.now() / RELOAD_PERIOD_MS)), 'workerStamp')) return;
  } catch {
    // the page works under the worker, too
  }
  if (controlled) start();
}
