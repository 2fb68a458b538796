import { openExternal, type PendingPopup } from '#platform/browser/navigation.ts';
import type { Portal } from '#state/portal/portal.ts';
import { readServiceAddress } from './customerService.ts';

/**
 * Shows the support window in the opened one; without one, asks for a second click, which opens a link (F29).
 * @throws CallError of a failed read
 */
export async function showService(portal: Portal, popup: PendingPopup | null): Promise<void> {
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
}
