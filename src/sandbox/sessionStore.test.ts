import { describe, expect, it } from 'vitest';
import { openBench } from './sandbox.fixture.ts';
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

  it('starts over from unreadable or outdated data, and continues when saving fails', async () => {
    for (const saved of ['{', '{"v":1,"seed":7}', '[]', 'null']) {
      const bench = await openBench('folia', { storage: { load: async () => saved, save: async () => undefined } });
      expect((await bench.call('systemStatus')).value).toBe(0);
    }
    const broken = () => Promise.reject(new Error('full'));
    const bench = await openBench('folia', { storage: { load: broken, save: broken } });
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
