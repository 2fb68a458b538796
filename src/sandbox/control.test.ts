import { describe, expect, it } from 'vitest';
import { openBench, origin } from './sandbox.fixture.ts';

describe('the control calls', () => {
  it('switch flags, alone and with their descendants, and accept unknown ones', async () => {
    const bench = await openBench('folia');
    expect((await bench.control('/flags', { MOBILEREG3: '1', NEWONE3: '1' })).value).toEqual({ MOBILEREG3: '1', NEWONE3: '1' });
    const { value } = await bench.call('whitelabel');
    const text = JSON.stringify(value);
    expect(text).toContain('{"modId":"MOBILEREG3","enabled":"1"');
    expect(text).toContain('{"modId":"NEWONE3","enabled":"1"');
    expect((await bench.control('/flags', { MOBILEREG3: true })).status).toBe(400);
  });

  it("reset a flag to the tree's value", async () => {
    const bench = await openBench('folia');
    await bench.control('/flags', { MOBILEREG3: '1', FREEPLAY3: '0' });
    expect((await bench.control('/flags', { MOBILEREG3: null })).value).toEqual({ FREEPLAY3: '0' });
  });

  it('change settings by merge patch, in the replies of both calls that contain them', async () => {
    const bench = await openBench('folia');
    await bench.control('/settings', { captcha: { enabled: false }, humanVerification: { enabled: true }, externalSms: true });
    await bench.control('/settings', { fields: { zalo: { enabled: true, required: true } }, phonePasswordEnabled: false });
    const { info } = (await bench.call('permission', { host: 'x' })).value;
    expect(info.register).toMatchObject({ captchaEnabled: false, humanVerification: { enabled: true }, externalSms: true });
    const { value } = await bench.call('registerSettings');
    expect(value).toMatchObject({ zalo: { enabled: true, required: true, patternId: 6 }, phonePasswordEnabled: false });
  });

  it('advance the clock for everything that depends on time', async () => {
    const bench = await openBench('folia');
    const before = bench.now();
    expect((await bench.control('/clock', { advanceMs: 3_600_000 })).value).toEqual({ now: before + 3_600_000 });
    const response = await bench.sandbox.handle(new Request(`${origin}/wps/system/status`));
    expect(response?.headers.get('date')).toBe(new Date(before + 3_600_000).toUTCString());
    expect((await bench.control('/clock', { offsetMs: -60_000 })).value).toEqual({ now: before - 60_000 });
    expect((await bench.control('/clock', { advanceMs: 'soon' })).status).toBe(400);
  });

  it('set the system status', async () => {
    const bench = await openBench('folia');
    await bench.control('/settings', { status: 1 });
    expect((await bench.call('systemStatus')).value).toBe(1);
    await bench.control('/settings', { status: 0 });
    expect((await bench.call('systemStatus')).value).toBe(0);
  });

  it('sign a seed member in, and list those that exist', async () => {
    const bench = await openBench('folia');
    const token = await bench.tokenOf('agent041');
    expect((await bench.call('memberInfo', undefined, { token })).value).toMatchObject({
      account: 'agent041',
      type: 41,
      toUpline: '1',
    });
    expect(await bench.control('/user', { account: 'nobody' })).toMatchObject({
      status: 400,
      value: { error: expect.stringContaining('member01') },
    });
  });

  it('answer an unknown one with 404 and a list, and a body that is not an object with 400', async () => {
    const { sandbox } = await openBench('folia');
    const unknown = await sandbox.handle(new Request(`${origin}/__sandbox/nothing`));
    expect(unknown?.status).toBe(404);
    expect(await unknown?.text()).toContain('POST /reset');
    for (const body of ['[]', '{', '"x"', 'null']) {
      expect((await sandbox.handle(new Request(`${origin}/__sandbox/flags`, { method: 'POST', body })))?.status).toBe(400);
    }
  });

  it('report the current state, for a panel', async () => {
    const bench = await openBench('folia');
    const { value } = await bench.control('/state');
    expect(value).toMatchObject({
      scenario: 'normal',
      scenarios: expect.arrayContaining([{ name: 'maintenance', title: expect.any(String) }]),
      users: expect.arrayContaining([{ account: 'member01', what: 'Plain member' }]),
    });
  });

  it('cannot change a prototype', async () => {
    const bench = await openBench('folia');
    await bench.sandbox.handle(
      new Request(`${origin}/__sandbox/settings`, {
        method: 'POST',
        body: '{"__proto__":{"polluted":1},"fields":{"constructor":{"prototype":{"polluted":1}}}}',
      }),
    );
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    expect((await bench.call('registerSettings')).status).toBe(200);
  });
});
