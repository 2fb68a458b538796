import type { Downline } from '#contract/types.ts';
import { contractsOf } from '../contracts/contractWorld.ts';
import type { SandboxContext } from '../model/sandboxContext.ts';

/** State of the latest contract of each kind that an account was offered. */
export function contractStates(context: SandboxContext, account: string): NonNullable<Downline['contracts']> {
  const own = contractsOf(context).list.filter((contract) => contract.account === account);
  const byAge = own.toSorted((one, other) => one.offeredAt - other.offeredAt);
  return Object.fromEntries(byAge.map(({ kind, status }) => [kind, status]));
}
