import { readSession, writeSession } from '#platform/browser/storage.ts';
import type { Portal } from '#state/portal/portal.ts';

/** Pages without popup announcements. */
const QUIET: ReadonlySet<string> = new Set(['login', 'register', 'help', 'game', 'seamless']);

/** How long a page must have been free of overlays. */
const CALM_MS = 600;

/** Whether there is no overlay or screen, and the page allows announcements. */
function isFree({ brand, system, overlayStore, router }: Portal): boolean {
  const { modals, dialogs, busy } = overlayStore.getState();
  const { admitted, screen } = system.getState();
  if (!admitted || screen !== null || modals.length + dialogs.length + busy > 0) return false;
  const path = router.path().split('?')[0] ?? '/';
  return !Object.values(brand.layout.routes).some((route) => QUIET.has(route.page) && route.paths.includes(path));
}

/** Opens the loaded popup announcements once per tab, after open overlays such as the login (D-93). */
export function offerPopups(portal: Portal): void {
  if (readSession('popupNotices') !== null) return;
  let timer: ReturnType<typeof setInterval>;
  let calmSince: number | null = null;
  const offerNext = () => {
    if (!isFree(portal)) calmSince = null;
    else calmSince ??= performance.now();
    if (calmSince === null || performance.now() - calmSince < CALM_MS) return;
    clearInterval(timer);
    // the next sign-in loads them again
    if (readSession('popupNotices') !== null) return;
    writeSession({ popupNotices: '1' });
    void portal.overlay.openModal('popupNoticeModal');
  };
  timer = setInterval(offerNext, CALM_MS / 3);
}
