import { describe, expect, it, test } from 'vitest';
import type { RequestOf } from '#platform/endpoints/endpoints.ts';
import { centsOf, moneyOf } from '#sandbox/values/amounts.ts';
import { drawsOf } from '#sandbox/values/draws.ts';
import { type Bench, openBench } from '../sandbox.fixture.ts';

const balanceOf = async (bench: Bench, token: string) => (await bench.call('balance', undefined, { token })).value;
const walletsOf = async (bench: Bench, token: string) => (await bench.call('vendorWallets', undefined, { token })).value;
const records = async (bench: Bench, token: string, query: Partial<RequestOf<'walletTransferRecords'>> = {}) =>
  (await bench.call('walletTransferRecords', { pageNo: 1, pageSize: 100, ...query }, { token })).value;
const into = (vendor: string, amount: string) => ({ type: 'VENDOR_IN', from: 'MAIN', to: vendor, amount }) as const;
const outOf = (vendor: string, amount: string) => ({ type: 'VENDOR_OUT', from: vendor, to: 'MAIN', amount }) as const;
const toUpline = { type: 'UPLINE', from: 'MAIN', to: 'MAIN', amount: '20.00', target: 'agent001' } as const;

async function signIn(account = 'member01', brand = 'folia') {
  const bench = await openBench(brand);
  const token = await bench.tokenOf(account);
  const transfer = (body: RequestOf<'walletTransfer'>, key?: string) =>
    bench.call('walletTransfer', body, { token, ...(key !== undefined && { headers: { 'Idempotency-Key': key } }) });
  return { bench, token, transfer };
}

/** 40 random transfers, recalls and repetitions, some of them refused. */
async function playTransfers(seed: number) {
  const { bench, token, transfer } = await signIn('vip00005');
  const draws = drawsOf({ random: seed });
  const vendors = (await walletsOf(bench, token)).map(({ vendor }) => vendor);
  const total = (await balanceOf(bench, token)).sumBalance;
  for (let turn = 0; turn < 40; turn += 1) {
    const amount = draws.chance(0.1) ? '99999999' : moneyOf(BigInt(draws.between(1, 2_000_000)));
    const make = draws.pick([into, outOf]);
    if (draws.chance(0.1)) await bench.call('walletRecall', undefined, { token });
    else await transfer(make(draws.pick(vendors), amount), `random-${seed}-${draws.between(0, 30)}`);

    const { balance, sumBalance } = await balanceOf(bench, token);
    const wallets = await walletsOf(bench, token);
    const all = wallets.reduce((sum, one) => sum + centsOf(one.balance), centsOf(String(balance)));
    expect(moneyOf(all), `seed ${seed}, turn ${turn}`).toBe(sumBalance);
    expect(sumBalance, `seed ${seed}, turn ${turn}`).toBe(total);
    for (const one of [...wallets.map((wallet) => wallet.balance), String(balance)])
      expect(centsOf(one) >= 0n, `seed ${seed}, turn ${turn}`).toBe(true);
  }
  const keys = (await records(bench, token)).rows.flatMap(({ requestKey, type }) => (type === 'VENDOR_IN' ? [requestKey] : []));
  const own = keys.filter((key) => key?.startsWith('random-') === true);
  expect(new Set(own).size).toBe(own.length);
}

test('main wallet and vendor wallets are the sum, after any transfers (WAL-02, TRF-01)', async () => {
  const seeds = process.env['DEEP'] === undefined ? 8 : 60;
  for (let seed = 1; seed <= seeds; seed += 1) await playTransfers(seed);
});

describe('a transfer between wallets', () => {
  it('moves the amount once per key, and stands in transfers and account record (TRF-01)', async () => {
    const { bench, token, transfer } = await signIn();
    const first = await transfer(into('MSN', '50.5'), 'wallets-0001');
    expect(first.value).toEqual({ referenceNumber: expect.stringMatching(/^WT/), balance: '1200.00' });
    expect((await transfer(into('MSN', '50.5'), 'wallets-0001')).value).toEqual(first.value);
    expect(await balanceOf(bench, token)).toMatchObject({ balance: '1200.00', sumBalance: '1371.25' });
    const { rows } = await records(bench, token);
    expect(rows[0]).toMatchObject({ from: 'MAIN', to: 'Monsoon', amount: '50.50', requestKey: 'wallets-0001' });
    expect(rows[1]?.requestKey).toBeNull();
    const [movement] = (await bench.call('memTransDet', { pageNo: 1, pageSize: 1 }, { token })).value.rows;
    expect(movement).toMatchObject({ type: 'TRANSFER_OUT', amount: '-50.50', balanceAfter: '1200.00' });
    // the same key with another request is not carried out
    expect((await transfer(into('MSN', '9'), 'wallets-0001')).status).toBe(409);
  });

  it.each([
    ['more than there is', into('MSN', '1250.51'), 'insufficient_balance'],
    ['more than the vendor has', outOf('IA', '120.01'), 'insufficient_balance'],
    ['an unknown vendor', into('NOBODY', '1'), 'invalid_request'],
    ['a vendor without a wallet', into('LUM', '1'), 'invalid_request'],
    ['a name of every object', into('constructor', '1'), 'invalid_request'],
    ['a vendor under maintenance', into('CIN', '1'), 'game_maintenance'],
    ['between two vendors', { ...into('MSN', '1'), from: 'KGR' }, 'invalid_request'],
    ['into the main wallet itself', into('MAIN', '1'), 'invalid_request'],
  ] as const)('of %s is refused and moves nothing', async (_, body, code) => {
    const { bench, token, transfer } = await signIn();
    expect(await transfer(body)).toMatchObject({ success: false, message: code });
    expect(await balanceOf(bench, token)).toMatchObject({ balance: '1250.50', sumBalance: '1371.25' });
  });

  it.each(['0', '0.00', '-1', '1e9', '1,5', '0.001', '', '9'.repeat(40), ' 1', '+1', 'NaN'])(
    'of the amount %j is refused before anything moves',
    async (amount) => {
      const { bench, token, transfer } = await signIn();
      expect(await transfer(into('MSN', amount))).toMatchObject({ status: 400, message: 'invalid_request' });
      expect(await balanceOf(bench, token)).toMatchObject({ balance: '1250.50' });
    },
  );

  it('is closed to a demo account, and to everybody while there is one wallet (WAL-06)', async () => {
    const demo = await signIn('demo0001');
    expect(await demo.transfer(into('MSN', '1'))).toMatchObject({ message: 'in_need_true_account' });
    const { bench, token, transfer } = await signIn();
    await bench.control('/scenario', { name: 'single-wallet' });
    expect(await transfer(into('MSN', '1'))).toMatchObject({ message: 'in_function_not_open' });
    expect(await walletsOf(bench, token)).toEqual([]);
  });
});

test('recall brings everything back but what is under maintenance, once per key (TRF-01)', async () => {
  const { bench, token } = await signIn('vip00005');
  const extras = { token, headers: { 'Idempotency-Key': 'recall-0001' } };
  const { value } = await bench.call('walletRecall', undefined, extras);
  expect(value).toMatchObject({ amount: '40099.99', balance: '324410.74' });
  expect(value.rows.map(({ from, requestKey }) => [from, requestKey])).toEqual([
    ['Monsoon', 'recall-0001'],
    ['Ironarc', 'recall-0001'],
  ]);
  expect((await bench.call('walletRecall', undefined, extras)).value).toEqual(value);
  expect(await walletsOf(bench, token)).toContainEqual({
    vendor: 'CIN',
    name: 'Cinderbox',
    balance: '15.00',
    state: 'MAINTENANCE',
  });
  expect((await bench.call('walletRecall', undefined, { token })).value).toMatchObject({ rows: [], amount: '0.00' });
});

describe('a transfer to the upline (TRF-02, D-75)', () => {
  it('takes from the sender what the upline receives', async () => {
    const { bench, token, transfer } = await signIn();
    const upline = await bench.tokenOf('agent001');
    expect((await bench.call('memberInfo', undefined, { token })).value).toMatchObject({ toUpline: '1', upline: 'agent001' });
    const { value } = await transfer({ ...toUpline, paymentPassword: '482913', remark: 'Thanks' }, 'upline-0001');
    expect(value).toMatchObject({ balance: '1230.50' });
    expect(await balanceOf(bench, upline)).toMatchObject({ balance: '88430.20' });
    const { rows, totals } = await records(bench, token, { type: 'UPLINE' });
    expect(rows).toMatchObject([{ to: 'agent001', amount: '20.00', remark: 'Thanks', requestKey: 'upline-0001' }]);
    expect(totals).toEqual({ in: '0.00', out: '20.00', amount: '20.00' });
  });

  it.each([
    ['a wrong password', { paymentPassword: '000000' }, 'payment_password_wrong'],
    ['no password', {}, 'payment_password_wrong'],
    ['another member', { paymentPassword: '482913', target: 'vip00005' }, 'invalid_request'],
    ['nobody', { paymentPassword: '482913', target: 'nobody' }, 'invalid_request'],
    ['oneself', { paymentPassword: '482913', target: 'member01' }, 'invalid_request'],
    ['more than there is', { paymentPassword: '482913', amount: '1250.51' }, 'insufficient_balance'],
    ['the money of a vendor', { paymentPassword: '482913', from: 'MSN' }, 'invalid_request'],
    ['a downline', { paymentPassword: '482913', type: 'DOWNLINE' as const }, 'error_not_agent'],
  ])('with %s is refused and moves nothing', async (_, changed, code) => {
    const { bench, token, transfer } = await signIn();
    expect(await transfer({ ...toUpline, ...changed })).toMatchObject({ success: false, message: code });
    expect(await balanceOf(bench, token)).toMatchObject({ balance: '1250.50' });
  });

  it('is refused where it is not open, and without a transaction password', async () => {
    const orvane = await signIn('member01', 'orvane');
    expect(await orvane.transfer({ ...toUpline, paymentPassword: '482913' })).toMatchObject({ message: 'in_function_not_open' });
    const { transfer } = await signIn('default1');
    expect(await transfer({ ...toUpline, paymentPassword: '482913' })).toMatchObject({ message: 'payment_password_unset' });
  });

  it('goes down as well, to a member of one’s own', async () => {
    const { bench, transfer } = await signIn('agent001');
    const member = await bench.tokenOf('member01');
    const down = { ...toUpline, type: 'DOWNLINE', target: 'member01', paymentPassword: '482913' } as const;
    expect((await transfer(down)).value).toMatchObject({ balance: '88390.20' });
    expect(await balanceOf(bench, member)).toMatchObject({ balance: '1270.50' });
    expect(await transfer({ ...down, target: 'rank0004' })).toMatchObject({ message: 'invalid_request' });
  });
});

test.each([{}, { type: 'VENDOR_IN' }, { status: 'CREDITED', sort: 'amount', order: 'asc' }] as const)(
  'totals of transfers are the sums over all pages of %j',
  async (filter) => {
    const { bench, token, transfer } = await signIn();
    for (const amount of ['1.01', '2.02', '3.03']) await transfer(into('KGR', amount));
    const { total, totalPages, totals } = await records(bench, token, { ...filter, pageSize: 7 });
    const rows = [];
    for (let pageNo = 1; pageNo <= totalPages; pageNo += 1)
      rows.push(...(await records(bench, token, { ...filter, pageNo, pageSize: 7 })).rows);
    expect(rows).toHaveLength(total);
    const sum = rows.reduce((cents, { amount }) => cents + centsOf(amount), 0n);
    expect(moneyOf(sum)).toBe(totals.amount);
    expect(moneyOf(centsOf(totals.in) + centsOf(totals.out))).toBe(totals.amount);
  },
);

test.each(['folia', 'orvane', 'mayloc'])(
  'the scenario of %s has transfers of every status; a refused one moved nothing',
  async (brand) => {
    const { bench, token } = await signIn('member01', brand);
    const before = centsOf(String((await balanceOf(bench, token)).balance));
    await bench.control('/scenario', { name: 'transfers' });
    const { rows } = await records(bench, token, { pageSize: 5 });
    expect(rows.slice(0, 4).map(({ status }) => status)).toEqual(['PENDING', 'CREDITED', 'REJECTED', 'FAILED']);
    expect(centsOf(String((await balanceOf(bench, token)).balance))).toBe(before - 2_000n);
    const moves = (await bench.call('memTransDet', { pageNo: 1, pageSize: 2, type: 'TRANSFER_OUT' }, { token })).value.rows;
    expect(moves.map(({ amount, status }) => [amount, status])).toEqual([
      ['-10.00', 'PENDING'],
      ['-10.00', 'CREDITED'],
    ]);
  },
);
