import { typedField } from '#sandbox/model/typedFields.ts';
import { findByAccount } from '../model/members.ts';
import type { SandboxContext } from '../model/sandboxContext.ts';
import { generatedDownlines } from '#sandbox/downlines/generatedDownlines.ts';

/** Whether somebody has this account name, ignoring case: a member of the state, or a downline that is made from the seed. */
export function isAccountTaken(context: SandboxContext, account: string): boolean {
  const wanted = typedField(context, 'username', account).toLowerCase();
  return findByAccount(context, wanted) !== undefined || generatedDownlines(context).some((one) => one.account === wanted);
}
