import { pageOrigin } from './navigation.ts';

/** Where the site's service worker is, which shows a page of the brand where none can be fetched. */
export const WORKER = '/offline-worker.js';

/** Whether a script is that of the site's own worker. */
export const isOwnScript = (address: string): boolean => address === pageOrigin() + WORKER;

/** Whether a registered worker is the site's own. */
export function isOwnWorker({ active, waiting, installing }: ServiceWorkerRegistration): boolean {
  const worker = active ?? waiting ?? installing;
  return worker !== null && isOwnScript(worker.scriptURL);
}
