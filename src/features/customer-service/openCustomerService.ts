import { loadChunk } from '#engine/react/loadChunk.ts';
import { CallError } from '#platform/errors/callError.ts';
import { openPopup } from '#platform/browser/navigation.ts';
import type { Portal } from '#state/portal/portal.ts';

/** Opens a window in the click, then requests its address. */
export async function openCustomerService(portal: Portal): Promise<void> {
  const popup = openPopup();
  try {
    const { showService } = await loadChunk(() => import('./showService.ts'));
    await showService(portal, popup);
  } catch (cause) {
    popup?.close();
    if (!(cause instanceof CallError)) throw cause;
    portal.overlay.toast({ key: 'portal:network_link_abnormal' }, 'error');
  }
}
