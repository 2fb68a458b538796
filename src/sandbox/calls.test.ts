import { describe, expect, it } from 'vitest';
import { endpoints, type EndpointName } from '#platform/endpoints/endpoints.ts';
import { accessOf } from './callAccess.ts';
import { origin, openBench } from './sandbox.fixture.ts';
import { sampleRequests } from './sampleRequests.ts';

const names = Object.keys(endpoints) as EndpointName[];
/** Refused for some of the members that walk here; each has a test of its own for the reason. */
const refusedHere: readonly EndpointName[] = [
  'changePassword',
  'removeBankCard',
  'depositPaid',
  'cancelDeposit',
  'setPaymentPassword',
  'setTwoStep',
  'smsBind',
  'emailBind',
  'bindMobile',
  'bindEmail',
  'applyWithdraw',
  'confirmWithdraw',
  'messageDelete',
  'deleteRegisterLink',
];
/** Brands without offers to new players have no red envelopes. */
const closedAt: Partial<Record<EndpointName, readonly string[]>> = {
  redEnvelopes: ['folia', 'orvane-desk'],
  openRedEnvelope: ['folia', 'orvane-desk'],
};
const brands = ['folia', 'orvane', 'mayloc', 'orvane-desk'];

describe.each(brands)('every call of %s', (id) => {
  it('gets a reply that fits its schema, for a visitor or a member', async () => {
    const bench = await openBench(id);
    const agent = await bench.tokenOf('agent001');
    const token = id === 'orvane-desk' ? agent : await bench.tokenOf('member01');
    await bench.control('/flags', { dividend: '1', salary: '1', hourSalary: '1', agentRealtimeSalary: '1' });
    for (const name of names.filter((one) => one !== 'logout')) {
      const { role } = accessOf(name);
      const reply = await bench.call(name, sampleRequests[name] as never, { token: role === undefined ? token : agent });
      if (closedAt[name]?.includes(id) === true) {
        expect.soft([reply.status, reply.message], name).toEqual([403, 'in_function_not_open']);
        continue;
      }
      expect.soft(reply.status, `${name} ${reply.message}`).toBe(200);
      if (endpoints[name].access === 'token' && !refusedHere.includes(name)) expect.soft(reply.success, name).toBe(true);
    }
    expect((await bench.call('logout', undefined, { token })).success).toBe(true);
  });
});

describe('the token policy', () => {
  it.each(names.filter((name) => endpoints[name].access === 'token'))(
    '%s is refused with 401 without a valid token',
    async (name) => {
      const bench = await openBench('folia');
      for (const token of [undefined, 'sbx-unknown']) {
        const reply = await bench.call(name, sampleRequests[name] as never, { token });
        expect(reply).toMatchObject({ status: 401, success: false, message: 'token_invalid' });
      }
    },
  );

  it.each(names.filter((name) => endpoints[name].access === 'visitor'))(
    '%s is served to a visitor, and to one whose token is stale',
    async (name) => {
      const bench = await openBench('folia');
      for (const token of [undefined, 'sbx-stale']) {
        const reply = await bench.call(name, sampleRequests[name] as never, { token });
        expect(reply.status).toBe(200);
        expect(reply.message).not.toBe('token_invalid');
        bench.advance(3_600_000);
      }
    },
  );

  it('accepts the token in the header that the brand names', async () => {
    const bench = await openBench('folia', {
      change: (brand) => ({ ...brand, api: { ...brand.api, tokenHeader: 'X-Session' } }),
    });
    const token = await bench.tokenOf('member01');
    expect((await bench.call('memberInfo', undefined, { headers: { 'X-Session': `Bearer ${token}` } })).success).toBe(true);
    expect((await bench.call('memberInfo', undefined, { token })).status).toBe(401);
  });
});

describe('a request that breaks its schema', () => {
  it.each([
    ['login', { username: 'member01' }],
    ['language', { language: 'english' }],
    ['permission', {}],
    ['announcements', { types: 'X', platform: 'W', execution: 'B' }],
    ['smsLogin', { mobileNum: '+55 11', countryDialingCode: '55' }],
    ['passwordByEmail', { username: 'member01', email: 'nowhere' }],
  ] as const)('is rejected with 400: %s', async (name, raw) => {
    const bench = await openBench('folia');
    expect(await bench.call(name, undefined, { raw })).toMatchObject({ status: 400, success: false, message: 'invalid_request' });
  });

  it('is rejected when a body is not JSON', async () => {
    const { sandbox } = await openBench('folia');
    const response = await sandbox.handle(new Request(`${origin}/wps/member/language`, { method: 'PUT', body: '{"lang' }));
    expect(response?.status).toBe(400);
  });
});

describe('addresses', () => {
  it('ignores other addresses and answers an unknown call with 404', async () => {
    const { sandbox } = await openBench('folia');
    expect(await sandbox.handle(new Request(`${origin}/assets/app.js`))).toBeNull();
    expect(await sandbox.handle(new Request(`${origin}/wpsx`))).toBeNull();
    expect((await sandbox.handle(new Request(`${origin}/wps/unknown`)))?.status).toBe(404);
    expect((await sandbox.handle(new Request(`${origin}/wps/captcha`, { method: 'POST' })))?.status).toBe(404);
  });

  it('uses the method and path that a brand gives a call', async () => {
    const { sandbox } = await openBench('folia', {
      change: (brand) => ({ ...brand, api: { ...brand.api, endpoints: { captcha: { method: 'POST', path: '/wps/picture' } } } }),
    });
    expect((await sandbox.handle(new Request(`${origin}/wps/picture`, { method: 'POST' })))?.status).toBe(200);
    expect((await sandbox.handle(new Request(`${origin}/wps/captcha`)))?.status).toBe(404);
  });

  it('sends its own time and `no-store`', async () => {
    const bench = await openBench('folia');
    const response = await bench.sandbox.handle(new Request(`${origin}/wps/system/status`));
    expect(response?.headers.get('date')).toBe(new Date(bench.now()).toUTCString());
    expect(response?.headers.get('cache-control')).toBe('no-store');
  });
});
