import type { SessionSignal } from '#platform/browser/sessionChannel.ts';
import { clearSession, readSession } from '#platform/browser/storage.ts';
import { lockPageHeight } from './lockPageHeight.ts';
import { dropDrafts } from '#state/drafts/savedDrafts.ts';
import { openLogin } from './openLogin.ts';
import type { Portal } from '#state/portal/portal.ts';
import { visitor } from '#state/portal/session.ts';

/** Clears everything of a member: stores, caches, session storage, overlays (T22), except the merchant codes (D-95). */
export function wipeSession(portal: Portal): void {
  forgetMember(portal);
  closeOverlays(portal);
}

/** The same without the overlays, one of which may be the login of the next member. */
export function forgetMember({ serverState, brand, session }: Portal): void {
  const predicate = ({ meta }: { meta?: Record<string, unknown> | undefined }) => meta?.['member'] === true;
  const queries = serverState.current()?.queries;
  queries?.removeQueries({ type: 'inactive', predicate });
  // what stays on the page would go on showing a removed answer, and never see the next member's
  for (const query of queries?.getQueryCache().findAll({ predicate }) ?? []) query.reset();
  clearSession(brand.merchantCode);
  session.setState(visitor, true);
}

/** Questions are answered with no. */
function closeOverlays({ overlay, overlayStore }: Portal): void {
  const { modals, dialogs } = overlayStore.getState();
  for (const { id } of modals) overlay.closeModal(id);
  for (const { id } of dialogs) overlay.closeDialog(id, false);
  overlayStore.setState({ toasts: [], chat: { shown: 'closed', unread: 0 } });
}

/** The member's name as far as this tab knows it: after a reload the platform is asked first. */
export const knownName = ({ session }: Portal): string | null => session.getState().username ?? readSession('username');

export async function signOut(portal: Portal): Promise<void> {
  const confirmed = await portal.overlay.confirm({
    title: { key: 'portal:sign_out_title' },
    text: { key: 'portal:sign_out_text' },
    confirm: { key: 'portal:sign_out' },
    tone: 'info',
  });
  if (!confirmed) return;
  await endSession(portal);
  portal.overlay.toast({ key: 'portal:signed_out' }, 'ok');
}

/**
 * Ends the session locally, goes home, then signs out at the platform. Locally first, so that no call uses the ending token,
 * and an unreachable platform keeps nobody signed in.
 */
export async function endSession(portal: Portal): Promise<void> {
  const { token } = portal.session.getState();
  const username = knownName(portal);
  wipeSession(portal);
  dropDrafts(portal);
  portal.channel.post('logout', username);
  portal.router.navigate('/');
  if (token !== null)
    await portal.overlay
      .whileBusy(() => portal.client.call('logout', undefined, { token, timeoutMs: 5_000 }))
      .catch((cause: unknown) => portal.environment.report({ kind: 'logoutFailed', cause: String(cause) }));
}

/** The platform no longer knows the token (D-14): no call, one notice, one popup, and forms keep what was typed. */
export function expireSession(portal: Portal): void {
  if (portal.session.getState().token === null) return;
  portal.channel.post('expired', knownName(portal));
  signInAgain(portal);
}

function signInAgain(portal: Portal): void {
  const release = lockPageHeight();
  wipeSession(portal);
  portal.overlay.toast({ key: 'portal:session_expired' }, 'warn');
  void openLogin(portal, { stay: true }).then(release);
}

/**
 * The session of the same member ended in another tab: clears everything of it here (T23). Where it expired, the login opens here
 * too, and what was typed comes back for the same member; a sign-out drops that. A tab that does not know its member yet does the
 * same: on a shared computer an unnecessary login is better than a session left behind.
 */
export function onSessionSignal(portal: Portal, signal: SessionSignal): void {
  const username = knownName(portal);
  if ((signal.kind !== 'logout' && signal.kind !== 'expired') || portal.session.getState().token === null) return;
  if (username !== null && username !== signal.username) return;
  if (signal.kind === 'expired') return signInAgain(portal);
  wipeSession(portal);
  dropDrafts(portal);
  portal.overlay.toast({ key: 'portal:signed_out_elsewhere' }, 'info');
  portal.router.navigate('/');
}
