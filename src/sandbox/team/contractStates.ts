import type { Downline } from '#contract/types.ts';
import { kindFlags } from '#engine/contracts/kinds.ts';
import { contractsOf } from '../contracts/contractNetwork.ts';
import { isFlagOn } from '../model/flags.ts';
import type { SandboxContext } from '../model/sandboxContext.ts';

/** How much a state says of what an account has: an active contract more than an offer, an offer more than one that is over. */
const weights = { terminated: 0, rejected: 0, offered: 1, accepted: 2 } as const;

/** What an account has of each kind that is switched on: an active contract, else an offer, else how the latest one ended. */
export function contractStates(context: SandboxContext, account: string): NonNullable<Downline['contracts']> {
  const own = contractsOf(context).list.filter((one) => one.account === account && isFlagOn(context, kindFlags[one.kind]));
  const byWeight = own.toSorted((one, other) => weights[one.status] - weights[other.status] || one.offeredAt - other.offeredAt);
  return Object.fromEntries(byWeight.map(({ kind, status }) => [kind, status]));
}
