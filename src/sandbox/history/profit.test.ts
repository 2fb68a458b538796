import { expect, test } from 'vitest';
import type { RequestOf } from '#platform/endpoints/endpoints.ts';
import { openBench } from '../sandbox.fixture.ts';
import { centsOf, moneyOf } from '#sandbox/values/amounts.ts';

const DAY = 86_400_000;
const END = Date.UTC(2026, 10, 21, 12);
const spans = [1, 7, 30].map((days) => ({ startTime: END - days * DAY, endTime: END }));
const filters: Partial<RequestOf<'memberProfit'>>[] = [{}, { category: 'RNG' }, { category: 'LIVE' }];
const cases = spans.flatMap((span) => filters.map((filter) => ({ ...span, ...filter })));

test.each(cases)('profit and loss of %j are the sums of its rows, of the bets and of the movements (REC-03)', async (filter) => {
  const bench = await openBench('folia');
  const token = await bench.tokenOf('member01');
  const { startTime, endTime, category } = filter;
  const bets = (
    await bench.call(
      'memBetDet',
      { pageNo: 1, pageSize: 1, startTime, endTime, ...(category !== undefined && { category }) },
      { token },
    )
  ).value.totals;
  const moved = async (type: 'DEPOSIT' | 'WITHDRAWAL' | 'BONUS' | 'REBATE') =>
    (await bench.call('memTransDet', { pageNo: 1, pageSize: 1, startTime, endTime, type }, { token })).value.totals;
  for (const by of ['CATEGORY', 'DAY'] as const) {
    const { rows, total, totals } = (await bench.call('memberProfit', { ...filter, by, pageNo: 1, pageSize: 100 }, { token }))
      .value;
    expect(rows).toHaveLength(total ?? 0);
    for (const key of ['betAmount', 'validBet', 'payout', 'profit'] as const) {
      const sum = rows.reduce((cents, row) => cents + centsOf(row[key] ?? '0'), 0n);
      expect(moneyOf(sum), `${by} ${key}`).toBe(totals[key]);
      expect(totals[key], key).toBe(bets[key]);
    }
    expect(totals.bets).toBe(bets.bets);
    expect(totals.deposit).toBe((await moved('DEPOSIT')).in);
    expect(totals.withdrawal).toBe((await moved('WITHDRAWAL')).out);
    expect(totals.bonus).toBe((await moved('BONUS')).in);
    expect(totals.rebate).toBe((await moved('REBATE')).in);
    const net = centsOf(totals.profit) + centsOf(totals.bonus ?? '0') + centsOf(totals.rebate ?? '0');
    expect(totals.netProfit).toBe(moneyOf(net));
    if (by === 'DAY' || category === undefined) {
      const bonus = rows.reduce((cents, row) => cents + centsOf(row.bonus ?? '0'), 0n);
      expect(moneyOf(bonus)).toBe(totals.bonus);
    }
  }
});
