import { reloadOnce } from '#platform/browser/navigation.ts';
import type { Portal } from '#state/portal/portal.ts';

/**
 * A part of the page's code is gone, most often because a new engine was deployed: one reload fetches the new one.
 * Remembered by version, so that a site that stays broken never reloads in a loop (F13). `src/boot.js` does
 * the same for the code that this is part of.
 */
export function reloadForNewEngine({ snapshot }: Portal): boolean {
  return reloadOnce(snapshot.engine);
}
