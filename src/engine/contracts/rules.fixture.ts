import { expect } from 'vitest';
import type { Contract, ContractKind } from '#contract/types.ts';
import { activeOfKind, type ContractNetwork, uplinesOf } from './judge.ts';
import { classOf, isAbove, ratesOf } from './terms.ts';

/**
 * Expects the rules after a change: one active contract a class and account, each paid less than every active one of its kind
 * above it, of whatever period, and a cause for every end.
 */
export function expectRules(
  before: Pick<ContractNetwork, 'contracts'>,
  { contracts, uplineOf }: Pick<ContractNetwork, 'contracts' | 'uplineOf'>,
  ofKind: ContractKind,
  ofPeriod: Contract['period'],
): void {
  const name = classOf(ofKind, ofPeriod);
  const active = activeOfClass(contracts, name);
  const ofAllPeriods = activeOfKind(contracts, ofKind);
  const all = ofAllPeriods.filter(({ kind, period }) => classOf(kind, period) === name);
  expect(all.length, 'at most one active contract a class and account').toBe(active.size);
  const byHolder = new Map<string, Contract[]>();
  for (const one of ofAllPeriods) byHolder.set(one.account, [...(byHolder.get(one.account) ?? []), one]);
  for (const { kind, account, terms } of ofAllPeriods)
    for (const holder of uplinesOf({ uplineOf }, account).flatMap((upline) => byHolder.get(upline) ?? []))
      if (!isAbove(ratesOf(kind, holder.terms), ratesOf(kind, terms)))
        expect.fail(`${account} is paid as much as ${holder.account} above it`);
  const wasActive = activeOfClass(before.contracts, name);
  for (const { id, status, endReason, endedBy } of contracts) {
    if (status === 'terminated' && (endReason === undefined || endedBy === undefined)) expect.fail(`${id} names no cause`);
    if (status === 'rejected' && [...wasActive.values()].some((one) => one.id === id)) expect.fail(`${id} was active`);
  }
}

/** Active contracts of a class by the account that they pay. */
function activeOfClass(contracts: readonly Contract[], name: string): Map<string, Contract> {
  const active = contracts.filter(({ status, kind, period }) => status === 'accepted' && classOf(kind, period) === name);
  return new Map(active.map((contract) => [contract.account, contract]));
}
