import type { LoginResponse } from '#contract/types.ts';
import { sha256Hex } from '#platform/browser/digest.ts';
import { writeSession } from '#platform/browser/storage.ts';
import { centreOf, withCentre } from '#state/navigation/centreAddress.ts';
import { loadLoginInfo } from './restore.ts';
import type { Portal } from '#state/portal/portal.ts';
import type { LoginKind } from '#state/portal/session.ts';
import { endSession, forgetMember } from './signOut.ts';

/** A login reply with a session; the second step, if any, is complete. */
export type Accepted = LoginResponse & { token: string };

export const isAccepted = (reply: LoginResponse): reply is Accepted => typeof reply.token === 'string' && reply.token !== '';

/** How a session began, and where to continue. */
export interface SignInContext {
  kind: LoginKind;
  userName: string;
  /** In memory until the forced change is over, never stored (D-65). */
  password?: string;
  /** Stay on the page of the popup: after an expired session or a protected action. */
  stay: boolean;
}

/**
 * Everything after an accepted login, in the order of D-67: token, closing the popup, home, forced password change or login
 * info, first-login action. Refusing to change an expired password ends the session.
 */
export async function signIn(portal: Portal, reply: Accepted, context: SignInContext): Promise<void> {
  const login = {
    userName: context.userName,
    password: context.password ?? null,
    token: reply.token,
    firstTimeLogin: reply.firstTimeLogin ?? false,
    passwordExpired: reply.passwordExpired ?? false,
    kind: context.kind,
  };
  // an account may follow its demo in the same visit
  if (portal.session.getState().token !== null) forgetMember(portal);
  writeSession({ token: reply.token, username: context.userName });
  portal.environment.report({ kind: 'signedIn', how: context.kind });
  portal.session.setState({ token: reply.token, username: context.userName, login });
  portal.overlay.closeModals('loginPopupModal', true);
  portal.overlay.closeModals('registerModal', true);
  if (!context.stay) portal.router.navigate(withCentre('/', centreOf(portal.router.path().split('?')[1] ?? '')));

  const reason = await passwordChangeReason(portal, context, login.passwordExpired);
  if (reason !== null) {
    const changed = await portal.overlay.openModal('changePassModal', { reason });
    // the session has ended since, and with it the remaining steps
    if (portal.session.getState().token !== reply.token) return;
    if (changed !== true && reason === 'expired') return endSession(portal);
  }
  forgetLoginPassword(portal);
  await loadLoginInfo(portal);
  // a registration shows its own success page first
  if (context.kind !== 'register') greetFirstLogin(portal);
}

/** Drops the typed password once the forced change is over (D-65). */
export function forgetLoginPassword(portal: Portal): void {
  const { login } = portal.session.getState();
  if (login !== null && login.password !== null) portal.session.setState({ login: { ...login, password: null } });
}

async function passwordChangeReason(
  portal: Portal,
  context: SignInContext,
  expired: boolean,
): Promise<'default' | 'expired' | null> {
  if (context.kind !== 'username') return null;
  const flagged = portal.brand.security.defaultPasswordSha256;
  if (flagged && context.password !== undefined && (await sha256Hex(context.password)) === flagged) return 'default';
  return expired && portal.system.getState().flags.isOn('forcedPasswordChange') ? 'expired' : null;
}

/** The brand's action after the very first login; once per login (D-66). */
export function greetFirstLogin(portal: Portal): void {
  const { login, token } = portal.session.getState();
  if (token === null || login?.firstTimeLogin !== true) return;
  portal.session.setState({ login: { ...login, firstTimeLogin: false } });
  const action = portal.brand.login.firstLoginAction;
  if (action === 'welcome') void portal.overlay.openModal('welcomeModal');
  if (action === 'notice') void portal.overlay.openModal('noticeModal');
}
