import { createStore } from 'zustand/vanilla';
import type { MemberInfo } from '#contract/types.ts';

/** How the running session was begun; an externally verified phone never has to change a password. */
export type LoginKind = 'username' | 'sms' | 'externalPhone' | 'freePlay' | 'register' | 'token' | 'restored';

/** What is kept of a sign-in. The password is in memory only, and only until it is no longer needed (D-65). */
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
  /** The member's type; agents and demo accounts are told apart by it. Null until member info is known. */
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

/** Who is signed in. Written by `signIn`, `signOut` and the start-up only. */
export function createSessionStore() {
  return createStore<SessionState>(() => visitor);
}

export type SessionStore = ReturnType<typeof createSessionStore>;
