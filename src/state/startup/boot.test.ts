import { afterEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '#platform/endpoints/endpoints.ts';
import { writeSession } from '#platform/browser/storage.ts';
import { startPortal } from './boot.ts';
import { leaveBrowser, livePortal } from '#state/portal/livePortal.fixture.ts';
import { screenOf } from './admission.ts';
import { checkPermission } from './permission.ts';
import { readRegisterSettings, readWhitelabel } from '#state/reads/startupReads.ts';

afterEach(() => {
  vi.useRealTimers();
  leaveBrowser();
});

const addressOf = (name: keyof typeof endpoints) => `${endpoints[name].method} ${endpoints[name].path}`;

const published = () => livePortal('folia', { started: false });

describe('startup', () => {
  it('sends the reads of a visitor, and no member info without a token', async () => {
    const live = await published();
    await startPortal(live.portal, null);
    const reads = ['announcements', 'countryCodes', 'domainRoute', 'permission', 'registerSettings', 'whitelabel'] as const;
    expect([...live.sent].sort()).toEqual(reads.map(addressOf).sort());
    expect(live.portal.system.getState()).toMatchObject({ admitted: true, screen: null });
    expect(live.portal.system.getState().routers.length).toBeGreaterThan(0);
  });

  it('sends nothing else before the platform has admitted the visitor', async () => {
    let admit: () => void = () => undefined;
    const admitted = new Promise<void>((resolve) => (admit = resolve));
    const live = await livePortal('folia', {
      started: false,
      answer: (request) => (request.url.includes('/permission') ? admitted.then(() => null) : null),
    });
    const starting = startPortal(live.portal, null);
    const early = live.portal.client.call('captcha');
    await expect.poll(() => live.count('countryCodes')).toBe(1);
    expect(live.count('captcha')).toBe(0);
    admit();
    await starting;
    await early;
    expect(live.count('captcha')).toBe(1);
  });

  it('keeps what the permission repeats, so that nothing of the hydrated page renders again', async () => {
    const live = await published();
    const { info } = live.portal.system.getState();
    await startPortal(live.portal, null);
    expect(live.portal.system.getState().admitted).toBe(true);
    const parts = Object.entries(live.portal.system.getState().info).filter(([name]) => Object.hasOwn(info, name));
    expect(parts.map(([name]) => name)).toContain('register');
    for (const [name, part] of parts) expect(part, name).toBe(info[name as keyof typeof info]);
  });

  it('reports an entry with an affiliate code once (P-16)', async () => {
    const live = await published();
    vi.stubGlobal('location', new URL('http://brand.localhost/register?aff=CAJU2031'));
    await startPortal(live.portal, null);
    await vi.dynamicImportSettled();
    expect(live.count('affiliate')).toBe(1);
  });

  it('holds calls behind a blocking screen, and releases them afterwards', async () => {
    const live = await published();
    await live.bench.control('/settings', { status: 1 });
    await startPortal(live.portal, null);
    const waiting = live.portal.client.call('captcha');
    expect(live.portal.system.getState().screen).toBe('maintenance');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(live.count('captcha')).toBe(0);
    await live.bench.control('/settings', { status: 0 });
    await checkPermission(live.portal);
    await waiting;
    expect(live.count('captcha')).toBe(1);
  });

  it('restores the member of the tab', async () => {
    const live = await published();
    const token = await live.bench.tokenOf('member01');
    writeSession({ token, isAgent: '41' });
    await startPortal(live.portal, null);
    expect(live.count('memberInfo')).toBe(1);
    expect(live.portal.session.getState()).toMatchObject({ token, username: 'member01', memberType: 0 });
    expect(live.toasts()).toEqual([]);
  });

  it('adopts a token of the address first and shows whose it is', async () => {
    const live = await published();
    const token = await live.bench.tokenOf('member01');
    const starting = startPortal(live.portal, token);
    expect(live.portal.session.getState().token).toBe(token);
    await starting;
    expect(live.stored()['token']).toBe(token);
    expect(live.toasts()).toEqual(['portal:signed_in_as']);
  });

  it('asks before a token of the address replaces a live session', async () => {
    const live = await published();
    writeSession({ token: await live.bench.tokenOf('member01') });
    const starting = startPortal(live.portal, await live.bench.tokenOf('vip00005'));
    const question = await live.dialog();
    expect(live.portal.session.getState().username).toBe('member01');
    live.portal.overlay.closeDialog(question.id, false);
    await starting;
    expect(live.portal.session.getState().username).toBe('member01');
  });

  it('keeps the published state when a read fails', async () => {
    const live = await published();
    const { whitelabel, registerSettings, announcements } = live.portal.snapshot;
    for (const endpoint of ['whitelabel', 'registerSettings', 'announcements', 'domainRoute', 'countryCodes'])
      await live.bench.control('/faults', { endpoint, kind: 'refused' });
    await startPortal(live.portal, null);
    expect(live.portal.system.getState()).toMatchObject({ admitted: true, whitelabel, registerSettings, announcements });
    expect(live.reports.filter(({ kind }) => kind === 'startupReadFailed')).toHaveLength(5);
  });

  it.each([
    [true, 'the parts of the permission where their own reads fail'],
    [false, 'their own reads where the permission says otherwise'],
  ])('(%s) takes tree and settings of %s (D-100)', async (fails) => {
    const rules = { username: { enabled: true, required: true, minLength: 11 } };
    const parts = { whitelabel: [{ modId: 'FREEPLAY3', enabled: '1' }], register: { rules } };
    const { bench } = await published();
    const live = await livePortal('folia', {
      started: false,
      answer: async (request) => {
        if (!request.url.includes('/permission')) return null;
        const reply = (await (await bench.sandbox.handle(request))!.json()) as { value: { info: object } };
        Object.assign(reply.value.info, parts);
        return Response.json(reply);
      },
    });
    for (const endpoint of fails ? ['whitelabel', 'registerSettings'] : [])
      await live.bench.control('/faults', { endpoint, kind: 'refused' });
    await startPortal(live.portal, null);
    const { whitelabel, registerSettings, flags } = live.portal.system.getState();
    expect([whitelabel.length === 1, registerSettings.username?.minLength === 11]).toEqual([fails, fails]);
    if (fails) expect([flags.isOn('freePlay'), flags.isOn('directRegister')]).toEqual([true, false]);
  });

  it('takes no empty part of the permission for a tree or for rules (D-100)', async () => {
    const live = await published();
    const { whitelabel, registerSettings } = live.portal.snapshot;
    for (const endpoint of ['whitelabel', 'registerSettings']) await live.bench.control('/faults', { endpoint, kind: 'refused' });
    const info = { whitelabel: [], register: { rules: {} } };
    live.portal.system.setState({ info });
    await Promise.all([readWhitelabel(live.portal, Promise.resolve()), readRegisterSettings(live.portal, Promise.resolve())]);
    expect(live.portal.system.getState()).toMatchObject({ whitelabel, registerSettings });
  });
});

describe('permission', () => {
  it('sends the host', async () => {
    const live = await livePortal('folia');
    const asked: string[] = [];
    const fetchNow = globalThis.fetch;
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => (asked.push(url), fetchNow(url, init)));
    await checkPermission(live.portal);
    expect(asked).toEqual(['/wps/system/permission?host=brand.localhost']);
  });

  it.each([
    [{}, null],
    [{ maintenance: true }, 'maintenance'],
    [{ maintenance: '1' }, 'maintenance'],
    [{ regionRestriction: true }, 'restriction'],
    [{ maintenance: true, regionRestriction: '1' }, 'restriction'],
    [{ maintenance: false, regionRestriction: '0' }, null],
  ])('%j shows the screen %s', (reply, screen) => {
    expect(screenOf(reply as never)).toBe(screen);
  });

  it.each([
    [0, null],
    [1, 'maintenance'],
    [2, 'restriction'],
  ])('shows for the system status %i the screen %s', async (status, screen) => {
    const live = await livePortal('folia');
    await live.bench.control('/settings', { status });
    await checkPermission(live.portal);
    expect(live.portal.system.getState()).toMatchObject({ admitted: true, screen });
    expect(live.portal.system.getState().permission?.location).toBeDefined();
  });

  it('is requested three times; the network page follows within 8 seconds', async () => {
    const live = await livePortal('folia');
    await live.bench.control('/faults', { endpoint: 'permission', kind: 'malformed' });
    await checkPermission(live.portal);
    expect(live.portal.system.getState()).toMatchObject({ admitted: false, screen: 'networkError' });
    expect(live.reports.flatMap((event) => (event.kind === 'permissionFailed' ? [event.attempt] : []))).toEqual([1, 2, 3]);
  });

  it('gives up after 8 seconds without an answer', async () => {
    const live = await livePortal('folia');
    await live.portal.client.call('systemStatus');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    await live.bench.control('/faults', { endpoint: 'permission', kind: 'timeout' });
    const began = performance.now();
    let took: number | null = null;
    void checkPermission(live.portal).then(() => (took = performance.now() - began));
    for (let turn = 0; took === null && turn < 200; turn += 1) {
      await new Promise<void>((resolve) => setImmediate(resolve));
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(took).toBeLessThanOrEqual(8_500);
    expect(live.portal.system.getState().screen).toBe('networkError');
  });

  it('recovers on the second try', async () => {
    const live = await livePortal('folia');
    await live.bench.control('/faults', { endpoint: 'permission', kind: 'malformed', times: 1 });
    await checkPermission(live.portal);
    expect(live.portal.system.getState()).toMatchObject({ admitted: true, screen: null });
  });

  it('keeps the page when it fails later, with a notice', async () => {
    const live = await livePortal('folia');
    await checkPermission(live.portal);
    await live.bench.control('/faults', { endpoint: 'permission', kind: 'malformed' });
    await checkPermission(live.portal);
    expect(live.portal.system.getState()).toMatchObject({ admitted: true, screen: null });
    expect(live.toasts()).toEqual(['errors:network_abnormal']);
  });
});
