import type { ContractKind, ContractRequest } from '#contract/types.ts';
import { confirmed, previewQueryOf } from '#features/contracts/offer/offerRequest.ts';
import { CallError } from '#platform/errors/callError.ts';
import { type MessageText, messageOf } from '#platform/errors/errors.ts';
import { contractKinds } from '#state/contracts/contractKinds.ts';
import { announceResult } from '#state/money/announceResult.ts';
import { openWrite } from '#state/money/openWrite.ts';
import type { Portal } from '#state/portal/portal.ts';
import { callWith } from '#state/reads/queries.ts';

/**
 * What became of an offer. `changed`: not sent, as the platform now says something else than was confirmed; `open`: sent without an
 * answer, and the records do not show it; `other`: an earlier offer of other terms to the account is still open; `untried`: nothing
 * was sent.
 */
export type OfferResult =
  | { state: 'untried' | 'sending' | 'changed' | 'open' | 'other' }
  | { state: 'offered'; reference: string | null }
  | { state: 'refused'; code: string | null; message?: MessageText };

export interface ConfirmedOffer {
  request: ContractRequest & { account: string };
  /** What the person has confirmed. */
  confirmed: string;
}

interface Options {
  onResult: (account: string, result: OfferResult) => void;
  /** Nobody looks any more: the offer that is being sent is the last. */
  isLeft: () => boolean;
}

/**
 * Sends offers of one kind one after the other, each under its own key. The first without an answer is the last: the others would
 * have none either. An offer without an answer is sent again under the same key, once the records have been read.
 */
export async function sendOffers(
  portal: Portal,
  kind: ContractKind,
  offers: readonly (ConfirmedOffer & { isOpen: boolean })[],
  { onResult, isLeft }: Options,
): Promise<void> {
  for (const { isOpen, ...offer } of offers) {
    if (isLeft()) return;
    const { account } = offer.request;
    onResult(account, { state: 'sending' });
    const hindrance = isOpen ? null : await hindranceOf(portal, kind, offer);
    const result = hindrance ?? (await send(portal, kind, offer.request, { isOpen, isLeft }));
    onResult(account, result);
    if (result.state === 'open' || result.state === 'untried') return;
  }
}

/** Why an offer cannot be sent as it was confirmed; null when it can. */
async function hindranceOf(portal: Portal, kind: ContractKind, offer: ConfirmedOffer): Promise<OfferResult | null> {
  try {
    const answer = await callWith(portal, 'contractPreview', previewQueryOf(kind, offer.request), {});
    if (!answer.ok) return { state: 'refused', code: answer.code, message: messageOf(answer) };
    if (!answer.value.allowed) return { state: 'refused', code: answer.value.code ?? null };
    return confirmed(offer.request, answer.value) === offer.confirmed ? null : { state: 'changed' };
  } catch (cause) {
    if (!(cause instanceof CallError)) throw cause;
    return { state: 'untried' };
  }
}

async function send(
  portal: Portal,
  kind: ContractKind,
  request: ConfirmedOffer['request'],
  { isOpen, isLeft }: { isOpen: boolean; isLeft: () => boolean },
): Promise<OfferResult> {
  const { call } = contractKinds[kind];
  // the same object as that of the form for one downline: neither sends while the other's is open
  const object = `offer:${request.account}`;
  const write = openWrite(portal, call, object);
  // the records first: it may have arrived
  const known = isOpen ? await write.open() : null;
  const end = known?.kind === 'found' ? known : await write.send(request);
  if (isLeft() && (await write.isOwn())) void announceResult(portal, { call, object, request }, end);
  switch (end.kind) {
    case 'done':
      return { state: 'offered', reference: end.value.id };
    case 'found':
      return { state: 'offered', reference: null };
    case 'refused':
      return { state: 'refused', code: end.code, message: end.message };
    case 'other':
      return { state: 'other' };
    default:
      return { state: 'open' };
  }
}
