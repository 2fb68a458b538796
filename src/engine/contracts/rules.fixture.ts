import { expect } from 'vitest';
import { activeOfClass, type ContractNetwork, uplinesOf } from './judge.ts';
import { classOf, isAbove, ratesOf } from './terms.ts';

/**
 * Expects the rules of a class after a change: one active contract an account, paid less than the nearest active one above it, and
 * a cause for every end.
 */
export function expectRules(
  before: Pick<ContractNetwork, 'contracts'>,
  { contracts, uplineOf }: Pick<ContractNetwork, 'contracts' | 'uplineOf'>,
  name: string,
): void {
  const active = activeOfClass(contracts, name);
  const all = contracts.filter(({ status, kind, period }) => status === 'accepted' && classOf(kind, period) === name);
  expect(all.length, 'at most one active contract a class and account').toBe(active.size);
  for (const { kind, account, terms } of active.values()) {
    const nearest = uplinesOf({ uplineOf }, account).find((upline) => active.has(upline));
    const holder = nearest === undefined ? undefined : active.get(nearest);
    if (holder !== undefined && !isAbove(ratesOf(kind, holder.terms), ratesOf(kind, terms)))
      expect.fail(`${account} is paid as much as ${holder.account} above it`);
  }
  const wasActive = activeOfClass(before.contracts, name);
  for (const { id, status, endReason, endedBy } of contracts) {
    if (status === 'terminated' && (endReason === undefined || endedBy === undefined)) expect.fail(`${id} names no cause`);
    if (status === 'rejected' && [...wasActive.values()].some((one) => one.id === id)) expect.fail(`${id} was active`);
  }
}
