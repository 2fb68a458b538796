import type { Contract } from '#contract/types.ts';
import { type ContractNetwork, uplinesOf } from '#engine/contracts/judge.ts';
import { findByAccount } from '../model/members.ts';
import type { SandboxContext } from '../model/sandboxContext.ts';
import { type MadeDownline, generatedDownlines } from '#sandbox/downlines/generatedDownlines.ts';
import type { ContractStore, StoredContract } from '#sandbox/model/contractStore.ts';
import { seedContracts } from './seedContracts.ts';

/** The session's contracts; the first call makes them. */
export function contractsOf(context: SandboxContext): ContractStore {
  const { state } = context;
  state.contracts ??= { list: seedContracts(context), payments: [], paidUntil: {}, offered: [] };
  return state.contracts;
}

/** An account as it is written, however it was typed; made downlines are in small letters. */
export const writtenAccount = (context: SandboxContext, typed: string): string =>
  findByAccount(context, typed)?.account ?? typed.trim().toLowerCase();

/** The team and its contracts, as decisions need them. */
export function networkOf(context: SandboxContext): ContractNetwork {
  const uplineOf = uplines(context);
  const { members } = context.state;
  const operators = new Set(Object.values(members).flatMap(({ account, agentOnly }) => (agentOnly ? [account] : [])));
  return {
    contracts: contractsOf(context).list,
    uplineOf,
    // nobody is above it but the operator
    isPlatformAgent: (account) => uplinesOf({ uplineOf }, account).every((one) => operators.has(one)),
  };
}

/** Replaces the contracts that changed, and adds new ones at the front. */
export function storeChanges(context: SandboxContext, changed: readonly Contract[], by: string, key: string | null): void {
  const store = contractsOf(context);
  for (const contract of changed) {
    const at = store.list.findIndex(({ id }) => id === contract.id);
    const keys = { ...store.list[at]?.keys };
    // only the first is what was asked for
    if (key !== null && contract === changed[0]) keys[by] = key;
    const stored: StoredContract = { ...contract, keys };
    if (at === -1) store.list.unshift(stored);
    else store.list[at] = stored;
  }
}

const known = new WeakMap<readonly MadeDownline[], ReadonlyMap<string, string>>();

function uplines(context: SandboxContext): ContractNetwork['uplineOf'] {
  const made = generatedDownlines(context);
  const ofMade = known.get(made) ?? new Map(made.map(({ account, upline }) => [account, upline]));
  known.set(made, ofMade);
  const stored = new Map(Object.values(context.state.members).map(({ account, upline }) => [account, upline]));
  return (account) => {
    const upline = stored.get(account) ?? ofMade.get(account) ?? '';
    return upline === '' ? null : upline;
  };
}
