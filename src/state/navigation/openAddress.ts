import { openExternal } from '#platform/browser/navigation.ts';
import type { Portal } from '#state/portal/portal.ts';

/** Opens an address from data in a new tab; shows a message when it may not be opened. */
export function openAddress(portal: Portal, address: string): void {
  if (!openExternal(address)) portal.overlay.toast({ key: 'errors:invalid_url' }, 'error');
}
