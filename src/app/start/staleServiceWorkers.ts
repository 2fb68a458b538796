import { reloadOnce } from '#platform/browser/navigation.ts';

/** A worker that comes back at every load may cause one reload in this time. */
const RELOAD_PERIOD_MS = 60_000;

/**
 * The portal has no service worker of its own. One that is there was left by another build on this host, such as a
 * preview, and could read everything: it goes (T28). It keeps a page that it controls until the page is loaded anew,
 * so such a page reloads before it starts.
 */
export async function startUncontrolled(start: () => void): Promise<void> {
  // not there on plain http
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const controlled = Boolean(workers?.controller);
  if (!controlled) start();
  try {
    // refused where storage is blocked
    const registrations = (await workers?.getRegistrations()) ?? [];
    await Promise.all(registrations.map((registration) => registration.unregister()));
    if (controlled && reloadOnce(String(Math.floor(Date.now() / RELOAD_PERIOD_MS)), 'workerStamp')) return;
  } catch {
    // the page works under it too
  }
  if (controlled) start();
}
