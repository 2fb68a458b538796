import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { RequestOf } from '#platform/endpoints/endpoints.ts';
import { centsOf } from '#sandbox/values/amounts.ts';
import { type Bench, openBench } from '../sandbox.fixture.ts';

let lastKey = 0;
const key = () => ({ 'Idempotency-Key': `deposit-${String(++lastKey).padStart(6, '0')}` });

async function open(brand = 'orvane', scenario?: string) {
  const bench = await openBench(brand);
  if (scenario !== undefined) await bench.control('/scenario', { name: scenario });
  const token = await bench.tokenOf('member01');
  const balance = async () => centsOf(String((await bench.call('balance', undefined, { token })).value.balance));
  const apply = (body: Partial<RequestOf<'applyDeposit'>> = {}, headers = key()) =>
    bench.call('applyDeposit', { channelId: 'lume-pay', amount: '50.00', ...body }, { token, headers });
  const orderOf = async (referenceNumber: string) =>
    (await bench.call('depositRecords', { pageNo: 1, pageSize: 1, referenceNumber }, { token })).value.rows[0];
  const paid = (referenceNumber: string) => bench.call('depositPaid', { referenceNumber }, { token });
  const cancel = (referenceNumber: string) => bench.call('cancelDeposit', { referenceNumber }, { token });
  return { bench, token, balance, apply, orderOf, paid, cancel };
}

describe.each(['BANK', 'EWALLET', 'CARD', 'CRYPTO'] as const)('a deposit by %s', (type) => {
  it.each([
    ['deposit-credited', 'CREDITED', true],
    ['deposit-approved', 'APPROVED', false],
    ['deposit-rejected', 'REJECTED', false],
    ['deposit-failed', 'FAILED', false],
    ['deposit-pending', 'PENDING', false],
  ] as const)('ends in the scenario %s as %s (DEP-02)', async (scenario, status, isMoved) => {
    const { bench, token, balance, apply, orderOf, paid } = await open('orvane', scenario);
    const { channels } = (await bench.call('depositChannels', undefined, { token })).value;
    const channel = channels.find((one) => one.type === type)!;
    const before = await balance();
    const made = (await apply({ channelId: channel.id, amount: '120.50', payerName: 'Marina Duarte' })).value;
    expect(made).toMatchObject({ status: 'PENDING', amount: '120.50', channelType: type });
    expect(centsOf(made.toPay!)).toBe(centsOf('120.50') + centsOf(channel.fee ?? '0'));
    const { payUrl, qrCode, details = [] } = made.payment!;
    expect([payUrl, qrCode, details[0]].some((one) => one !== undefined)).toBe(true);
    expect((await paid(made.referenceNumber)).value.isPaid).toBe(true);
    bench.advance(60 * 60_000);
    expect(await orderOf(made.referenceNumber)).toMatchObject({ status });
    expect(await balance()).toBe(before + (isMoved ? 12_050n : 0n));
    // settled once
    bench.advance(60 * 60_000);
    expect(await balance()).toBe(before + (isMoved ? 12_050n : 0n));
  });
});

test('a deposit that nobody pays expires, and its payment data go', async () => {
  const { bench, balance, apply, orderOf, paid } = await open('orvane', 'deposit-expiring');
  const before = await balance();
  const { referenceNumber, expiresAt } = (await apply()).value;
  expect(expiresAt).toBe(bench.now() + 60_000);
  bench.advance(59_999);
  expect((await orderOf(referenceNumber))?.status).toBe('PENDING');
  bench.advance(1);
  const order = await orderOf(referenceNumber);
  expect(order).toMatchObject({ status: 'EXPIRED' });
  expect(order?.payment).toBeUndefined();
  expect((await paid(referenceNumber)).message).toBe('deposit_final');
  expect(await balance()).toBe(before);
});

test('is cancelled while it is pending only; repeating that changes nothing', async () => {
  const { bench, apply, cancel, paid, orderOf, balance } = await open('orvane', 'deposit-credited');
  const first = (await apply()).value.referenceNumber;
  expect((await cancel(first)).value.status).toBe('CANCELLED');
  expect((await cancel(first)).value.status).toBe('CANCELLED');
  expect((await paid(first)).message).toBe('deposit_final');
  const second = (await apply()).value.referenceNumber;
  await paid(second);
  bench.advance(5_000);
  const before = await balance();
  expect((await cancel(second)).message).toBe('deposit_final');
  expect([(await orderOf(second))?.status, await balance()]).toEqual(['CREDITED', before]);
  // a payment declared twice is credited once
  expect((await paid(second)).value.status).toBe('CREDITED');
  bench.advance(60_000);
  expect(await balance()).toBe(before);
});

test.each([
  [{ amount: '9.99' }, 'deposit_limits'],
  [{ amount: '5000.01' }, 'deposit_limits'],
  [{ amount: '0' }, 'deposit_limits'],
  [{ amount: '-50' }, 'invalid_request'],
  [{ amount: '50.001' }, 'invalid_request'],
  [{ amount: '1e3' }, 'invalid_request'],
  [{ amount: '9'.repeat(40) }, 'invalid_request'],
  [{ channelId: 'no-such' }, 'deposit_channel_closed'],
  [{ channelId: '__proto__' }, 'deposit_channel_closed'],
  [{ channelId: 'aurora-bank', payerName: '  ' }, 'invalid_request'],
  [{ promotionId: 'no-such' }, 'deposit_bonus_closed'],
  [{ promotionId: 'first-step', amount: '49.99' }, 'deposit_bonus_closed'],
])('%j is refused as %s', async (body, message) => {
  const { apply, bench, token } = await open();
  expect((await apply(body)).message).toBe(message);
  const { rows } = (await bench.call('depositRecords', { pageNo: 1, pageSize: 10, status: 'PENDING' }, { token })).value;
  expect(rows).toEqual([]);
});

test('one key is one deposit, and its row carries the key (T18)', async () => {
  const { bench, token, apply } = await open();
  const headers = key();
  const first = await apply({}, headers);
  expect((await apply({}, headers)).value.referenceNumber).toBe(first.value.referenceNumber);
  const { rows } = (await bench.call('depositRecords', { pageNo: 1, pageSize: 10, status: 'PENDING' }, { token })).value;
  expect(rows.map(({ requestKey }) => requestKey)).toEqual([headers['Idempotency-Key']]);
});

test("another member's deposit can be neither seen, paid nor cancelled; a demo account deposits nothing", async () => {
  const { bench, apply } = await open();
  const { referenceNumber } = (await apply()).value;
  const other = { token: await bench.tokenOf('agent001') };
  const query = { pageNo: 1, pageSize: 10, referenceNumber };
  expect((await bench.call('depositRecords', query, other)).value.rows).toEqual([]);
  for (const name of ['depositPaid', 'cancelDeposit'] as const)
    expect((await bench.call(name, { referenceNumber }, other)).message).toBe('invalid_request');
  const demo = { token: (await bench.call('freeplay', undefined)).value.token, headers: key() };
  expect((await bench.call('applyDeposit', { channelId: 'lume-pay', amount: '50' }, demo)).message).toBe('in_need_true_account');
});

test('a bonus is credited with its deposit', async () => {
  const { bench, token, apply, paid, balance, orderOf } = await open('orvane', 'deposit-credited');
  const before = await balance();
  const { referenceNumber } = (await apply({ amount: '100', promotionId: 'first-step' })).value;
  await paid(referenceNumber);
  bench.advance(60_000);
  expect(await balance()).toBe(before + 12_000n);
  expect(await orderOf(referenceNumber)).toMatchObject({ bonus: '20.00', amount: '100.00' });
  const { rows } = (await bench.call('memTransDet', { pageNo: 1, pageSize: 2 }, { token })).value;
  expect(rows.map(({ type, amount }) => [type, amount])).toEqual([
    ['BONUS', '20.00'],
    ['DEPOSIT', '100.00'],
  ]);
});

test('a scenario closes every channel, another opens two of each type', async () => {
  const none = await open('orvane', 'deposit-no-channel');
  expect((await none.bench.call('depositChannels', undefined, none)).value.channels).toEqual([]);
  const many = await open('orvane', 'deposit-many-channels');
  const { channels } = (await many.bench.call('depositChannels', undefined, many)).value;
  const types = channels.map(({ type }) => type).toSorted();
  expect(types).toEqual(['BANK', 'BANK', 'CARD', 'CARD', 'CRYPTO', 'CRYPTO', 'EWALLET', 'EWALLET']);
});

const all = async (bench: Bench, token: string) =>
  (await bench.call('depositRecords', { pageNo: 1, pageSize: 100 }, { token })).value;

test('whatever is done to deposits, the balance moves by what was credited, and the totals are the sums', async () => {
  const step = fc.record({
    act: fc.constantFrom('apply', 'paid', 'cancel', 'wait'),
    at: fc.nat(5),
    cents: fc.integer({ min: 1_000, max: 500_000 }),
    bonus: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 15 }), async (steps) => {
      const { bench, token, balance, apply, paid, cancel } = await open('orvane', 'deposit-credited');
      const before = await balance();
      const past = await all(bench, token);
      const made: string[] = [];
      for (const { act, at, cents, bonus } of steps) {
        const reference = made[at % Math.max(1, made.length)];
        if (act === 'wait') bench.advance(at * 1_000);
        else if (act === 'apply') {
          const promotion = bonus ? { promotionId: 'weekend' } : {};
          made.push((await apply({ amount: (cents / 100).toFixed(2), ...promotion })).value.referenceNumber);
        } else if (reference !== undefined) await (act === 'paid' ? paid : cancel)(reference);
      }
      bench.advance(90 * 60_000);
      const rows = (await all(bench, token)).rows.filter(({ referenceNumber }) => made.includes(referenceNumber));
      const credited = rows.filter(({ status }) => status === 'CREDITED');
      const sum = credited.reduce((total, row) => total + centsOf(row.amount) + centsOf(row.bonus ?? '0'), 0n);
      expect(await balance()).toBe(before + sum);
      const { totals } = await all(bench, token);
      const own = credited.reduce((total, row) => total + centsOf(row.amount), 0n);
      expect(centsOf(String(totals.amount))).toBe(centsOf(String(past.totals.amount)) + own);
      for (const { status } of rows) expect(['CREDITED', 'CANCELLED', 'EXPIRED']).toContain(status);
    }),
    { numRuns: 12 },
  );
});

test.each(['folia', 'orvane', 'mayloc'])(
  'the scenario of %s has deposits of every status, and only the credited one moved money',
  async (brand) => {
    const plain = await open(brand);
    const { bench, token, balance } = await open(brand, 'deposits');
    const { rows } = (await bench.call('depositRecords', { pageNo: 1, pageSize: 7 }, { token })).value;
    expect(rows.map(({ status }) => status)).toEqual([
      'PENDING',
      'APPROVED',
      'CREDITED',
      'REJECTED',
      'FAILED',
      'CANCELLED',
      'EXPIRED',
    ]);
    expect(await balance()).toBe((await plain.balance()) + centsOf(rows[2]!.amount));
    const again = (await bench.call('depositRecords', { pageNo: 1, pageSize: 8 }, { token })).value.rows;
    expect(again.map(({ referenceNumber }) => referenceNumber).slice(0, 7)).toEqual(
      rows.map(({ referenceNumber }) => referenceNumber),
    );
    expect(again[7]?.time).toBeLessThan(rows[6]!.time);
  },
);
