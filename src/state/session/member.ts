import { CallError } from '#platform/errors/callError.ts';
import { writeSession } from '#platform/browser/storage.ts';
import type { Portal } from '#state/portal/portal.ts';
import { endSession } from './signOut.ts';

/**
 * Loads the token's member and sets the role from it, never from storage (T32). An agent brand signs out members who are not
 * agents (D-03).
 * @throws CallError when the platform cannot be reached; the session stays
 */
export async function loadMember(portal: Portal): Promise<void> {
  const token = portal.session.getState().token;
  const reply = await portal.client.call('memberInfo');
  // another member may have signed in since
  if (portal.session.getState().token !== token) return;
  if (!reply.ok) throw new CallError('badResponse', 'memberInfo');

  const member = reply.value;
  const { brand } = portal;
  if (brand.audience === 'agent' && !brand.agent.centreTypes.includes(member.type)) {
    await endSession(portal);
    await portal.overlay.warn({ title: { key: 'portal:error_not_agent' } });
    return;
  }
  if (!isWhoLoggedIn(portal, member.account)) {
    await endSession(portal);
    void portal.overlay.warn({ title: { key: 'errors:unknown' }, tone: 'error' });
    return;
  }
  writeSession({ isAgent: String(member.type), username: member.account });
  portal.session.setState({
    member,
    memberType: member.type,
    username: member.account,
    vipService: (member.clubLabel?.rankLevel ?? 0) > brand.vip.rankAbove,
  });
}

/** A phone number or a mail address may replace any user name. */
const STANDS_FOR_A_NAME = /@|^\+?[\d\s()-]+$/;

/** Whether the token of a login by user name belongs to that user name (T10). */
function isWhoLoggedIn({ session }: Portal, account: string): boolean {
  const { login } = session.getState();
  const sent = login?.kind === 'username' ? login.userName.trim() : '';
  return sent === '' || STANDS_FOR_A_NAME.test(sent) || sent.toLowerCase() === account.trim().toLowerCase();
}
