import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveBrowser, type LivePortal, livePortal } from '#state/portal/livePortal.fixture.ts';
import { readSession } from '#platform/browser/storage.ts';
import { changeLive, prepare, sandboxChange } from './change.ts';
import { watchTexts } from './textLog.ts';

let live: LivePortal;
beforeEach(async () => {
  live = await livePortal('folia');
  vi.stubGlobal('document', { visibilityState: 'visible', documentElement: { dataset: {}, dir: '' } });
});
afterEach(leaveBrowser);

const control = async (path: string, body?: Record<string, unknown>) =>
  (await live.bench.control(path.replace('/__sandbox', ''), body ?? {})).value;

const change = (asked: Parameters<typeof changeLive>[1]) =>
  changeLive({ portal: live.portal, texts: watchTexts(live.portal.texts), control }, asked);

describe('a change to a running portal', () => {
  it('of a flag updates visibility without a reload, and can be reset to the tree', async () => {
    const isOn = () => live.portal.system.getState().flags.isOn('mobileRegister');
    const before = isOn();
    await change({ flags: { MOBILEREG3: before ? '0' : '1' } });
    expect(isOn()).toBe(!before);
    await change({ flags: { MOBILEREG3: null } });
    expect(isOn()).toBe(before);
  });

  it('of the status shows and hides the screen', async () => {
    await change({ status: 1 });
    expect(live.portal.system.getState().screen).toBe('maintenance');
    await change({ status: 2 });
    expect(live.portal.system.getState().screen).toBe('restriction');
    await change({ status: null });
    expect(live.portal.system.getState().screen).toBeNull();
  });

  it('of the user signs in, switches and signs out', async () => {
    await change({ user: 'vip00005' });
    expect(live.portal.session.getState()).toMatchObject({ username: 'vip00005', vipService: true });
    await change({ user: 'agent041' });
    expect(live.portal.session.getState()).toMatchObject({ username: 'agent041', memberType: 41 });
    await change({ user: 'visitor' });
    expect(live.portal.session.getState()).toMatchObject({ token: null, member: null });
    expect(readSession('token')).toBeNull();
  });

  it('of theme and language sets those of the portal', async () => {
    await change({ theme: 'dark', lang: 'en' });
    expect(live.portal.preferences.getState()).toMatchObject({ theme: 'dark', language: 'EN' });
    expect(live.portal.texts.language).toBe('en');
  });

  it('of a fault applies to its next call', async () => {
    const asked = live.sent.length;
    await change({ fault: { endpoint: 'login', kind: '500', times: 1 } });
    expect(live.sent).toHaveLength(asked);
    await expect(live.login('member01')).rejects.toThrow();
    await expect(live.login('member01')).resolves.toMatchObject({ token: expect.any(String) });
  });

  it('with unknown names is rejected with the expected ones', async () => {
    expect(await change({ user: 'nobody' })).toEqual([expect.stringContaining('member01')]);
    expect(await change({ scenario: 'nothing' })).toEqual([expect.stringContaining('maintenance')]);
  });
});

describe('an address', () => {
  it('with sandbox options applies a scenario first, so that no earlier change remains', () => {
    expect(sandboxChange({ flags: { A: '1', B: '-' } })).toEqual({ scenario: 'normal', flags: { A: '1', B: null } });
    expect(sandboxChange({ theme: 'dark', user: 'member01' })).toEqual({ user: 'member01' });
  });

  it("sets the sandbox's state before the portal starts", async () => {
    await control('/flags', { FREEPLAY3: '0' });
    const refused = await prepare(control, {
      status: 2,
      latency: 5,
      clock: 60_000,
      user: 'member01',
      faults: [{ endpoint: 'login', kind: '503' }],
    });
    expect(refused).toEqual([]);
    expect(readSession('token')).toEqual(expect.any(String));
    const { value } = await live.bench.control('/state');
    expect(value).toMatchObject({
      scenario: 'normal',
      status: 2,
      flags: {},
      latencyMs: 5,
      clockOffsetMs: 60_000,
      faults: [{ endpoint: 'login', kind: '503' }],
    });
  });
});
