import { ownEntry } from '#engine/values/ownEntry.ts';
import { noteLogin } from './logins.ts';
import { lowerHex, randomText } from '#sandbox/values/random.ts';
import type { Member } from '#sandbox/model/state.ts';
import type { SandboxContext } from '#sandbox/model/sandboxContext.ts';

/** Starts a session and returns its token. */
export function openSession(context: SandboxContext, member: Member): string {
  const token = `sbx-${randomText(context.state, 40, lowerHex)}`;
  context.state.sessions[token] = {
    memberId: member.id,
    expiresAt: context.now + context.settings.sessionMinutes * 60_000,
  };
  noteLogin(context, member, token);
  return token;
}

/** The member of a token, unless it is unknown, revoked or expired. */
export function memberOfToken(context: SandboxContext, token: string): Member | undefined {
  const session = ownEntry(context.state.sessions, token);
  if (session === undefined) return undefined;
  if (session.expiresAt <= context.now) {
    delete context.state.sessions[token];
    return undefined;
  }
  return context.state.members[session.memberId];
}

export function closeSession(context: SandboxContext, token: string): void {
  delete context.state.sessions[token];
}

/** Ends the member's sessions except `keep`. */
export function closeSessionsOf(context: SandboxContext, member: Member, keep = ''): void {
  for (const [token, session] of Object.entries(context.state.sessions)) {
    if (session.memberId === member.id && token !== keep) delete context.state.sessions[token];
  }
}
