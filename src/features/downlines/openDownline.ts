import type { Portal } from '#state/portal/portal.ts';
import { realAccountOnly } from '#state/session/realAccount.ts';

/** Opens the finder; what was chosen opens beside the page. */
export async function findDownline(portal: Portal): Promise<void> {
  if (await realAccountOnly(portal)) await portal.overlay.openModal('downlineFinderModal');
}

/**
 * Opens everything about a downline. `params` are the fields of its record; `among` is a JSON list of accounts that the sheet
 * steps through, and may be absent.
 */
export async function openDownline(portal: Portal, params: Record<string, string>): Promise<void> {
  if (await realAccountOnly(portal)) await portal.overlay.openModal('downlineModal', params);
}
