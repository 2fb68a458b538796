import type { Contract } from '#contract/types.ts';
import { type ContractRefusal, type ContractNetwork, type Judgement, judgeContract } from './judge.ts';
import { classOf, ratesOf } from './terms.ts';

/** The contracts that changed, or why nothing did. `contract_gone`: somebody else has answered or ended it. */
export type ContractChange = { ok: true; changed: readonly Contract[] } | { ok: false; code: ContractRefusal | 'contract_gone' };

interface Action {
  /** Account that acts. */
  by: string;
  /** ms */
  now: number;
}

/** What is considered when a contract is offered, or an offer accepted. */
export const judgeOffer = (network: ContractNetwork, offer: Contract): Judgement =>
  judgeContract(network, {
    kind: offer.kind,
    period: offer.period ?? null,
    offerer: offer.uplineAccount ?? '',
    account: offer.account,
    rates: ratesOf(offer.kind, offer.terms),
  });

/** Adds an offer. It takes the place of an open one of the same class between the same two. */
export function offerContract(network: ContractNetwork, offer: Contract): ContractChange {
  const judgement = judgeOffer(network, offer);
  if (!judgement.allowed) return { ok: false, code: judgement.code };
  const open = network.contracts.filter(
    (one) =>
      one.status === 'offered' &&
      one.account === offer.account &&
      one.uplineAccount === offer.uplineAccount &&
      classOf(one.kind, one.period) === classOf(offer.kind, offer.period),
  );
  const withdrawn = open.map((one) => ended(one, 'WITHDRAWN', { by: offer.uplineAccount ?? '', now: offer.offeredAt }));
  return { ok: true, changed: [offer, ...withdrawn] };
}

/** Accepts an offer, which is judged again, and ends what conflicts with it. */
export function acceptContract(network: ContractNetwork, id: string, { by, now }: Action): ContractChange {
  const offer = network.contracts.find((one) => one.id === id && one.account === by);
  if (offer?.status !== 'offered') return { ok: false, code: 'contract_gone' };
  const judgement = judgeOffer(network, offer);
  if (!judgement.allowed) return { ok: false, code: judgement.code };
  const ends = judgement.ends.map((one) => ended(one, one.account === by ? 'REPLACED' : 'HIGHER_ABOVE', { by, now }));
  return { ok: true, changed: [{ ...offer, status: 'accepted', changedAt: now }, ...ends] };
}

export function rejectContract({ contracts }: ContractNetwork, id: string, { by, now }: Action): ContractChange {
  const offer = contracts.find((one) => one.id === id && one.account === by);
  if (offer?.status !== 'offered') return { ok: false, code: 'contract_gone' };
  return { ok: true, changed: [{ ...offer, status: 'rejected', changedAt: now }] };
}

/** Ends a contract, or withdraws its offer; only who offered it can. */
export function terminateContract({ contracts }: ContractNetwork, id: string, action: Action): ContractChange {
  const one = contracts.find((contract) => contract.id === id && contract.uplineAccount === action.by);
  if (one?.status === 'offered') return { ok: true, changed: [ended(one, 'WITHDRAWN', action)] };
  if (one?.status === 'accepted') return { ok: true, changed: [ended(one, 'TERMINATED', action)] };
  return { ok: false, code: 'contract_gone' };
}

const ended = (contract: Contract, endReason: NonNullable<Contract['endReason']>, { by, now }: Action): Contract => ({
  ...contract,
  status: 'terminated',
  changedAt: now,
  endReason,
  endedBy: by,
});
