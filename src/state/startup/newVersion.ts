import { reload } from '#platform/browser/navigation.ts';
import { readSiteFile } from '#platform/http/siteFile.ts';
import type { Portal } from '#state/portal/portal.ts';

/** Poll interval of the version. */
const POLL_MS = 600_000;

/** Whether the site was published again since this page; a failed fetch counts as no. */
async function isOld({ snapshot }: Portal): Promise<boolean> {
  const version = await readSiteFile('/version.json', { cache: 'no-store' }).catch(() => null);
  if (typeof version !== 'object' || version === null || !('engine' in version) || !('configHash' in version)) return false;
  return version.engine !== snapshot.engine || version.configHash !== snapshot.configHash;
}

/** Polls the version and offers a reload, once and never over an overlay (F15). Returns the function that stops it. */
export function watchVersion(portal: Portal): () => void {
  const timer = setInterval(() => void poll(), POLL_MS);
  const poll = async () => {
    if (document.visibilityState === 'hidden' || !(await isOld(portal))) return;
    if (portal.overlayStore.getState().modals.length > 0) return;
    clearInterval(timer);
    portal.overlay.toast({ key: 'portal:new_version' }, 'info', { label: { key: 'portal:reload' }, run: reload });
  };
  return () => clearInterval(timer);
}
