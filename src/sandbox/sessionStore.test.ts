import { describe, expect, it } from 'vitest';
import { type Bench, openBench } from './sandbox.fixture.ts';
import { sampleRequests } from './sampleRequests.ts';
import { memoryStorage, webStorage } from './sandboxStorage.ts';

describe('the state of a session', () => {
  it('survives a restart: members, sessions, codes and switches', async () => {
    const storage = memoryStorage();
    const before = await openBench('folia', { storage });
    const token = await before.tokenOf('member01');
    await before.control('/flags', { MOBILEREG3: '1' });
    await before.call('smsLogin', { mobileNum: '11987650001', countryDialingCode: '55' });
    const { code } = await before.mail('sms');
    const after = await openBench('folia', { storage });
    expect((await after.call('memberInfo', undefined, { token })).value.account).toBe('member01');
    const login = { username: '11987650001', password: code, type: 'sms', countryDialingCode: '55' } as const;
    expect((await after.call('login', login)).success).toBe(true);
    expect((await after.control('/state')).value).toMatchObject({ flags: { MOBILEREG3: '1' } });
  });

  it('returns to the seed on reset, with the same first picture', async () => {
    const bench = await openBench('folia');
    const first = (await bench.call('captcha')).value;
    const token = await bench.tokenOf('member01');
    await bench.control('/settings', { captcha: { enabled: false }, status: 1 });
    await bench.control('/reset', {});
    expect((await bench.call('balance', undefined, { token })).status).toBe(401);
    expect((await bench.control('/outbox')).value).toEqual([]);
    expect((await bench.call('captcha')).value).toBe(first);
    expect((await bench.call('permission', { host: 'x' })).value).toMatchObject({
      maintenance: false,
      info: { register: { captchaEnabled: true } },
    });
  });

  it('is separate for each cookie value and each brand', async () => {
    const storage = memoryStorage();
    const bench = await openBench('folia', { storage });
    await bench.control('/flags', { DIRECTREG3: '0' }, 'worker-1');
    const flagsOf = async (session?: string) => (await bench.control('/state', undefined, session)).value as { flags: object };
    expect((await flagsOf('worker-1')).flags).toEqual({ DIRECTREG3: '0' });
    expect((await flagsOf('worker-2')).flags).toEqual({});
    expect((await flagsOf()).flags).toEqual({});
    expect((await (await openBench('orvane', { storage })).control('/state', undefined, 'worker-1')).value).toMatchObject({
      flags: {},
    });
  });

  it('is one for all sites of a merchant: each sees what the others have saved, and a reset of one resets all', async () => {
    const storage = memoryStorage();
    const [desk, players] = [await openBench('orvane-desk', { storage }), await openBench('orvane', { storage })];
    const status = async (bench: Bench, token: string) => (await bench.call('balance', undefined, { token })).status;
    const [one, other] = [await desk.tokenOf('agent001'), await players.tokenOf('member01')];
    expect([await status(desk, other), await status(players, one), await status(desk, one)]).toEqual([200, 200, 200]);
    await players.control('/reset', {});
    expect([await status(desk, one), await status(players, one)]).toEqual([401, 401]);
  });

  it('keeps what two sites of a merchant change at the same moment', async () => {
    const storage = memoryStorage();
    const [one, other] = [await openBench('folia', { storage }), await openBench('folia', { storage })];
    const tokens = [await one.tokenOf('member01'), await one.tokenOf('first001')];
    await one.control('/latency', { ms: 20 });
    const [first, second] = tokens.map((token) => ({ token }));
    await Promise.all([
      one.call('favouriteAdd', sampleRequests.favouriteAdd, first),
      other.call('favouriteAdd', sampleRequests.favouriteAdd, second),
    ]);
    for (const bench of [one, other])
      for (const token of tokens) expect((await bench.call('favouriteIds', undefined, { token })).value).toHaveLength(1);
  });

  it('in another tab is heard of by the storage event', async () => {
    const items = new Map<string, string>();
    const pages = [new EventTarget(), new EventTarget()];
    const tab = (at: number) =>
      openBench('orvane', {
        storage: webStorage(
          {
            getItem: (key) => items.get(key) ?? null,
            setItem(key, value) {
              items.set(key, value);
              for (const page of pages) if (page !== pages[at]) page.dispatchEvent(Object.assign(new Event('storage'), { key }));
            },
          },
          pages[at],
        ),
      });
    const [one, other] = [await tab(0), await tab(1)];
    await one.call('systemStatus');
    const token = await other.tokenOf('member01');
    expect((await one.call('balance', undefined, { token })).success).toBe(true);
  });

  it('starts over from unreadable or outdated data, and continues when saving fails', async () => {
    for (const saved of ['{', '{"v":1,"seed":7}', '[]', 'null']) {
      const bench = await openBench('folia', { storage: webStorage({ getItem: () => saved, setItem: () => undefined }) });
      expect((await bench.call('systemStatus')).value).toBe(0);
    }
    const broken = () => Promise.reject(new Error('full'));
    const bench = await openBench('folia', { storage: { ...memoryStorage(), load: broken, save: broken } });
    const token = await bench.tokenOf('member01');
    expect((await bench.call('balance', undefined, { token })).success).toBe(true);
  });

  it('contains no typed password', async () => {
    const items = new Map<string, string>();
    const storage = webStorage({ getItem: (key) => items.get(key) ?? null, setItem: (key, value) => void items.set(key, value) });
    const bench = await openBench('folia', { storage });
    const token = await bench.tokenOf('member01');
    const body = { oldPassword: 'River27Stone', newPassword: 'Secreta99x', confirmNewPassword: 'Secreta99x' };
    expect((await bench.call('changePassword', body, { token })).success).toBe(true);
    const dump = [...items.values()].join('');
    expect(dump).toContain('member01');
    expect(dump).not.toContain('Secreta99x');
    expect(dump).not.toContain('River27Stone');
  });
});
