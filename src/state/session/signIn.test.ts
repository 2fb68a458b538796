import { afterEach, describe, expect, it } from 'vitest';
import { leaveBrowser, type LivePortal, livePortal, openModals } from '#state/portal/livePortal.fixture.ts';
import { openLogin } from './openLogin.ts';
import { readWhitelabel } from '#state/reads/startupReads.ts';
import type { LoginKind } from '#state/portal/session.ts';
import { greetFirstLogin, isAccepted, signIn } from './signIn.ts';

afterEach(leaveBrowser);

interface Entering {
  kind?: LoginKind;
  stay?: boolean;
}

/** Signs a seed user in like the login form. */
async function enter(live: LivePortal, account: string, { kind = 'username', stay = false }: Entering = {}) {
  const reply = await live.login(account);
  const { password } = live.bench.data.users.users[account]!;
  return { reply, done: signIn(live.portal, reply, { kind, userName: account, password, stay }) };
}

describe('signing in', () => {
  it('stores the token, closes the popup with true, goes home, loads the member', async () => {
    const live = await livePortal('folia');
    const popup = openLogin(live.portal);
    const { reply, done } = await enter(live, 'member01');
    await done;
    expect(await popup).toBe(true);
    expect(live.visited).toEqual(['/']);
    expect(live.stored()).toMatchObject({ token: reply.token, username: 'member01', isAgent: '0' });
    expect(live.portal.session.getState()).toMatchObject({
      token: reply.token,
      memberType: 0,
      member: { account: 'member01', nickname: 'Marina' },
      vipService: false,
    });
    expect(openModals(live.portal)).toEqual([]);
  });

  it('stays on the page where a protected action opened the popup', async () => {
    const live = await livePortal('folia');
    const { done } = await enter(live, 'member01', { stay: true });
    await done;
    expect(live.visited).toEqual([]);
  });

  it('closes the popup and goes home before it asks for a new password (D-67)', async () => {
    const live = await livePortal('folia');
    const popup = openLogin(live.portal);
    const { done } = await enter(live, 'default1');
    const change = await live.modal('changePassModal');
    expect(await popup).toBe(true);
    expect(live.visited).toEqual(['/']);
    expect(change.params).toEqual({ reason: 'default' });
    expect(live.count('memberInfo')).toBe(0);
    live.portal.overlay.closeModal(change.id, true);
    await done;
    expect(live.count('memberInfo')).toBe(1);
  });

  it('allows the default password to be kept', async () => {
    const live = await livePortal('folia');
    const { done } = await enter(live, 'default1');
    live.portal.overlay.closeModal((await live.modal('changePassModal')).id);
    await done;
    expect(live.portal.session.getState().member?.account).toBe('default1');
  });

  it('signs out a member who refuses to change an expired password', async () => {
    const live = await livePortal('folia');
    await forcedChangeOn(live);
    const { done } = await enter(live, 'expired1');
    const change = await live.modal('changePassModal');
    expect(change.params).toEqual({ reason: 'expired' });
    live.portal.overlay.closeModal(change.id);
    await done;
    expect(live.count('logout')).toBe(1);
    expect(live.portal.session.getState().token).toBeNull();
    expect(live.stored()['token']).toBeUndefined();
  });

  it('continues after the expired password was changed', async () => {
    const live = await livePortal('folia');
    await forcedChangeOn(live);
    const { done } = await enter(live, 'expired1');
    live.portal.overlay.closeModal((await live.modal('changePassModal')).id, true);
    await done;
    expect(live.portal.session.getState().member?.account).toBe('expired1');
  });

  it('does not force a change while the flag is off', async () => {
    const live = await livePortal('folia');
    await forcedChangeOn(live, '0');
    const { done } = await enter(live, 'expired1');
    await done;
    expect(live.portal.session.getState().member?.account).toBe('expired1');
    expect(live.portal.overlayStore.getState().modals).toEqual([]);
  });

  it.each(['sms', 'externalPhone', 'register', 'freePlay'] as const)('never forces a change after %s', async (kind) => {
    const live = await livePortal('folia');
    await forcedChangeOn(live);
    const { done } = await enter(live, 'default1', { kind });
    await done;
    const expired = await enter(live, 'expired1', { kind });
    await expired.done;
    expect(live.portal.overlayStore.getState().modals).toEqual([]);
  });

  it('keeps the typed password in memory only, until the change is over (D-65)', async () => {
    const live = await livePortal('folia');
    const { done } = await enter(live, 'default1');
    const change = await live.modal('changePassModal');
    expect(live.portal.session.getState().login?.password).toBe('Start12345');
    expect(JSON.stringify(live.stored())).not.toContain('Start12345');
    live.portal.overlay.closeModal(change.id, true);
    await done;
    expect(live.portal.session.getState().login?.password).toBeNull();
  });

  it('recognises a VIP by a rank above 4', async () => {
    const live = await livePortal('folia');
    await (
      await enter(live, 'rank0004')
    ).done;
    expect(live.portal.session.getState().vipService).toBe(false);
    await (
      await enter(live, 'vip00005')
    ).done;
    expect(live.portal.session.getState().vipService).toBe(true);
  });

  it('stays signed in when the member cannot be read (F32)', async () => {
    const live = await livePortal('folia');
    await live.bench.control('/faults', { endpoint: 'memberInfo', kind: 'malformed' });
    await (
      await enter(live, 'member01')
    ).done;
    expect(live.portal.session.getState()).toMatchObject({ member: null, username: 'member01' });
    expect(live.portal.session.getState().token).not.toBeNull();
    expect(live.reports).toContainEqual(expect.objectContaining({ kind: 'memberInfoFailed' }));
  });

  it.each(['vip00005', 'Vip00005 '])('rejects the token of another member than %s (T10)', async (userName) => {
    const live = await livePortal('folia');
    await signIn(live.portal, await live.login('member01'), { kind: 'username', userName, stay: true });
    expect(live.portal.session.getState()).toMatchObject({ token: null, member: null });
    expect(live.stored()['token']).toBeUndefined();
    expect((await live.dialog()).title).toEqual({ key: 'errors:unknown' });
  });

  it.each(['MEMBER01 ', '+55 11 91234-5678', 'member@mail.example'])('accepts %s as the name of member01', async (userName) => {
    const live = await livePortal('folia');
    await signIn(live.portal, await live.login('member01'), { kind: 'username', userName, stay: true });
    expect(live.portal.session.getState().username).toBe('member01');
  });

  it('signs out a member on the agent site whom the platform admits', async () => {
    const live = await livePortal('folia');
    live.portal.brand.audience = 'agent';
    const { done } = await enter(live, 'member01');
    const warning = await live.dialog();
    expect(warning.title).toEqual({ key: 'portal:error_not_agent' });
    live.portal.overlay.closeDialog(warning.id, true);
    await done;
    expect(live.portal.session.getState().token).toBeNull();
    expect(live.count('logout')).toBe(1);
  });

  it('recognises an accepted login by its token', () => {
    expect(isAccepted({ token: 'st_1' } as never)).toBe(true);
    expect(isAccepted({ token: '' } as never)).toBe(false);
    expect(isAccepted({ twoStep: {} } as never)).toBe(false);
  });
});

describe('the first login', () => {
  it.each([
    ['welcome', ['welcomeModal']],
    ['notice', ['noticeModal']],
    ['none', []],
  ] as const)('shows %s where the brand configures it, once', async (action, modals) => {
    const live = await greeting(action);
    await (
      await enter(live, 'first001')
    ).done;
    greetFirstLogin(live.portal);
    expect(openModals(live.portal)).toEqual(modals);
  });

  it('does nothing after a later login', async () => {
    const live = await greeting('welcome');
    await (
      await enter(live, 'member01')
    ).done;
    expect(openModals(live.portal)).toEqual([]);
  });

  it('runs its action after the password change', async () => {
    const live = await greeting('welcome');
    const reply = { ...(await live.login('default1')), firstTimeLogin: true };
    const done = signIn(live.portal, reply, { kind: 'username', userName: 'default1', password: 'Start12345', stay: false });
    const change = await live.modal('changePassModal');
    expect(openModals(live.portal)).toEqual(['changePassModal']);
    live.portal.overlay.closeModal(change.id, true);
    await done;
    expect(openModals(live.portal)).toEqual(['welcomeModal']);
  });

  it('leaves its action to a registration', async () => {
    const live = await greeting('welcome');
    await (
      await enter(live, 'first001', { kind: 'register' })
    ).done;
    expect(openModals(live.portal)).toEqual([]);
    greetFirstLogin(live.portal);
    expect(openModals(live.portal)).toEqual(['welcomeModal']);
  });
});

/** Switches the forced change on the platform, and reads it as startup does. */
async function forcedChangeOn(live: LivePortal, to: '0' | '1' = '1') {
  await live.bench.control('/flags', { FORCECHNGPASS3: to });
  await readWhitelabel(live.portal);
}

/** A brand with this action for first logins. */
async function greeting(action: 'welcome' | 'notice' | 'none') {
  const live = await livePortal('folia');
  live.portal.brand.login.firstLoginAction = action;
  return live;
}
