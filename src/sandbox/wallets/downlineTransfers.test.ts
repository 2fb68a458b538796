import { expect, it, test } from 'vitest';
import type { RequestOf } from '#platform/endpoints/endpoints.ts';
import { centsOf } from '#sandbox/values/amounts.ts';
import { drawsOf } from '#sandbox/values/draws.ts';
import { type Bench, openBench } from '../sandbox.fixture.ts';

type Body = RequestOf<'walletTransfer'>;
const down = { type: 'DOWNLINE', from: 'MAIN', to: 'MAIN', amount: '20.00', paymentPassword: '482913' } as const;

async function asAgent(account = 'agent001') {
  const bench = await openBench('orvane');
  const token = await bench.tokenOf(account);
  const transfer = (body: Partial<Body> & { target: string }, key?: string) =>
    bench.call('walletTransfer', { ...down, ...body }, { token, ...(key && { headers: { 'Idempotency-Key': key } }) });
  const team = async (query: Partial<RequestOf<'agentDownlines'>> = {}) =>
    (await bench.call('agentDownlines', { pageNo: 1, pageSize: 100, ...query }, { token })).value;
  return { bench, token, transfer, team };
}

const balanceOf = async (bench: Bench, token: string) => (await bench.call('balance', undefined, { token })).value.balance ?? '';

it('reaches a downline that can sign in, once per key; both records show it (TRF-03)', async () => {
  const { bench, token, transfer } = await asAgent();
  const member = await bench.tokenOf('member01');
  const [own, theirs] = [centsOf(await balanceOf(bench, token)), centsOf(await balanceOf(bench, member))];
  const first = await transfer({ target: 'member01', remark: 'Start' }, 'down-key-0001');
  expect((await transfer({ target: 'member01', remark: 'Start' }, 'down-key-0001')).value).toEqual(first.value);
  expect(centsOf(await balanceOf(bench, token))).toBe(own - 2_000n);
  expect(centsOf(await balanceOf(bench, member))).toBe(theirs + 2_000n);
  const sent = (await bench.call('walletTransferRecords', { pageNo: 1, pageSize: 1 }, { token })).value.rows[0];
  expect(sent).toMatchObject({ type: 'DOWNLINE', to: 'member01', amount: '20.00', requestKey: 'down-key-0001' });
  const got = (await bench.call('memTransDet', { pageNo: 1, pageSize: 1 }, { token: member })).value.rows[0];
  expect(got).toMatchObject({ type: 'TRANSFER_IN', amount: '20.00', remark: 'agent001' });
});

it('reaches every level of the team, also who was never stored', async () => {
  const { transfer, team } = await asAgent();
  for (const level of ['1', '3', '5'] as const) {
    const row = (await team({ level })).rows.find(({ account }) => /\d{4}$/.test(account))!;
    expect((await transfer({ target: row.account })).success, level).toBe(true);
    const after = (await team({ account: row.account })).rows.find(({ id }) => id === row.id);
    expect(centsOf(after?.balance ?? '0') - centsOf(row.balance ?? '0'), level).toBe(2_000n);
  }
});

it.each([
  ['somebody outside the team', { target: 'vip00005' }, 'invalid_request'],
  ['the upline', { target: 'backend1' }, 'invalid_request'],
  ['oneself', { target: 'agent001' }, 'invalid_request'],
  ['nobody', { target: 'nobody99' }, 'invalid_request'],
  ['a name of every object', { target: 'constructor' }, 'invalid_request'],
  ['a wrong password', { target: 'member01', paymentPassword: '000000' }, 'payment_password_wrong'],
  ['no password', { target: 'member01', paymentPassword: '' }, 'invalid_request'],
  ['more than there is', { target: 'member01', amount: '88410.21' }, 'insufficient_balance'],
] as const)('to %s is refused and moves nothing', async (_, changed, code) => {
  const { bench, token, transfer } = await asAgent();
  const before = await balanceOf(bench, token);
  expect(await transfer(changed)).toMatchObject({ success: false, message: code });
  expect(await balanceOf(bench, token)).toBe(before);
});

it.each([
  ['member01', 'agent002', 'error_not_agent'],
  // below whom somebody could stand by a link
  ['vip00005', 'member01', 'error_not_agent'],
  ['demo0001', 'agent002', 'in_need_true_account'],
])("is an agent's: 403 for %s, also with what no schema allows (T32)", async (account, target, message) => {
  const { bench, token, transfer } = await asAgent(account);
  expect(await transfer({ target })).toMatchObject({ status: 403, success: false, message });
  const raw = { type: 'DOWNLINE', target: 7 };
  expect(await bench.call('walletTransfer', undefined, { token, raw })).toMatchObject({ status: 403, message });
});

test('the money of agent and team keeps its sum, after any transfers (TRF-03)', async () => {
  const seeds = process.env['DEEP'] === undefined ? 2 : 15;
  for (let seed = 1; seed <= seeds; seed += 1) {
    const { bench, token, transfer, team } = await asAgent();
    const draws = drawsOf({ random: seed });
    const { rows, totals } = await team({ level: String(draws.between(1, 5)) as '1' });
    const whole = async () => centsOf(await balanceOf(bench, token)) + centsOf((await team()).totals.balance);
    expect(rows.length, `seed ${seed}`).toBeGreaterThan(0);
    expect(totals.members).toBeGreaterThan(0);
    const before = await whole();
    for (let turn = 0; turn < 8; turn += 1) {
      const amount = draws.chance(0.2) ? '99999999' : `${draws.between(1, 900)}.${draws.between(10, 99)}`;
      await transfer({ target: draws.pick(rows).account, amount }, `random-${seed}-${draws.between(0, 5)}`);
    }
    expect(await whole(), `seed ${seed}`).toBe(before);
  }
});
