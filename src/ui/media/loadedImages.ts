/** How many addresses are remembered; the oldest is dropped first. */
export const LOADED_LIMIT = 200;

const loaded = new Map<string, true>();

/** Remembers that an image was shown, so that it needs no skeleton next time. */
export function rememberLoaded(url: string): void {
  loaded.delete(url);
  loaded.set(url, true);
  if (loaded.size > LOADED_LIMIT) loaded.delete(loaded.keys().next().value as string);
}

/** Whether the image is among the last 200 shown. */
export function wasLoaded(url: string): boolean {
  return loaded.has(url);
}

const failed = new Set<string>();
let isWatching = false;

/** Remembers that an image failed finally, so that it is not requested again in this visit, or until the network is back. */
export function rememberFailed(url: string): void {
  if (!navigator.onLine) return;
  failed.delete(url);
  failed.add(url);
  if (failed.size > LOADED_LIMIT) failed.delete(failed.values().next().value as string);
  if (isWatching) return;
  isWatching = true;
  window.addEventListener('online', () => failed.clear());
}

/** Whether the image is among the last 200 that failed. */
export function hasFailed(url: string): boolean {
  return failed.has(url);
}

/** How many are remembered: 0 to 200. */
export function loadedCount(): number {
  return loaded.size;
}
