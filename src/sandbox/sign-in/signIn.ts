import type { LoginResponse } from '#contract/types.ts';
import { accept, refuse, type Accepted, type Refused } from '#sandbox/values/refusal.ts';
import { openSession } from './sessions.ts';
import type { Member } from '../model/state.ts';
import type { SandboxContext } from '../model/sandboxContext.ts';

/** Why this member may not sign in to this side of the brand, or null (D-03). */
export function sideRefusal({ brand }: SandboxContext, member: Member): Refused | null {
  if (member.contactAgent) return refuse('contact_agent');
  if (brand.audience === 'agent') return brand.agent.centreTypes.includes(member.type) ? null : refuse('error_not_agent');
  return member.agentOnly ? refuse('member_no_enter') : null;
}

/** Starts a session; `firstTimeLogin` is true only once. */
export function signIn(context: SandboxContext, member: Member): Accepted<LoginResponse & { token: string }> {
  const { firstTimeLogin, passwordExpired } = member;
  member.firstTimeLogin = false;
  return accept({ token: openSession(context, member), firstTimeLogin, passwordExpired });
}
