import { createStore } from 'zustand/vanilla';
import type { MemberInfo } from '#contract/types.ts';

/** How the session began; after an external phone verification no password change is forced. */
export type LoginKind = 'username' | 'sms' | 'externalPhone' | 'freePlay' | 'register' | 'token' | 'restored';

/** Data kept of a sign-in. The password is in memory only, until it is no longer needed (D-65). */
export interface LoginUserInfo {
  userName: string;
  password: string | null;
  token: string;
  firstTimeLogin: boolean;
  passwordExpired: boolean;
  kind: LoginKind;
}

export interface SessionState {
  token: string | null;
  /** The member's type, which identifies agents and demo accounts. Null until member info is loaded. */
  memberType: number | null;
  username: string | null;
  member: MemberInfo | null;
  login: LoginUserInfo | null;
  /** VIP service: rank above the brand's threshold. */
  vipService: boolean;
}

export const visitor: SessionState = {
  token: null,
  memberType: null,
  username: null,
  member: null,
  login: null,
  vipService: false,
};

/** The current session. Written by `signIn`, `signOut` and startup only. */
export function createSessionStore() {
  return createStore<SessionState>(() => visitor);
}

export type SessionStore = ReturnType<typeof createSessionStore>;
