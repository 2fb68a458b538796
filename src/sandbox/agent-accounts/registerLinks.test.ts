import { describe, expect, it } from 'vitest';
import type { RequestOf } from '#platform/endpoints/endpoints.ts';
import { type Bench, openBench } from '../sandbox.fixture.ts';
import { memoryStorage } from '../sandboxStorage.ts';

const dayMs = 86_400_000;
const here = { domain: 'brand.localhost' };

async function asAgent(account = 'agent001', brand = 'orvane') {
  const bench = await openBench(brand);
  const token = await bench.tokenOf(account);
  const links = async (query: Partial<RequestOf<'agentRegisterLinks'>> = {}) =>
    (await bench.call('agentRegisterLinks', { pageNo: 1, pageSize: 100, ...query }, { token })).value;
  const create = (body: Partial<RequestOf<'createRegisterLink'>> = {}, key?: string) =>
    bench.call('createRegisterLink', { type: 'MEMBER', ...body }, { token, ...(key && { headers: { 'Idempotency-Key': key } }) });
  return { bench, token, links, create };
}

const isValid = async (bench: Bench, code: string) => (await bench.call('affiliate', { code, ...here })).value?.valid;
const register = (bench: Bench, username: string, affiliateCode: string) =>
  bench.call('register', {
    username,
    password: 'Harbour77',
    login: true,
    registerUrl: 'http://brand.localhost/register',
    registerMethod: 'WEB',
    affiliateCode,
  });

it('a link made on a site of agents alone registers on the members’ site, and the agent sees it on both (P-16)', async () => {
  const storage = memoryStorage();
  const [desk, players] = [await openBench('orvane-desk', { storage }), await openBench('orvane', { storage })];
  const token = await desk.tokenOf('agent001');
  const { code, url } = (await desk.call('createRegisterLink', { type: 'MEMBER' }, { token })).value;
  expect(url).toBe(`https://orvane.example/register?aff=${code}`);
  expect((await register(desk, 'linked01', code)).message).toBe('in_function_not_open');
  expect(await register(players, 'linked01', code)).toMatchObject({ success: true });
  const query = { pageNo: 1, pageSize: 10, account: 'linked01' } as const;
  for (const site of [desk, players])
    expect((await site.call('agentDownlines', query, { token })).value.rows).toMatchObject([{ account: 'linked01', level: 1 }]);
  const { rows } = (await desk.call('agentRegisterLinks', { pageNo: 1, pageSize: 10 }, { token })).value;
  expect(rows[0]).toMatchObject({ code, registrations: 1 });
});

describe('a link of an agent (P-16)', () => {
  it('counts visits and registrations; the member joins the team below the agent', async () => {
    const { bench, links, create } = await asAgent();
    const { code, url, visits } = (await create({ remark: ' Radio ' })).value;
    expect([url, visits]).toEqual([`http://brand.localhost/register?aff=${code}`, 0]);
    for (const visit of ['1', '1', undefined] as const)
      await bench.call('affiliate', { code: code.toLowerCase(), ...here, ...(visit && { visit }) });
    const { value } = await register(bench, 'linked01', code.toLowerCase());
    expect((await bench.call('memberInfo', undefined, { token: value.token })).value).toMatchObject({
      type: 0,
      upline: 'agent001',
    });
    expect((await links()).rows[0]).toMatchObject({ code, visits: 2, registrations: 1, status: 'ACTIVE', remark: 'Radio' });
  });

  it('of the type AGENT makes an agent', async () => {
    const { bench, create } = await asAgent();
    const { code } = (await create({ type: 'AGENT' })).value;
    const { value } = await register(bench, 'linked02', code);
    expect((await bench.call('memberInfo', undefined, { token: value.token })).value).toMatchObject({ type: 2 });
  });

  it('is refused at registration like an unknown code once it has expired or is deleted, and counts nothing', async () => {
    const { bench, token, links, create } = await asAgent();
    const brief = (await create({ validUntil: bench.now() + 1_000 })).value.code;
    const gone = (await create()).value.code;
    expect([await isValid(bench, brief), await isValid(bench, gone)]).toEqual([true, true]);
    bench.advance(1_000);
    expect((await bench.call('deleteRegisterLink', { code: gone }, { token })).success).toBe(true);
    for (const code of [brief, gone, 'NOSUCH99']) {
      await bench.call('affiliate', { code, ...here, visit: '1' });
      expect(await isValid(bench, code)).toBe(false);
      expect(await register(bench, 'linked03', code)).toMatchObject({ success: false, message: 'invitation_code_error' });
    }
    const own = (await links()).rows.find(({ code }) => code === brief);
    expect(own).toMatchObject({ status: 'EXPIRED', visits: 0, registrations: 0 });
  });

  it('is created once per key', async () => {
    const { links, create } = await asAgent();
    const before = (await links()).total;
    const first = await create({}, 'link-key-0001');
    expect((await create({}, 'link-key-0001')).value).toEqual(first.value);
    const { rows, total } = await links();
    expect([total, rows[0]?.requestKey]).toEqual([before + 1, 'link-key-0001']);
  });

  it.each([{ validUntil: 0 }, { validUntil: Date.UTC(2026, 10, 21, 12) }, { remark: 'x'.repeat(101) }])(
    'is not created with %j',
    async (body) => {
      const { links, create } = await asAgent();
      const before = (await links()).total;
      expect(await create(body)).toMatchObject({ success: false, message: 'invalid_request' });
      expect((await links()).total).toBe(before);
    },
  );

  it('belongs to one agent: another one neither sees nor deletes it', async () => {
    const { bench, create } = await asAgent();
    const { code } = (await create()).value;
    const token = await bench.tokenOf('agent002');
    const { rows } = (await bench.call('agentRegisterLinks', { pageNo: 1, pageSize: 100 }, { token })).value;
    expect(rows.map((row) => row.code)).not.toContain(code);
    expect((await bench.call('deleteRegisterLink', { code }, { token })).message).toBe('invalid_request');
    expect(await isValid(bench, code)).toBe(true);
  });
});

it('the links of a seed agent are the same in every session, and its codes register at once', async () => {
  const [one, other] = [await asAgent(), await asAgent()];
  const codes = (await one.links()).rows.map(({ code }) => code);
  expect(codes).toEqual((await other.links()).rows.map(({ code }) => code));
  // before anybody has looked at the list
  const fresh = await openBench('orvane');
  expect(await Promise.all(codes.map((code) => isValid(fresh, code)))).toEqual([true, true, false]);
});

it.each([{}, { type: 'MEMBER' }, { status: 'EXPIRED' }, { sort: 'visits', order: 'asc' }] as const)(
  'totals of links are the sums over all pages of %j',
  async (filter) => {
    const { links, create } = await asAgent();
    for (let made = 0; made < 5; made += 1) await create(made % 2 === 0 ? {} : { type: 'AGENT' });
    const { total, totalPages, totals } = await links({ ...filter, pageSize: 2 });
    const rows = [];
    for (let pageNo = 1; pageNo <= totalPages; pageNo += 1) rows.push(...(await links({ ...filter, pageNo, pageSize: 2 })).rows);
    expect(rows).toHaveLength(total);
    expect(rows.reduce((sum, { visits }) => sum + visits, 0)).toBe(totals.visits);
    expect(rows.reduce((sum, { registrations }) => sum + registrations, 0)).toBe(totals.registrations);
  },
);

it('links are asked for by the time of their creation, at most 92 days at once', async () => {
  const { bench, token, links } = await asAgent();
  const now = bench.now();
  expect((await links({ startTime: now - 40 * dayMs, endTime: now })).rows.map(({ type }) => type)).toEqual(['MEMBER', 'AGENT']);
  const wide = { pageNo: 1, pageSize: 10, startTime: now - 93 * dayMs, endTime: now };
  expect((await bench.call('agentRegisterLinks', wide, { token })).message).toBe('invalid_request');
});
