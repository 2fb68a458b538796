import type { SessionSignal } from '#platform/sessionChannel.ts';
import { clearSession } from '#platform/storage.ts';
import { holdPlace } from './holdPlace.ts';
import { openLogin } from './openLogin.ts';
import type { Portal } from './portal.ts';
import { visitor } from './session.ts';

const ofMember = { predicate: (query: { meta?: Record<string, unknown> | undefined }) => query.meta?.['member'] === true };

/**
 * Wipes everything that belongs to a member: stores, caches, session storage (security.md T22). The merchant codes are
 * put back afterwards (spec §4, D-95).
 */
export function wipeSession(portal: Portal): void {
  portal.serverState.current()?.queries.removeQueries(ofMember);
  clearSession(portal.brand.merchantCode);
  portal.session.setState(visitor, true);
}

/** Signs out after a confirmation (spec §4). */
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

/** Ends the session at the platform and here, and goes home. A platform out of reach keeps nobody signed in here. */
export async function endSession(portal: Portal): Promise<void> {
  const { username } = portal.session.getState();
  // an answer that is still under way would come back as refused
  await portal.serverState.current()?.queries.cancelQueries(ofMember);
  await portal.overlay
    .whileBusy(() => portal.client.call('logout', undefined, { timeoutMs: 5_000 }))
    .catch((cause: unknown) => portal.environment.report({ kind: 'logoutFailed', cause: String(cause) }));
  wipeSession(portal);
  portal.channel.post('logout', username);
  portal.router.navigate('/');
}

/** The platform no longer knows the token (D-14): no call, one notice, one popup, and forms keep what was typed. */
export function expireSession(portal: Portal): void {
  const { token, username } = portal.session.getState();
  if (token === null) return;
  const letGo = holdPlace();
  wipeSession(portal);
  portal.channel.post('expired', username);
  portal.overlay.toast({ key: 'portal:session_expired' }, 'warn');
  void openLogin(portal, { stay: true }).then(letGo);
}

/** Another tab ended the session of the same member: nothing of it may stay here (security.md T23). */
export function hearOtherTab(portal: Portal, signal: SessionSignal): void {
  const { token, username } = portal.session.getState();
  if (signal.kind === 'userChanged' || token === null || signal.username === null || signal.username !== username) return;
  wipeSession(portal);
  portal.overlay.toast({ key: 'portal:signed_out_elsewhere' }, 'info');
  portal.router.navigate('/');
}
