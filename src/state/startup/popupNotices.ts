import { readSession, writeSession } from '#platform/browser/storage.ts';
import type { Portal } from '#state/portal/portal.ts';
import { whenNoOverlayOpen } from '#state/navigation/whenNoOverlayOpen.ts';

/** Opens the loaded popup announcements once per tab, after open overlays such as the login (D-93). */
export function offerPopups(portal: Portal): void {
  if (readSession('popupNotices') !== null) return;
  whenNoOverlayOpen(portal, () => {
    // the next sign-in loads them again
    if (readSession('popupNotices') !== null) return;
    writeSession({ popupNotices: '1' });
    void portal.overlay.openModal('popupNoticeModal');
  });
}
