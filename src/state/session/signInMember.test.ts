import { afterEach, describe, expect, it, vi } from 'vitest';
import { writeSession } from '#platform/browser/storage.ts';
import { leaveBrowser, livePortal } from '#state/portal/livePortal.fixture.ts';
import { readQuery } from '#state/reads/queries.ts';
import { type Accepted, signIn } from './signIn.ts';

afterEach(() => {
  vi.useRealTimers();
  leaveBrowser();
});

describe('a sign-in', () => {
  it('asks for the member again until the platform answers, as play protection waits for it', async () => {
    const live = await livePortal('folia');
    await live.bench.control('/faults', { endpoint: 'memberInfo', kind: 'malformed' });
    const reply = await live.login('member01');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await signIn(live.portal, reply, { kind: 'username', userName: 'member01', stay: true });
    expect(live.portal.session.getState().member).toBeNull();
    await live.bench.control('/faults', {});
    await vi.advanceTimersByTimeAsync(3_000);
    vi.useRealTimers();
    await vi.waitFor(() => expect(live.portal.session.getState().member?.account).toBe('member01'));
  });

  it('from a demo session leaves nothing of it, also where the new member cannot be read', async () => {
    const live = await livePortal('folia');
    const demo = await live.portal.client.call('freeplay');
    if (!demo.ok) throw new Error(demo.code);
    await signIn(live.portal, demo.value as Accepted, { kind: 'freePlay', userName: '', stay: true });
    const { demoType } = live.portal.brand.agent;
    expect(live.portal.session.getState().memberType).toBe(demoType);
    const { queries } = await live.portal.serverState.load();
    await queries.fetchQuery(readQuery(live.portal, 'balance'));
    writeSession({ launch: '{}' });
    await live.bench.control('/faults', { endpoint: 'memberInfo', kind: 'malformed' });
    await signIn(live.portal, await live.login('member01'), { kind: 'register', userName: 'member01', stay: true });
    expect(live.portal.session.getState()).toMatchObject({ username: 'member01', memberType: null, member: null });
    expect(queries.getQueryData(['balance'])).toBeUndefined();
    expect(live.stored()['launch']).toBeUndefined();
  });
});
