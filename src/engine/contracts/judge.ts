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

/** Either what an acceptance ends, and which of another period stay with the account; or why it is refused. */
export type Judgement =
  | { allowed: true; ends: readonly Contract[]; stays: readonly Contract[] }
  | { allowed: false; code: ContractRefusal };

/**
 * Whether a contract may be offered or accepted now (D-76). Its rates must be above those of the account's own active contract of
 * the class. Of its kind, whatever their period, they must be below those of all active contracts above the account, and above
 * all below it: two periods of a kind pay for the same bets.
 */
export function judgeContract(network: ContractNetwork, { kind, period, offerer, account, rates }: Proposal): Judgement {
  const name = classOf(kind, period);
  const isOfClass = (one: Contract) => classOf(one.kind, one.period) === name;
  const active = activeOfKind(network.contracts, kind);
  const above = uplinesOf(network, account);
  if (!above.includes(offerer)) return { allowed: false, code: 'contract_not_in_team' };
  const holds = active.some((one) => one.account === offerer && isOfClass(one));
  if (!holds && !network.isPlatformAgent(offerer)) return { allowed: false, code: 'contract_without_own' };
  const held = active.filter((one) => one.account === account);
  const own = held.filter(isOfClass);
  if (own.some(({ terms }) => !isAbove(rates, ratesOf(kind, terms)))) return { allowed: false, code: 'contract_not_higher' };
  if (active.some((one) => above.includes(one.account) && !isAbove(ratesOf(kind, one.terms), rates)))
    return { allowed: false, code: 'contract_not_below_upline' };
  const below = active.filter((one) => uplinesOf(network, one.account).includes(account));
  if (below.some(({ terms }) => !isAbove(rates, ratesOf(kind, terms))))
    return { allowed: false, code: 'contract_downline_higher' };
  return { allowed: true, ends: [...own, ...below.filter(isOfClass)], stays: held.filter((one) => !isOfClass(one)) };
}

/** Active contracts of a kind, of whatever period. */
export const activeOfKind = (contracts: readonly Contract[], name: ContractKind): Contract[] =>
  contracts.filter(({ status, kind }) => status === 'accepted' && kind === name);

/** The accounts above an account, the nearest first. */
export function uplinesOf({ uplineOf }: Pick<ContractNetwork, 'uplineOf'>, account: string): string[] {
  const found: string[] = [];
  for (let next = uplineOf(account); next !== null && !found.includes(next); next = uplineOf(next)) found.push(next);
  return found;
}
