import { reloadOnce } from '#platform/navigation.ts';

declare const __ENGINE_VERSION__: string;

/**
 * A page's code is gone, most often because a new engine was deployed: one reload fetches the new one. Remembered by
 * version, so that a site that stays broken never reloads in a loop (security.md F13).
 */
export function reloadForNewEngine(): boolean {
  return reloadOnce(__ENGINE_VERSION__);
}

/** Vite throws for a failed preload of a style sheet as well; `loadChunk` deals with the import that follows. */
export function watchChunks(): void {
  addEventListener('vite:preloadError', (event) => event.preventDefault());
}
