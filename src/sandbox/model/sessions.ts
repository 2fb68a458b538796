import { lowerHex, randomText } from './random.ts';
import type { Member } from './state.ts';
import type { World } from './world.ts';

/** Opens a session and returns its token. */
export function openSession(world: World, member: Member): string {
  const token = `sbx-${randomText(world.state, 40, lowerHex)}`;
  world.state.sessions[token] = {
    memberId: member.id,
    expiresAt: world.now + world.settings.sessionMinutes * 60_000,
  };
  return token;
}

/** The member behind a token, unless it is unknown, revoked or expired. */
export function memberOfToken(world: World, token: string): Member | undefined {
  const session = Object.hasOwn(world.state.sessions, token) ? world.state.sessions[token] : undefined;
  if (session === undefined) return undefined;
  if (session.expiresAt <= world.now) {
    delete world.state.sessions[token];
    return undefined;
  }
  return world.state.members[session.memberId];
}

/** Ends one session. */
export function closeSession(world: World, token: string): void {
  delete world.state.sessions[token];
}

/** Ends the member's sessions, all but `keep`. */
export function closeSessionsOf(world: World, member: Member, keep = ''): void {
  for (const [token, session] of Object.entries(world.state.sessions)) {
    if (session.memberId === member.id && token !== keep) delete world.state.sessions[token];
  }
}
