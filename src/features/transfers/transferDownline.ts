import { realAccountOnly } from '#state/session/realAccount.ts';
import type { Portal } from '#state/portal/portal.ts';

/** Opens the transfer to a downline. `params` are the fields of its record. */
export async function transferDownline(portal: Portal, params: Record<string, string>): Promise<void> {
  if (await realAccountOnly(portal)) await portal.overlay.openModal('downlineTransferModal', params);
}
