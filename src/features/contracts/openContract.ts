import { spanText } from '#parts/records/recordDates.ts';
import { realAccountOnly } from '#state/session/realAccount.ts';
import { dayOf } from '#state/panels/dayRange.ts';
import { runAction } from '#state/navigation/runAction.ts';
import type { Portal } from '#state/portal/portal.ts';

/** Opens the form of an offer. `params`: the kind, and the downline or a contract's row where it begins from one. */
export async function openOffer(portal: Portal, params: Record<string, string>): Promise<void> {
  if (await realAccountOnly(portal)) await portal.overlay.openModal('contractOfferModal', params);
}

/**
 * Opens the form of one offer to several downlines. `params`: `rows`, a JSON list of their records, or `account`, that of one; none
 * where they are typed. `kind` may name the one to begin with.
 */
export async function openOffers(
  portal: Portal,
  { rows = '[]', account = '', kind = '' }: Record<string, string>,
): Promise<void> {
  const list = JSON.parse(rows) as readonly { account?: unknown }[];
  const accounts = account === '' ? list.map((row) => row.account) : [account];
  if (await realAccountOnly(portal))
    await portal.overlay.openModal('contractOffersModal', { accounts: JSON.stringify(accounts), kind });
}

/** Opens the question about a contract. `params`: its row, and the action that is asked about. */
export async function openAnswer(portal: Portal, params: Record<string, string>): Promise<void> {
  if (await realAccountOnly(portal)) await portal.overlay.openModal('contractAnswerModal', params);
}

/** Opens the contracts of a downline. `params`: its row. */
export async function openContractsOf(portal: Portal, params: Record<string, string>): Promise<void> {
  if (await realAccountOnly(portal)) await portal.overlay.openModal('contractsOfModal', params);
}

/** Opens the payments of one day. `params`: a row with a moment of the day, and the panel, its view and the type that lists them. */
export async function openPayments(
  portal: Portal,
  { time = '', menu = '', panel = '', view = '', type = '' }: Record<string, string>,
): Promise<void> {
  const day = dayOf(Number(time), portal.brand.timeZone);
  const date = spanText({ from: day, to: day });
  // an empty value is none
  await runAction(portal, 'openPanel', { menu, panel, view, type, date });
}

/** Opens what contracts of a kind paid the member. `params`: a contract's row. */
export async function openOwnPayments(portal: Portal, { kind = '' }: Record<string, string>): Promise<void> {
  await runAction(portal, 'openPanel', { menu: 'member', panel: 'contractPayments', view: kind });
}
