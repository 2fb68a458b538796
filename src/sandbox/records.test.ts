import { describe, expect, it, test } from 'vitest';
import type { Transaction } from '#contract/types.ts';
import type { RequestOf } from '#platform/endpoints/endpoints.ts';
import { type Bench, openBench } from './sandbox.fixture.ts';
import { centsOf } from '#sandbox/values/amounts.ts';

const sumOf = (rows: readonly unknown[], key: string) =>
  rows.reduce<bigint>((sum, row) => sum + centsOf(String((row as Record<string, unknown>)[key])), 0n);

async function all<Row>(read: (pageNo: number) => Promise<{ rows: Row[]; totalPages: number }>): Promise<Row[]> {
  const first = await read(1);
  const rows = [...first.rows];
  for (let pageNo = 2; pageNo <= first.totalPages; pageNo += 1) rows.push(...(await read(pageNo)).rows);
  return rows;
}

const transactions = (bench: Bench, token: string, filter: Partial<RequestOf<'memTransDet'>> = {}) =>
  all(async (pageNo) => (await bench.call('memTransDet', { pageNo, pageSize: 100, ...filter }, { token })).value);

const isMoved = ({ status, amount }: Transaction) => status === 'CREDITED' || (status === 'PENDING' && amount.startsWith('-'));

describe.each(['folia', 'orvane', 'mayloc'])('the history of a member of %s', (brand) => {
  it('explains every balance by the movements before it, and ends in the balance of the wallet', async () => {
    const bench = await openBench(brand);
    const token = await bench.tokenOf('member01');
    const rows = await transactions(bench, token);
    expect(rows.length).toBeGreaterThan(1_500);
    let balance = 0n;
    for (const row of rows.toReversed()) {
      if (isMoved(row)) balance += centsOf(row.amount);
      expect(centsOf(row.balanceAfter), row.referenceNumber).toBe(balance);
      expect(balance >= 0n).toBe(true);
    }
    const wallet = (await bench.call('balance', undefined, { token })).value.balance;
    expect(balance).toBe(centsOf(String(wallet)));
    expect(rows.map(({ time }) => time)).toEqual(rows.map(({ time }) => time).toSorted((one, other) => other - one));
  });

  it('has stakes and payouts that are the sums of its bets', async () => {
    const bench = await openBench(brand);
    const token = await bench.tokenOf('member01');
    const bets = (await bench.call('memBetDet', { pageNo: 1, pageSize: 1 }, { token })).value;
    expect(bets.total).toBeGreaterThan(15_000);
    const stakes = await transactions(bench, token, { type: 'BET' });
    const payouts = await transactions(bench, token, { type: 'PAYOUT' });
    expect(-sumOf(stakes, 'amount')).toBe(centsOf(String(bets.totals.betAmount)));
    expect(sumOf(payouts, 'amount')).toBe(centsOf(String(bets.totals.payout)));
  });
});

const filters: Partial<RequestOf<'memTransDet'>>[] = [
  {},
  { type: 'DEPOSIT' },
  { type: 'BONUS', order: 'asc' },
  { status: 'REJECTED' },
  { sort: 'amount' },
  { startTime: Date.UTC(2026, 9, 1), endTime: Date.UTC(2026, 9, 8) },
];

test.each(filters)('totals are the sums over all pages of %j', async (filter) => {
  const bench = await openBench('folia');
  const token = await bench.tokenOf('member01');
  const { totals, total } = (await bench.call('memTransDet', { pageNo: 1, pageSize: 10, ...filter }, { token })).value;
  const rows = await transactions(bench, token, filter);
  expect(rows).toHaveLength(total);
  expect(sumOf(rows.filter(isMoved), 'amount')).toBe(centsOf(String(totals.amount)));
  expect(centsOf(String(totals.in)) - centsOf(String(totals.out))).toBe(centsOf(String(totals.amount)));
  for (const [key, value] of Object.entries(filter))
    if (key === 'type' || key === 'status') expect(new Set(rows.map((row) => row[key]))).toEqual(new Set([value]));
});

test('a range of more than 92 days of the calendar is refused, also where the end of summer time is among them', async () => {
  const bench = await openBench('orvane');
  const token = await bench.tokenOf('agent001');
  const endTime = Date.UTC(2026, 10, 1);
  // the day begins at 23:00 UTC in summer
  const dayStart = (month: number, day: number) => Date.UTC(2026, month, day) - 3_600_000;
  for (const call of ['memTransDet', 'memBetDet', 'agentDownlines', 'agentProfitLoss'] as const) {
    const ask = (startTime: number) => bench.call(call, { pageNo: 1, pageSize: 10, startTime, endTime }, { token });
    expect((await ask(dayStart(7, 1))).success, call).toBe(true);
    expect((await ask(dayStart(6, 31))).message, call).toBe('invalid_request');
  }
});

test('what happens in the session comes on top, and another member has another history', async () => {
  const bench = await openBench('folia');
  const token = await bench.tokenOf('member01');
  const before = (await bench.call('memTransDet', { pageNo: 1, pageSize: 10 }, { token })).value;
  const body = { points: 1_000, paymentPassword: '482913' };
  await bench.call('convertPoint', body, { token, headers: { 'Idempotency-Key': 'records-0001' } });
  const after = (await bench.call('memTransDet', { pageNo: 1, pageSize: 10 }, { token })).value;
  expect(after.total).toBe(before.total + 1);
  expect(after.rows[0]).toMatchObject({ type: 'POINTS', amount: '10.00', balanceAfter: '1260.50' });
  const other = await bench.tokenOf('agent001');
  const theirs = (await bench.call('memTransDet', { pageNo: 1, pageSize: 10 }, { token: other })).value;
  expect(theirs.rows[0]?.referenceNumber).not.toBe(before.rows[0]?.referenceNumber);
});

test('bets are found by vendor, category, game, status and order number', async () => {
  const bench = await openBench('folia');
  const token = await bench.tokenOf('member01');
  const read = async (filter: Partial<RequestOf<'memBetDet'>>) =>
    (await bench.call('memBetDet', { pageNo: 1, pageSize: 100, ...filter }, { token })).value.rows;
  const [bet] = await read({ status: 'WON' });
  expect(bet).toBeDefined();
  for (const [filter, key] of [
    [{ vendor: bet!.vendor! }, 'vendor'],
    [{ category: bet!.category }, 'category'],
    [{ status: 'LOST' }, 'status'],
  ] as const) {
    const rows = await read(filter);
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map((row) => row[key]))).toEqual(new Set(Object.values(filter)));
  }
  expect(await read({ orderNumber: bet!.orderNumber })).toEqual([bet]);
  expect(
    (await read({ gameName: bet!.gameName!.toUpperCase() })).every(({ gameName }) => gameName!.includes(bet!.gameName!)),
  ).toBe(true);
  const largest = await read({ sort: 'profit' });
  expect(sumOf([largest[0]], 'profit') >= sumOf([largest[1]], 'profit')).toBe(true);
});
