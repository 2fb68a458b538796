/**
 * The portal has no service worker of its own. One that is there was left by another build on this host, such as a
 * preview, and could read everything: it goes (T28).
 */
export async function removeStaleServiceWorkers(): Promise<void> {
  // not there on plain http, and refused where storage is blocked
  const registrations = (await navigator.serviceWorker?.getRegistrations().catch(() => [])) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
}
