import { afterEach, describe, expect, it, vi } from 'vitest';
import { writeSession } from '#platform/browser/storage.ts';
import { leaveBrowser, type LivePortal, livePortal, openModals } from '#state/portal/livePortal.fixture.ts';
import { readQuery } from '#state/queries/queries.ts';
import { signIn } from '#state/login/signIn.ts';
import { endSession, expireSession, onSessionSignal, signOut } from './signOut.ts';

afterEach(leaveBrowser);

/** A portal with a member, his cached answers and what else a tab keeps. */
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
  it('asks first, and a cancelled question keeps the session', async () => {
    const live = await signedIn();
    const done = signOut(live.portal);
    const question = await live.dialog();
    expect(question.cancel).not.toBeNull();
    live.portal.overlay.closeDialog(question.id, false);
    await done;
    expect(live.count('logout')).toBe(0);
    expect(live.portal.session.getState().username).toBe('member01');
  });

  it('tells the platform, wipes the tab, keeps the merchant code and goes home', async () => {
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

  it("puts the brand's own merchant code back where none was stored", async () => {
    const live = await signedIn();
    writeSession({ merchantCode: null });
    await endSession(live.portal);
    expect(live.stored()).toEqual({ merchantCode: 'folia01' });
  });

  it('ends here although the platform is out of reach', async () => {
    const live = await signedIn();
    await live.bench.control('/faults', { endpoint: 'logout', kind: 'offline' });
    await endSession(live.portal);
    expect(live.portal.session.getState()).toEqual(nobody);
    expect(live.stored()['token']).toBeUndefined();
    expect(live.portal.overlayStore.getState().busy).toBe(0);
    expect(live.reports).toContainEqual(expect.objectContaining({ kind: 'logoutFailed' }));
  });

  it('tells the other tabs whom it concerns, and never a token', async () => {
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

  it('says nothing to a visitor', async () => {
    const live = await livePortal('folia');
    expireSession(live.portal);
    expect(openModals(live.portal)).toEqual([]);
    expect(live.toasts()).toEqual([]);
  });

  it('keeps the visitor where the popup was opened', async () => {
    const live = await signedIn();
    expireSession(live.portal);
    expect((await live.modal('loginPopupModal')).params).toMatchObject({ stay: '1' });
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

  it.each([
    { kind: 'logout', username: 'agent001' },
    { kind: 'logout', username: null },
    { kind: 'userChanged', username: 'member01' },
  ] as const)('$kind about $username changes nothing', async (signal) => {
    const live = await signedIn();
    onSessionSignal(live.portal, signal);
    expect(live.portal.session.getState().username).toBe('member01');
    expect(live.toasts()).toEqual([]);
  });
});
