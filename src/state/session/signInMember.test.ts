import { afterEach, describe, expect, it, vi } from 'vitest';
import { leaveBrowser, livePortal } from '#state/portal/livePortal.fixture.ts';
import { signIn } from './signIn.ts';

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
});
