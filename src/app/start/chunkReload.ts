import { reloadOnce } from '#platform/browser/navigation.ts';
import type { Portal } from '#state/portal/portal.ts';

/**
 * A chunk is missing, usually after a deployment: one reload fetches the new engine. The version is stored, so that a broken
 * site does not reload in a loop (F13). `src/early/boot.js` does the same for the entry chunk.
 */
export function reloadForNewEngine({ snapshot }: Portal): boolean {
  return reloadOnce(snapshot.engine);
}
