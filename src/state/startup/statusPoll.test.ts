import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { leaveBrowser, type LivePortal, livePortal } from '#state/portal/livePortal.fixture.ts';
import { checkPermission } from './permission.ts';
import { askStatus, pollStatus } from './statusPoll.ts';

let live: LivePortal;
beforeEach(async () => {
  live = await livePortal('folia');
  await checkPermission(live.portal);
});
afterEach(() => {
  vi.useRealTimers();
  leaveBrowser();
});

const screen = () => live.portal.system.getState().screen;

describe('the system status', () => {
  it('sends no other call while unchanged', async () => {
    await askStatus(live.portal);
    expect(live.count('systemStatus')).toBe(1);
    expect(live.count('permission')).toBe(1);
  });

  it.each([
    [1, 'maintenance'],
    [2, 'restriction'],
  ])('%i shows the screen %s, and 0 hides it', async (status, name) => {
    await live.bench.control('/settings', { status });
    await askStatus(live.portal);
    expect(screen()).toBe(name);
    await askStatus(live.portal);
    expect(live.count('permission')).toBe(2);
    await live.bench.control('/settings', { status: 0 });
    await askStatus(live.portal);
    expect(screen()).toBeNull();
  });

  it('restores the page after the network page', async () => {
    live.portal.system.setState({ screen: 'networkError' });
    await askStatus(live.portal);
    expect(screen()).toBeNull();
  });

  it('changes nothing when out of reach', async () => {
    await live.bench.control('/faults', { endpoint: 'systemStatus', kind: 'malformed' });
    await askStatus(live.portal);
    expect(live.count('permission')).toBe(1);
    expect(screen()).toBeNull();
  });

  it('is requested once a call was answered 503', async () => {
    await live.bench.control('/settings', { status: 1 });
    await live.bench.control('/faults', { endpoint: 'login', kind: '503' });
    await live.portal.client.call('login', { username: 'a', password: 'b', type: 'username' }).catch(() => undefined);
    await expect.poll(screen).toBe('maintenance');
  });
});

const turnOfLoop = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('a platform that answers every call with 503', () => {
  /** Long enough for many calls after the first, if each brings about another. */
  const rounds = async () => {
    for (let turn = 0; turn < 500; turn += 1) await turnOfLoop();
  };
  const failing = async () => {
    const portal = await livePortal('folia', {
      async answer() {
        await turnOfLoop();
        return new Response('', { status: 503 });
      },
    });
    calls = vi.spyOn(portal.portal.client, 'call');
    return portal;
  };
  let calls: MockInstance<LivePortal['portal']['client']['call']>;
  /** What this portal has called: a read that an earlier test left behind is retried by the same `fetch`, and fails here. */
  const asked = () => calls.mock.calls.filter(([name]) => name === 'systemStatus').length;

  it('is asked for its status once after a call', async () => {
    live = await failing();
    await live.portal.client.call('login', { username: 'a', password: 'b', type: 'username' }).catch(() => undefined);
    await rounds();
    expect(asked()).toBe(1);
  });

  it('is asked once at each poll', async () => {
    live = await failing();
    await askStatus(live.portal);
    await rounds();
    expect(asked()).toBe(1);
  });

  it('is not asked because admission failed, which asks again itself', async () => {
    live = await failing();
    await live.portal.client.call('permission', { host: 'localhost' }).catch(() => undefined);
    await rounds();
    expect(asked()).toBe(0);
  });
});

describe('polling', () => {
  /** Advances a minute with its jitter, and settles the resulting calls. */
  async function minute() {
    await vi.advanceTimersByTimeAsync(65_000);
    for (let turn = 0; turn < 20; turn += 1) await turnOfLoop();
  }
  beforeEach(async () => {
    await live.portal.client.call('systemStatus');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });

  it('repeats every minute until it is stopped', async () => {
    const before = live.count('systemStatus');
    const end = pollStatus(live.portal);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(live.count('systemStatus')).toBe(before);
    await vi.advanceTimersByTimeAsync(6_000);
    await minute();
    expect(live.count('systemStatus')).toBeGreaterThan(before);
    end();
    const after = live.count('systemStatus');
    await minute();
    await minute();
    expect(live.count('systemStatus')).toBe(after);
  });

  it('pauses while the page is hidden', async () => {
    const before = live.count('systemStatus');
    vi.stubGlobal('document', { visibilityState: 'hidden' });
    const end = pollStatus(live.portal);
    await minute();
    await minute();
    expect(live.count('systemStatus')).toBe(before);
    end();
  });
});
