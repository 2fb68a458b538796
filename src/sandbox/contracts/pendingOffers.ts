import type { Contract, ContractKind, FundsConsolidatedResponse } from '#contract/types.ts';
import { offerContract } from '#engine/contracts/changes.ts';
import { kindFlags, kindNames } from '#engine/contracts/kinds.ts';
import { kindsOfTerms } from '#engine/contracts/terms.ts';
import { isFlagOn } from '../model/flags.ts';
import { nextId, type SandboxContext } from '../model/sandboxContext.ts';
import type { Member } from '../model/state.ts';
import { contractsOf, storeChanges, networkOf } from './contractNetwork.ts';
import { betterTerms, rankOf } from '#sandbox/salaries/seedTerms.ts';

/** Makes the offers of the scenario to a member: one of each kind by the upline, where the rules allow it. */
export function openOffers(context: SandboxContext, member: Member): void {
  if (!context.settings.contracts.offers || member.upline === '' || member.type === context.brand.agent.demoType) return;
  const store = contractsOf(context);
  if (store.offered.includes(member.id)) return;
  store.offered.push(member.id);
  for (const kind of kindNames) {
    const offer: Contract = {
      id: newContractId(context),
      kind,
      account: member.account,
      uplineAccount: member.upline,
      status: 'offered',
      period: kindsOfTerms[kind].usualPeriod,
      offeredAt: context.now,
      changedAt: context.now,
      terms: betterTerms(kind, rankOf(context, member.account)),
    };
    const change = offerContract(networkOf(context), offer);
    if (change.ok) storeChanges(context, change.changed, member.upline, null);
  }
}

export const newContractId = ({ state }: SandboxContext): string => `C${String(nextId(state)).padStart(6, '0')}`;

/** Offers to a member that wait for an answer, of the kinds that are switched on. */
export function offersTo(context: SandboxContext, { account }: Member): Contract[] {
  const network = networkOf(context);
  return network.contracts.filter(
    (one) => one.status === 'offered' && one.account === account && isFlagOn(context, kindFlags[one.kind]),
  );
}

/** Pending offers by kind, as the platform counts them (WAL-08). */
export function pendingCounts(context: SandboxContext, member: Member): FundsConsolidatedResponse {
  openOffers(context, member);
  const offers = offersTo(context, member);
  const count = (kind: ContractKind) => String(offers.filter((one) => one.kind === kind).length);
  return {
    divtypereq: count('dividend'),
    dailysalreqtype: count('dailySalary'),
    contracthoursalreq: count('hourSalary'),
    realtimesalreqtype: count('realTimeSalary'),
  };
}
