import { reload } from '#platform/browser/navigation.ts';
import { readSiteFile } from '#platform/http/siteFile.ts';
import type { Portal } from '#state/portal/portal.ts';

/** How often the site is asked whether it is still the same. */
const LOOK_MS = 600_000;

/** Whether the site has been published anew since this page was; a file that cannot be had tells nothing. */
async function isOld({ snapshot }: Portal): Promise<boolean> {
  const version = await readSiteFile('/version.json', { cache: 'no-store' }).catch(() => null);
  if (typeof version !== 'object' || version === null || !('engine' in version) || !('configHash' in version)) return false;
  return version.engine !== snapshot.engine || version.configHash !== snapshot.configHash;
}

/**
 * Looks now and then whether the site was published anew, and offers to load it, once (F15). Nothing reloads by
 * itself, and nobody is asked while something is open over the page. The result ends it.
 */
export function watchVersion(portal: Portal): () => void {
  const timer = setInterval(() => void look(), LOOK_MS);
  const look = async () => {
    if (document.visibilityState === 'hidden' || !(await isOld(portal))) return;
    if (portal.overlayStore.getState().modals.length > 0) return;
    clearInterval(timer);
    portal.overlay.toast({ key: 'portal:new_version' }, 'info', { label: { key: 'portal:reload' }, run: reload });
  };
  return () => clearInterval(timer);
}
