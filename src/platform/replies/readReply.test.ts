import { describe, expect, it } from 'vitest';
import type { RequestOf } from '#platform/endpoints/endpoints.ts';
import { createFakePlatform, ok, refused } from '#platform/http/fakePlatform.fixture.ts';

const info = { register: { captchaEnabled: true } };
const location = { ip: '203.0.113.24', country: 'BR' };
const permission = { info, location, maintenance: false, regionRestriction: false };

async function readFrom(value: unknown) {
  const { client, reports } = createFakePlatform(() => ok(value));
  const reply = await client.call('permission', { host: 'portal.test' });
  return { reply, reports };
}

describe('tolerant reading', () => {
  it('drops an optional property of a wrong type and keeps its siblings', async () => {
    const { reply, reports } = await readFrom({
      ...permission,
      maintenanceEndTime: 'soon',
      info: { ...info, imageCDNs: [7, 'img.example'] },
    });
    expect(reply).toEqual({ ok: true, value: { ...permission, info: { ...info, imageCDNs: ['img.example'] } } });
    expect(reports).toMatchObject([{ removals: [{ path: '/info/imageCDNs/0' }, { path: '/maintenanceEndTime' }] }]);
  });

  it('drops a record without a required property', async () => {
    const resources = [{ resourceType: 7 }, { resourceType: 'FACEBOOK', url: 'https://social.example/folia' }];
    const { reply } = await readFrom({ ...permission, info: { resources } });
    expect(reply).toMatchObject({ value: { info: { resources: [resources[1]] } } });
  });

  it('fails when the reply lacks a required property', async () => {
    await expect(readFrom({ ...permission, maintenance: 'perhaps' })).rejects.toMatchObject({ kind: 'badResponse' });
    await expect(readFrom({ ...permission, location: undefined })).rejects.toMatchObject({ kind: 'badResponse' });
  });

  it('fails when nothing is left of the rows, which would look as if there were none', async () => {
    const rowsOf = (rows: unknown[]) => {
      const { client } = createFakePlatform(() => ok({ rows }));
      return client.call('agentAnnouncements');
    };
    await expect(rowsOf([7, null])).rejects.toMatchObject({ kind: 'badResponse' });
    expect(await rowsOf([])).toMatchObject({ value: { rows: [] } });
  });

  it('keeps the digits of an amount that a refusal sends as a number', async () => {
    const body = '{"success":false,"message":"confirm_transfer","value":{"vassalage":"LUM","balance":12345678901234567.90}}';
    const { client } = createFakePlatform(() => new Response(body));
    const reply = await client.call('launchGame', { vassalage: 'LUM' } as RequestOf<'launchGame'>);
    expect(reply).toMatchObject({ ok: false, value: { vassalage: 'LUM', balance: '12345678901234567.90' } });
  });

  it('keeps what fits, however many parts are bad', async () => {
    const imageCDNs = [...Array.from({ length: 500 }, () => 7), 'img.example'];
    const { reply, reports } = await readFrom({ ...permission, info: { imageCDNs } });
    expect(reply).toMatchObject({ value: { info: { imageCDNs: ['img.example'] } } });
    expect(reports).toMatchObject([{ shortened: [{ path: '/info/imageCDNs', dropped: 500, of: 501 }] }]);
    expect(reports[0]).toHaveProperty('removals.length', 50);
  });

  it('passes the whitelabel tree through unchanged, also inside the permission', async () => {
    const whitelabel = [{ modId: 7, enabled: 1, childrenNodes: 'none' }, null, 'x'];
    expect((await readFrom({ ...permission, info: { whitelabel } })).reply).toMatchObject({ value: { info: { whitelabel } } });
    expect((await readFrom({ ...permission, info: { whitelabel: 'x' } })).reply).toEqual({
      ok: true,
      value: { ...permission, info: {} },
    });
    const { client } = createFakePlatform(() => ok(whitelabel));
    expect(await client.call('whitelabel')).toEqual({ ok: true, value: whitelabel });
  });

  it('keeps records of unknown status and with missing or wrong fields, however many', async () => {
    const row = { referenceNumber: 'D1', time: 1, type: 'DEPOSIT', amount: '1', balanceAfter: '1', status: 'HELD' };
    const rows = [...Array.from({ length: 98 }, () => row), { referenceNumber: 'D2' }, { ...row, amount: {} }];
    const value = { total: 100, totalPages: 10, totals: { in: '1', out: '0', bonus: '0', amount: '1' } };
    const { client } = createFakePlatform(() => ok({ ...value, rows }));
    expect(await client.call('memTransDet', { pageNo: 1, pageSize: 100 })).toEqual({ ok: true, value: { ...value, rows } });
  });

  it.each([undefined, null, 'rows', {}])('fails when the rows are %j', async (rows) => {
    const totals = { in: '1', out: '0', bonus: '0', amount: '1' };
    const { client } = createFakePlatform(() => ok({ total: 1, totalPages: 1, totals, rows }));
    await expect(client.call('memTransDet', { pageNo: 1, pageSize: 100 })).rejects.toMatchObject({ kind: 'badResponse' });
  });

  it.each([null, 'tree', 7, true])('fails when the whitelabel tree is %s', async (value) => {
    const { client } = createFakePlatform(() => ok(value));
    await expect(client.call('whitelabel')).rejects.toMatchObject({ kind: 'badResponse' });
  });

  it('passes a tree of any depth through', async () => {
    const depth = 20_000;
    const text = `{"success":true,"value":${'{"modId":"A","enabled":"1","childrenNodes":['.repeat(depth)}${']}'.repeat(depth)}}`;
    const { client } = createFakePlatform(() => new Response(text));
    expect(await client.call('whitelabel')).toMatchObject({ ok: true });
  });
});

describe('refusals', () => {
  it('have the value of their schema, or null', async () => {
    const login = (value: unknown) =>
      createFakePlatform(() => refused('wrong_password', value)).client.call('login', {
        username: 'm',
        password: 'p',
        type: 'username',
      });
    expect(await login({ captcha: '1' })).toMatchObject({ value: { captcha: '1' } });
    expect(await login({ captcha: 'yes' })).toMatchObject({ ok: false, value: {} });
    expect(await login('captcha')).toMatchObject({ ok: false, value: null });
    expect(await createFakePlatform(() => refused('no', { any: 1 })).client.call('captcha')).toMatchObject({
      ok: false,
      value: null,
    });
  });

  it.each([
    ['wrong_password', 'wrong_password', 'wrong_password'],
    ['  wrong_password ', 'wrong_password', 'wrong_password'],
    ['The door is closed.', '', 'The door is closed.'],
    ['<b>No</b>', '', '<b>No</b>'],
    [null, '', ''],
    [{ text: 'no' }, '', ''],
  ])('with the message %j have the code %j', async (message, code, words) => {
    const { client } = createFakePlatform(() => refused(message));
    expect(await client.call('captcha')).toEqual({ ok: false, code, message: words, value: null });
  });
});

describe('keys that would change a prototype', () => {
  it.each(['"__proto__"', '"\\u005f_proto__"', '"__pr\\u006fto__"'])('drops %s', async (key) => {
    const { client } = createFakePlatform(
      () => new Response(`{"success":true,"value":[{"modId":"A","enabled":"1",${key}:{"polluted":true}}]}`),
    );
    const reply = await client.call('whitelabel');
    const [node] = reply.ok ? (reply.value as unknown as object[]) : [];
    expect(Object.keys(node ?? {})).toEqual(['modId', 'enabled']);
    expect('polluted' in Object.assign({}, node)).toBe(false);
  });
});
