import { afterEach, describe, expect, it, vi } from 'vitest';
import { leaveBrowser, type LivePortal, livePortal } from '#state/portal/livePortal.fixture.ts';
import { onTabSignal } from './otherTabs.ts';
import { adoptToken, announceUrlToken, restoreMember } from './restore.ts';

afterEach(leaveBrowser);

async function withSession(account: string): Promise<LivePortal & { token: string }> {
  const live = await livePortal('folia');
  const token = await live.bench.tokenOf(account);
  adoptToken(live.portal, token);
  await restoreMember(live.portal);
  return { ...live, token };
}

describe('a token of the tab', () => {
  it('is adopted and validated; the role comes from the platform, never from storage', async () => {
    const live = await withSession('agent041');
    expect(live.portal.session.getState()).toMatchObject({ token: live.token, memberType: 41, username: 'agent041' });
    expect(live.stored()).toMatchObject({ token: live.token, isAgent: '41', username: 'agent041' });
  });

  it('stays when the platform is out of reach (F32)', async () => {
    const live = await livePortal('folia');
    await live.bench.control('/faults', { endpoint: 'memberInfo', kind: 'html' });
    adoptToken(live.portal, await live.bench.tokenOf('member01'));
    await restoreMember(live.portal);
    expect(live.portal.session.getState().token).not.toBeNull();
    expect(live.reports).toContainEqual(expect.objectContaining({ kind: 'memberInfoFailed' }));
  });

  it('ends the session when unknown', async () => {
    const live = await livePortal('folia');
    adoptToken(live.portal, 'st_unknown');
    await restoreMember(live.portal);
    await live.modal('loginPopupModal');
    expect(live.portal.session.getState().token).toBeNull();
  });
});

describe('a token of the address', () => {
  it("without a live session is adopted; the member's name is shown, with a sign-out button", async () => {
    const live = await withSession('member01');
    await announceUrlToken(live.portal, live.token, null);
    const [toast] = live.portal.overlayStore.getState().toasts;
    expect(toast?.message).toEqual({ key: 'portal:signed_in_as', params: { name: 'member01' } });
    toast?.action?.run();
    await expect.poll(() => live.portal.session.getState().token).toBeNull();
    expect(live.count('logout')).toBe(1);
  });

  it('over a live session of another member changes nothing before the player agrees', async () => {
    const live = await withSession('member01');
    const other = await live.bench.tokenOf('vip00005');
    const done = announceUrlToken(live.portal, other, live.token);
    const question = await live.dialog();
    expect(question.title).toEqual({ key: 'portal:continue_as_title', params: { name: 'vip00005' } });
    expect(live.portal.session.getState().username).toBe('member01');
    expect(live.stored()['token']).toBe(live.token);
    live.portal.overlay.closeDialog(question.id, true);
    await done;
    expect(live.portal.session.getState()).toMatchObject({ token: other, username: 'vip00005' });
    expect(live.stored()).toMatchObject({ token: other, username: 'vip00005' });
  });

  it('over a live session shows nothing of the member before, also where a read stays on the page', async () => {
    const live = await withSession('member01');
    const { query, observe } = await live.portal.serverState.load();
    const shown = observe(query(live.portal, 'balance', undefined, undefined));
    const stop = shown.subscribe(() => undefined);
    await vi.waitFor(() => expect(shown.getCurrentResult().data).toBeDefined());
    const before = shown.getCurrentResult().data;
    const done = announceUrlToken(live.portal, await live.bench.tokenOf('vip00005'), live.token);
    live.portal.overlay.closeDialog((await live.dialog()).id, true);
    await done;
    await vi.waitFor(() => expect(shown.getCurrentResult().isFetching).toBe(false));
    const own = await live.portal.client.call('balance');
    expect(own.ok && own.value).not.toEqual(before);
    expect(shown.getCurrentResult().data).toEqual(own.ok && own.value);
    stop();
  });

  it('refused by the player leaves the session unchanged', async () => {
    const live = await withSession('member01');
    const done = announceUrlToken(live.portal, await live.bench.tokenOf('vip00005'), live.token);
    live.portal.overlay.closeDialog((await live.dialog()).id, false);
    await done;
    expect(live.portal.session.getState()).toMatchObject({ token: live.token, username: 'member01' });
    expect(live.stored()['token']).toBe(live.token);
  });

  it('in a new tab asks when another member is signed in elsewhere, and is dropped when the player refuses (T7)', async () => {
    const live = await withSession('member01');
    live.portal.channel.post = (kind) => {
      if (kind === 'hello') onTabSignal(live.portal, { kind: 'here', username: 'vip00005' });
    };
    const done = announceUrlToken(live.portal, live.token, null);
    const question = await live.dialog();
    expect(question.title).toEqual({ key: 'portal:continue_as_title', params: { name: 'member01' } });
    expect(question.text).toEqual({ key: 'portal:continue_as_text', params: { name: 'vip00005' } });
    live.portal.overlay.closeDialog(question.id, false);
    await done;
    expect(live.portal.session.getState().token).toBeNull();
    expect(live.stored()['token']).toBeUndefined();
    expect(live.count('logout')).toBe(0);
  });

  it('in a new tab asks also when the other tab is busy and answers late', async () => {
    const live = await withSession('member01');
    live.portal.channel.post = (kind) => {
      if (kind === 'hello') setTimeout(() => onTabSignal(live.portal, { kind: 'here', username: 'vip00005' }), 700);
    };
    const done = announceUrlToken(live.portal, live.token, null);
    await vi.waitUntil(() => live.portal.overlayStore.getState().dialogs.length > 0, 2_000);
    const question = await live.dialog();
    expect(question.title).toEqual({ key: 'portal:continue_as_title', params: { name: 'member01' } });
    live.portal.overlay.closeDialog(question.id, true);
    await done;
    expect(live.portal.session.getState().token).toBe(live.token);
  });

  it('in a new tab asks nothing where the same member is signed in elsewhere', async () => {
    const live = await withSession('member01');
    live.portal.channel.post = (kind) => {
      if (kind === 'hello') onTabSignal(live.portal, { kind: 'here', username: 'member01' });
    };
    await announceUrlToken(live.portal, live.token, null);
    expect(live.portal.overlayStore.getState().dialogs).toEqual([]);
    expect(live.toasts()).toEqual(['portal:signed_in_as']);
  });

  it("a tab with a session answers other tabs, and a visitor's does not", async () => {
    const live = await withSession('member01');
    const post = vi.fn();
    live.portal.channel.post = post;
    onTabSignal(live.portal, { kind: 'hello', username: null });
    expect(post.mock.calls).toEqual([['here', 'member01']]);
    live.portal.session.setState({ token: null });
    onTabSignal(live.portal, { kind: 'hello', username: null });
    expect(post.mock.calls).toHaveLength(1);
    onTabSignal(live.portal, { kind: 'here', username: 'member01' });
    expect(live.toasts()).toEqual([]);
  });

  it('is announced as soon as its owner can be read, and the member with it', async () => {
    const live = await livePortal('folia');
    await live.bench.control('/faults', { endpoint: 'memberInfo', kind: 'html' });
    const token = await live.bench.tokenOf('member01');
    adoptToken(live.portal, token);
    await restoreMember(live.portal);
    const done = announceUrlToken(live.portal, token, null);
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(live.toasts()).toEqual([]);
    await live.bench.control('/faults', {});
    await done;
    expect(live.toasts()).toEqual(['portal:signed_in_as']);
    expect(live.portal.session.getState().member?.account).toBe('member01');
  });

  it('of the same member asks nothing', async () => {
    const live = await withSession('member01');
    await announceUrlToken(live.portal, await live.bench.tokenOf('member01'), live.token);
    expect(live.portal.overlayStore.getState().dialogs).toEqual([]);
    expect(live.portal.session.getState().token).toBe(live.token);
  });

  it('unknown to the platform leaves a live session unchanged', async () => {
    const live = await withSession('member01');
    await announceUrlToken(live.portal, 'st_unknown', live.token);
    expect(live.portal.overlayStore.getState().dialogs).toEqual([]);
    expect(live.portal.session.getState()).toMatchObject({ token: live.token, username: 'member01' });
  });
});
