import { afterEach, describe, expect, it, vi } from 'vitest';
import { writeSession } from '#platform/browser/storage.ts';
import { leaveBrowser, type LivePortal, livePortal, openModals } from '#state/portal/livePortal.fixture.ts';
import { readQuery } from '#state/reads/queries.ts';
import { draftsAt } from '#state/drafts/draft.ts';
import { signIn } from './signIn.ts';
import { endSession, expireSession, onSessionSignal, signOut } from './signOut.ts';

afterEach(leaveBrowser);

/** A portal with a member, cached answers and other data of a tab. */
async function signedIn(account = 'member01'): Promise<LivePortal> {
  const live = await livePortal('folia');
  writeSession({ merchantCode: 'other01', smsCountdown: '{}' });
  await signIn(live.portal, await live.login(account), { kind: 'username', userName: account, stay: true });
  const { queries } = await live.portal.serverState.load();
  await queries.fetchQuery(readQuery(live.portal, 'balance'));
  queries.setQueryData(['countryCodes'], []);
  return live;
}

const cached = (live: LivePortal) =>
  live.portal.serverState
    .current()!
    .queries.getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey[0]);

const nobody = { token: null, memberType: null, username: null, member: null, login: null, vipService: false };

describe('signing out', () => {
  it('asks first, and cancelling keeps the session', async () => {
    const live = await signedIn();
    const done = signOut(live.portal);
    const question = await live.dialog();
    expect(question.cancel).not.toBeNull();
    live.portal.overlay.closeDialog(question.id, false);
    await done;
    expect(live.count('logout')).toBe(0);
    expect(live.portal.session.getState().username).toBe('member01');
  });

  it('tells the platform, clears the tab, keeps the merchant code and goes home', async () => {
    const live = await signedIn();
    expect(cached(live)).toContain('balance');
    const done = signOut(live.portal);
    live.portal.overlay.closeDialog((await live.dialog()).id, true);
    await done;
    expect(live.count('logout')).toBe(1);
    expect(live.stored()).toEqual({ merchantCode: 'other01' });
    expect(live.portal.session.getState()).toEqual(nobody);
    expect(cached(live)).toEqual(['countryCodes']);
    expect(live.visited).toEqual(['/']);
    expect(live.toasts()).toEqual(['portal:signed_out']);
  });

  it("restores the brand's own merchant code where none was stored", async () => {
    const live = await signedIn();
    writeSession({ merchantCode: null });
    await endSession(live.portal);
    expect(live.stored()).toEqual({ merchantCode: 'folia01' });
  });

  it('ends the session locally although the platform is out of reach', async () => {
    const live = await signedIn();
    await live.bench.control('/faults', { endpoint: 'logout', kind: 'offline' });
    await endSession(live.portal);
    expect(live.portal.session.getState()).toEqual(nobody);
    expect(live.stored()['token']).toBeUndefined();
    expect(live.portal.overlayStore.getState().busy).toBe(0);
    expect(live.reports).toContainEqual(expect.objectContaining({ kind: 'logoutFailed' }));
  });

  it('signals the member to the other tabs, and never a token', async () => {
    const live = await signedIn();
    const post = vi.fn();
    live.portal.channel = { post, close: () => undefined };
    await endSession(live.portal);
    expect(post.mock.calls).toEqual([['logout', 'member01']]);
  });
});

describe('a token that the platform no longer knows', () => {
  it('ends the session once for many parallel calls, with one notice and one popup', async () => {
    const live = await signedIn();
    await live.bench.control('/faults', { endpoint: '*', kind: '401' });
    await Promise.allSettled(Array.from({ length: 20 }, () => live.portal.client.call('memberInfo')));
    await live.modal('loginPopupModal');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(openModals(live.portal)).toEqual(['loginPopupModal']);
    expect(live.toasts()).toEqual(['portal:session_expired']);
    expect(live.portal.session.getState()).toEqual(nobody);
    expect(live.stored()).toEqual({ merchantCode: 'other01' });
    expect(live.count('logout')).toBe(0);
    expect(live.visited).toEqual([]);
  });

  it('has no effect for a visitor', async () => {
    const live = await livePortal('folia');
    expireSession(live.portal);
    expect(openModals(live.portal)).toEqual([]);
    expect(live.toasts()).toEqual([]);
  });

  it('keeps the visitor on the page of the popup', async () => {
    const live = await signedIn();
    expireSession(live.portal);
    expect((await live.modal('loginPopupModal')).params).toMatchObject({ stay: '1' });
  });
});

describe('typed text at the end of a session (T22)', () => {
  const ends: [string, (live: LivePortal) => void, string | undefined][] = [
    ['is dropped when the member signs out', ({ portal }) => void endSession(portal), undefined],
    [
      'is dropped when another tab signs out',
      ({ portal }) => onSessionSignal(portal, { kind: 'logout', username: 'member01' }),
      undefined,
    ],
    ['comes back after a session that expired', ({ portal }) => expireSession(portal), '120.50'],
    [
      'comes back after a session that expired in another tab',
      ({ portal }) => onSessionSignal(portal, { kind: 'expired', username: 'member01' }),
      '120.50',
    ],
  ];
  it.each(ends)('%s', async (_, end, kept) => {
    const live = await signedIn();
    draftsAt(live.portal, '/').set('amount', '120.50');
    end(live);
    expect(draftsAt(live.portal, '/').get('amount')).toBeUndefined();
    live.portal.session.setState({ token: 'st_2', username: 'member01' });
    expect(draftsAt(live.portal, '/').get('amount')).toBe(kept);
  });
});

describe('overlays at the end of a session (T22)', () => {
  const logout = { kind: 'logout', username: 'member01' } as const;
  const ends: [string, (live: LivePortal) => void, string[]][] = [
    ['signed out', ({ portal }) => void endSession(portal), []],
    ['signed out in another tab', ({ portal }) => onSessionSignal(portal, logout), []],
    ['revoked', ({ portal }) => expireSession(portal), ['loginPopupModal']],
    [
      'revoked, as another tab was told',
      ({ portal }) => onSessionSignal(portal, { kind: 'expired', username: 'member01' }),
      ['loginPopupModal'],
    ],
  ];
  it.each(ends)('are closed, and questions answered with no: %s', async (_, end, left) => {
    const live = await signedIn();
    const { overlay, overlayStore } = live.portal;
    const modal = overlay.openModal('changePassModal', { reason: 'default' });
    const locked = overlay.openModal('realityCheckModal', {}, { locked: true });
    const question = overlay.confirm({ title: { text: 'Move 12.50?' } });
    overlay.toast({ text: 'Welcome, Ana' }, 'info', { label: { text: 'Not you?' }, run: () => undefined });
    overlayStore.setState({ chat: { shown: 'large', unread: 3 } });
    end(live);
    expect(await Promise.all([modal, locked, question])).toEqual([undefined, undefined, false]);
    await expect.poll(() => openModals(live.portal)).toEqual(left);
    expect(overlayStore.getState()).toMatchObject({ dialogs: [], chat: { shown: 'closed', unread: 0 } });
    expect(live.toasts()).not.toContain('Welcome, Ana');
  });

  it('do not end the next session, when one was a forced change of the password', async () => {
    const live = await livePortal('folia');
    const first = await live.login('member01');
    const signingIn = signIn(
      live.portal,
      { ...first, passwordExpired: true },
      { kind: 'username', userName: 'member01', stay: true },
    );
    live.portal.system.setState(({ flags }) => ({ flags: { ...flags, isOn: () => true } }));
    await live.modal('changePassModal');
    onSessionSignal(live.portal, logout);
    await signIn(live.portal, await live.login('vip00005'), { kind: 'username', userName: 'vip00005', stay: true });
    await signingIn;
    expect(live.portal.session.getState().username).toBe('vip00005');
  });
});

describe('a tab that does not know its member yet', () => {
  it.each(['member01', null])('is signed out by another tab that names %s', async (username) => {
    const live = await signedIn();
    writeSession({ username: null });
    live.portal.session.setState({ username: null, member: null });
    onSessionSignal(live.portal, { kind: 'logout', username });
    expect(live.portal.session.getState()).toEqual(nobody);
  });

  it('uses the stored name, also in its signals', async () => {
    const live = await signedIn();
    const post = vi.fn();
    live.portal.channel = { post, close: () => undefined };
    live.portal.session.setState({ username: null, member: null });
    onSessionSignal(live.portal, { kind: 'logout', username: 'agent001' });
    expect(live.portal.session.getState().token).not.toBeNull();
    await endSession(live.portal);
    expect(post.mock.calls).toEqual([['logout', 'member01']]);
  });
});

describe('a signal from another tab', () => {
  it('about the same member ends the session here', async () => {
    const live = await signedIn();
    onSessionSignal(live.portal, { kind: 'logout', username: 'member01' });
    expect(live.portal.session.getState()).toEqual(nobody);
    expect(live.stored()).toEqual({ merchantCode: 'other01' });
    expect(live.visited).toEqual(['/']);
    expect(live.toasts()).toEqual(['portal:signed_out_elsewhere']);
  });

  it('that it expired ends it here as the platform itself would: one login on the same page, and no further signal', async () => {
    const live = await signedIn();
    const post = vi.fn();
    live.portal.channel = { post, close: () => undefined };
    onSessionSignal(live.portal, { kind: 'expired', username: 'member01' });
    onSessionSignal(live.portal, { kind: 'expired', username: 'member01' });
    expect(live.portal.session.getState()).toEqual(nobody);
    expect(live.stored()).toEqual({ merchantCode: 'other01' });
    expect((await live.modal('loginPopupModal')).params).toMatchObject({ stay: '1' });
    expect(openModals(live.portal)).toEqual(['loginPopupModal']);
    expect(live.toasts()).toEqual(['portal:session_expired']);
    expect(live.visited).toEqual([]);
    expect(post).not.toHaveBeenCalled();
  });

  it.each([
    { kind: 'logout', username: 'agent001' },
    { kind: 'expired', username: 'agent001' },
    { kind: 'logout', username: null },
    { kind: 'userChanged', username: 'member01' },
  ] as const)('$kind about $username changes nothing', async (signal) => {
    const live = await signedIn();
    onSessionSignal(live.portal, signal);
    expect(live.portal.session.getState().username).toBe('member01');
    expect(live.toasts()).toEqual([]);
  });
});
