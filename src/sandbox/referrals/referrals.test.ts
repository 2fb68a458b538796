import { describe, expect, it, test } from 'vitest';
import type { RequestOf } from '#platform/endpoints/endpoints.ts';
import { centsOf } from '#sandbox/values/amounts.ts';
import { type Bench, openBench } from '../sandbox.fixture.ts';

const read = async (bench: Bench, token: string, query: Partial<RequestOf<'referrals'>> = {}) =>
  (await bench.call('referrals', { pageNo: 1, pageSize: 100, ...query }, { token })).value;
const infoOf = (bench: Bench, token: string) => bench.call('referralInfo', undefined, { token });

async function register(bench: Bench, username: string, referralCode: string) {
  await bench.call('captcha');
  const { code } = await bench.mail('captcha');
  const reply = await bench.call('register', {
    username,
    password: 'Walk1234',
    confirmPassword: 'Walk1234',
    email: `${username}@mail.example`,
    captcha: code,
    referralCode,
    login: true,
    registerUrl: 'http://brand.localhost/register',
    registerMethod: 'WEB',
  });
  expect(reply.success).toBe(true);
  return reply.value.token;
}

describe.each(['folia', 'orvane', 'mayloc'])('the invited people of a member of %s', (brand) => {
  it('earned what the account record says, and are summed over all pages (INV-01)', async () => {
    const bench = await openBench(brand);
    const token = await bench.tokenOf('member01');
    const { rows, totals, total } = await read(bench, token);
    expect(rows).toHaveLength(total);
    expect(totals.invited).toBe(total);
    expect(totals.registered).toBe(rows.filter(({ registeredTime }) => registeredTime != null).length);
    expect(totals.deposited).toBe(rows.filter(({ firstDeposit }) => firstDeposit != null).length);
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['INVITED', 'REGISTERED', 'REWARDED', 'REJECTED']));
    for (const { account } of rows) expect(account).toMatch(/\*\*\*/);
    const paid = (await bench.call('bonusDetails', { pageNo: 1, pageSize: 100, type: 'REFERRAL' }, { token })).value;
    expect(totals.bonus).toBe(paid.totals.amount);
    expect(rows.reduce((sum, { bonus }) => sum + centsOf(bonus), 0n)).toBe(centsOf(totals.bonus));
    expect(await read(bench, token)).toEqual({ rows, totals, total, totalPages: 1, pageNo: 1 });
  });
});

test.each([
  { status: 'REWARDED' },
  { status: 'INVITED' },
  { sort: 'bonus', order: 'asc' },
  { startTime: Date.UTC(2026, 9, 1) },
] as const)('pages of %j hold every row once', async (filter) => {
  const bench = await openBench('folia');
  const token = await bench.tokenOf('member01');
  const all = await read(bench, token, filter);
  const pages = [];
  for (let pageNo = 1; pageNo <= Math.ceil(all.total / 5); pageNo += 1)
    pages.push(...(await read(bench, token, { ...filter, pageNo, pageSize: 5 })).rows);
  expect(pages).toEqual(all.rows);
});

describe('a person who registers with a code', () => {
  it.each(['as given', 'in lower case'])('%s is found by whoever invited, and nobody else (INV-02)', async (how) => {
    const bench = await openBench('folia');
    const token = await bench.tokenOf('member01');
    const other = await bench.tokenOf('agent001');
    const [before, theirs] = [await read(bench, token), await read(bench, other)];
    const { code } = (await infoOf(bench, token)).value;
    expect(code).not.toBe((await infoOf(bench, other)).value.code);
    await register(bench, 'walker01', how === 'as given' ? code : ` ${code.toLowerCase()} `);
    const after = await read(bench, token);
    expect(after.total).toBe(before.total + 1);
    expect(after.rows[0]).toMatchObject({ account: 'wal***01', status: 'REGISTERED', firstDeposit: null, bonus: '0.00' });
    expect((await read(bench, other)).total).toBe(theirs.total);
  });

  it('and an unknown code is nobody’s', async () => {
    const bench = await openBench('folia');
    const token = await bench.tokenOf('member01');
    const { total } = await read(bench, token);
    await register(bench, 'walker01', 'NOBODY99');
    expect((await read(bench, token)).total).toBe(total);
  });
});

test('while the programme is closed there is no link, and the balance says so (WAL-07)', async () => {
  const bench = await openBench('folia');
  await bench.control('/scenario', { name: 'referral-closed' });
  const token = await bench.tokenOf('member01');
  expect(await infoOf(bench, token)).toMatchObject({ success: false, message: 'in_function_not_open' });
  const { availablePromo } = (await bench.call('balance', undefined, { token })).value;
  expect(availablePromo?.REFERRAL?.enabled).toBe('0');
  expect((await read(bench, token)).total).toBeGreaterThan(0);
});
