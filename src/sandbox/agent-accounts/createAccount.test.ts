import { expect, it } from 'vitest';
import type { RequestOf } from '#platform/endpoints/endpoints.ts';
import { openBench } from '../sandbox.fixture.ts';

type Body = RequestOf<'agentCreateAccount'>;
const lucia: Body = {
  accountType: 'MEMBER',
  username: 'lucia07',
  password: 'Lucia2026',
  nickname: 'Lucia',
  template: 'standard',
};

async function asAgent(brand = 'orvane', account = 'agent001') {
  const bench = await openBench(brand);
  const token = await bench.tokenOf(account);
  const create = (body: Partial<Body> = {}, key?: string) =>
    bench.call('agentCreateAccount', { ...lucia, ...body }, { token, ...(key && { headers: { 'Idempotency-Key': key } }) });
  const signIn = (username: string, password: string) => bench.call('login', { username, password, type: 'username' });
  const infoOf = async (member: string) => (await bench.call('memberInfo', undefined, { token: member })).value;
  return { bench, token, create, signIn, infoOf };
}

it.each([
  ['MEMBER', 0],
  ['AGENT', 2],
] as const)('an account of the type %s signs in at once and stands below the agent (P-16)', async (accountType, type) => {
  const { create, signIn, infoOf } = await asAgent();
  expect((await create({ accountType, username: ' lucia07 ' })).value).toMatchObject({ account: 'lucia07', accountType });
  const { value } = await signIn('lucia07', 'Lucia2026');
  expect(value).toMatchObject({ firstTimeLogin: true });
  expect(await infoOf(value.token ?? '')).toMatchObject({ account: 'lucia07', nickname: 'Lucia', type, upline: 'agent001' });
});

it.each([
  ['a name against its pattern', { username: 'luc ia 07' }, 'invalid_request'],
  ['a name that is too short', { username: 'lu1' }, 'invalid_request'],
  ['an empty name', { username: '   ' }, 'invalid_request'],
  ['a password against its rule', { password: 'nodigits' }, 'invalid_request'],
  ['a nickname against its rule, though visitors are not asked for one', { nickname: '<b>x</b>' }, 'invalid_request'],
  ['an unknown template', { template: 'constructor' }, 'invalid_request'],
  ['a taken name in capitals', { username: 'MEMBER01' }, 'username_taken'],
] as const)('%s is refused as at the registration, and creates nothing', async (_, changed, message) => {
  const { create, signIn } = await asAgent();
  expect(await create(changed)).toMatchObject({ success: false, message });
  expect((await signIn('lucia07', 'Lucia2026')).success).toBe(false);
});

it('is created once per key; the same name under another key is taken', async () => {
  const { create } = await asAgent();
  const first = await create({}, 'create-key-0001');
  // the platform does not compare passwords
  expect((await create({ password: 'Other2026' }, 'create-key-0001')).value).toEqual(first.value);
  expect((await create({}, 'create-key-0002')).message).toBe('username_taken');
  expect((await create({ username: 'lucia08' }, 'create-key-0001')).status).toBe(409);
});

it('asks for nothing else that a visitor must give, and works while registration is closed (folia)', async () => {
  const { bench, create } = await asAgent('folia');
  await bench.control('/flags', { DIRECTREG3: '0' });
  expect((await create()).success).toBe(true);
});

it.each(['member01', 'demo0001'])('%s creates nothing', async (account) => {
  const { create, signIn } = await asAgent('orvane', account);
  expect((await create()).status).toBe(403);
  expect((await signIn('lucia07', 'Lucia2026')).success).toBe(false);
});

it('stands in the agent’s team with the key of its request; a name of the team that is not stored is taken, too', async () => {
  const { bench, token, create } = await asAgent();
  const team = async (account: string) =>
    (await bench.call('agentDownlines', { pageNo: 1, pageSize: 100, account }, { token })).value.rows;
  await create({}, 'create-key-0003');
  expect(await team('lucia07')).toMatchObject([{ account: 'lucia07', type: 'MEMBER', level: 1, requestKey: 'create-key-0003' }]);
  const known = (await bench.call('agentDownlines', { pageNo: 1, pageSize: 100 }, { token })).value.rows;
  const made = known.find(({ account }) => /^[a-z]+\d{4}$/.test(account) && account.length >= 6);
  expect((await create({ username: made?.account.toUpperCase() ?? '' })).message).toBe('username_taken');
});
