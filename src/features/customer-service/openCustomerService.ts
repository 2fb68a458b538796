import { loadChunk } from '#engine/react/loadChunk.ts';
import { CallError } from '#platform/errors/callError.ts';
import { openExternal, openPopup } from '#platform/browser/navigation.ts';
import type { Portal } from '#state/portal/portal.ts';

/** Opens a window in the click, then requests its address. If the browser blocked it, a second click opens a link (F29). */
export async function openCustomerService(portal: Portal): Promise<void> {
  const popup = openPopup();
  try {
    const { readServiceAddress } = await loadChunk(() => import('./customerService.ts'));
    const { csPathMode, hosts } = portal.brand.security;
    const address = await readServiceAddress(portal.client, {
      mode: csPathMode,
      hosts: hosts.chat,
      fallback: portal.system.getState().info.customerService,
    });
    if (popup !== null) {
      popup.navigate(address);
      return;
    }
    const wanted = await portal.overlay.confirm({
      title: { key: 'portal:customer_service' },
      text: { key: 'portal:popup_blocked' },
      confirm: { key: 'portal:open' },
      tone: 'info',
    });
    if (wanted) openExternal(address);
  } catch (cause) {
    popup?.close();
    if (!(cause instanceof CallError)) throw cause;
    portal.overlay.toast({ key: 'portal:network_link_abnormal' }, 'error');
  }
}
