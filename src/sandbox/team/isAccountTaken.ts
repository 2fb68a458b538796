import { findByAccount } from '../model/members.ts';
import type { SandboxContext } from '../model/sandboxContext.ts';
import { madeDownlines } from '#sandbox/downlines/madeDownlines.ts';

/** Whether somebody has this account name, ignoring case: a member of the state, or a downline that is made from the seed. */
export function isAccountTaken(context: SandboxContext, account: string): boolean {
  const wanted = account.trim().toLowerCase();
  return findByAccount(context, wanted) !== undefined || madeDownlines(context).some((one) => one.account === wanted);
}
