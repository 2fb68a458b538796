import type { Contract, ContractKind, SalaryPeriod } from '#contract/types.ts';
import { classOf, isAbove, type Rates, ratesOf } from './terms.ts';

/** The members and their contracts, as far as a decision needs them. */
export interface ContractNetwork {
  contracts: readonly Contract[];
  /** Account above an account; null where there is none. */
  uplineOf: (account: string) => string | null;
  /** An agent of the platform: it offers without a contract of its own. */
  isPlatformAgent: (account: string) => boolean;
}

/** An offer that is considered, or one that is about to be accepted. */
export interface Proposal {
  kind: ContractKind;
  period: SalaryPeriod | null;
  offerer: string;
  account: string;
  rates: Rates;
}

export type ContractRefusal =
  | 'contract_not_in_team'
  | 'contract_without_own'
  | 'contract_not_higher'
  | 'contract_not_below_upline'
  | 'contract_downline_higher';

/** Either what an acceptance ends, or why it is refused. */
export type Judgement = { allowed: true; ends: readonly Contract[] } | { allowed: false; code: ContractRefusal };

/**
 * Whether a contract may be offered or accepted now (D-76). Its rates must be above those of the account's own active
 * contract of the class, below those of the nearest active contract above the account, and above all below it.
 */
export function judgeContract(network: ContractNetwork, { kind, period, offerer, account, rates }: Proposal): Judgement {
  const active = activeOfClass(network.contracts, classOf(kind, period));
  const above = uplinesOf(network, account);
  if (!above.includes(offerer)) return { allowed: false, code: 'contract_not_in_team' };
  if (!active.has(offerer) && !network.isPlatformAgent(offerer)) return { allowed: false, code: 'contract_without_own' };
  const own = active.get(account);
  if (own !== undefined && !isAbove(rates, ratesOf(kind, own.terms))) return { allowed: false, code: 'contract_not_higher' };
  const holders = above.flatMap((upline) => active.get(upline) ?? []);
  if (holders.some(({ terms }) => !isAbove(ratesOf(kind, terms), rates)))
    return { allowed: false, code: 'contract_not_below_upline' };
  const below = [...active.values()].filter((one) => uplinesOf(network, one.account).includes(account));
  if (below.some(({ terms }) => !isAbove(rates, ratesOf(kind, terms))))
    return { allowed: false, code: 'contract_downline_higher' };
  return { allowed: true, ends: own === undefined ? below : [own, ...below] };
}

/** Active contracts of a class by the account that they pay. */
export function activeOfClass(contracts: readonly Contract[], name: string): Map<string, Contract> {
  const active = contracts.filter(({ status, kind, period }) => status === 'accepted' && classOf(kind, period) === name);
  return new Map(active.map((contract) => [contract.account, contract]));
}

/** The accounts above an account, the nearest first. */
export function uplinesOf({ uplineOf }: Pick<ContractNetwork, 'uplineOf'>, account: string): string[] {
  const found: string[] = [];
  for (let next = uplineOf(account); next !== null && !found.includes(next); next = uplineOf(next)) found.push(next);
  return found;
}
