import { realAccountOnly } from '#state/account/realAccount.ts';
import type { Portal } from '#state/portal/portal.ts';

/** Opens the form of an offer. `params`: the kind, and the downline or a contract's row where it begins from one. */
export async function openOffer(portal: Portal, params: Record<string, string>): Promise<void> {
  if (await realAccountOnly(portal)) await portal.overlay.openModal('contractOfferModal', params);
}

/** Opens the question about a contract. `params`: its row, and the action that is asked about. */
export async function openAnswer(portal: Portal, params: Record<string, string>): Promise<void> {
  if (await realAccountOnly(portal)) await portal.overlay.openModal('contractAnswerModal', params);
}

/** Opens the contracts of a downline. `params`: its row. */
export async function openContractsOf(portal: Portal, params: Record<string, string>): Promise<void> {
  if (await realAccountOnly(portal)) await portal.overlay.openModal('contractsOfModal', params);
}
