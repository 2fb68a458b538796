import { openExternal } from '#platform/browser/navigation.ts';
import type { Portal } from '#state/portal/portal.ts';

/** Opens an address that came as data in a new tab; one that may not be opened is said so. */
export function openAddress(portal: Portal, address: string): void {
  if (!openExternal(address)) portal.overlay.toast({ key: 'errors:invalid_url' }, 'error');
}
