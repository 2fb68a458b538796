import { realAccountOnly } from '#state/session/realAccount.ts';
import type { Portal } from '#state/portal/portal.ts';

/** Opens the confirmation of a disbursed withdrawal. `params` are the fields of its record. */
export async function confirmReceipt(portal: Portal, params: Record<string, string>): Promise<void> {
  if (await realAccountOnly(portal)) await portal.overlay.openModal('withdrawReceiptModal', params);
}
