import { describe, expect, it } from 'vitest';
import { openBench } from './sandbox.fixture.ts';

const page = { pageNo: 1, pageSize: 10 };
const mug = { rewardId: 'mug', quantity: 1, paymentPassword: '482913' };

describe('the records of points (PTS-08, PTS-10)', () => {
  it('have sums that equal their rows over all pages, in each filter and order', async () => {
    const bench = await openBench('folia');
    const token = await bench.tokenOf('member01');
    await bench.call('redeemPoint', { ...mug, quantity: 2 }, { token });
    await bench.call('convertPoint', { points: 500, paymentPassword: '482913' }, { token });
    const balance = (await bench.call('pointBalance', undefined, { token })).value.currentPoint;
    for (const type of [undefined, 'EARN', 'REDEEM', 'CONVERT', 'RETURN'] as const) {
      const read = (pageNo: number) => bench.call('pointDetails', { pageNo, pageSize: 2, ...(type && { type }) }, { token });
      const first = (await read(1)).value;
      const rows = [...first.rows];
      for (let pageNo = 2; pageNo <= first.totalPages; pageNo += 1) rows.push(...(await read(pageNo)).value.rows);
      expect(rows).toHaveLength(first.total);
      expect(rows.every((row) => type === undefined || row.type === type)).toBe(true);
      expect(first.totals.change).toBe(rows.reduce((sum, { change }) => sum + change, 0));
      expect(first.totals.earned - first.totals.spent).toBe(first.totals.change);
      if (type === undefined) expect(rows[0]?.balance).toBe(balance);
    }
    const pieces = (await bench.call('redeemPointList', { ...page, sort: 'quantity', order: 'asc' }, { token })).value;
    const quantities = pieces.rows.map(({ quantity }) => quantity);
    expect(quantities).toEqual([...quantities].sort((one, other) => one - other));
    const counted = pieces.rows.filter(({ status }) => status !== 'rejected');
    expect(pieces.totals.quantity).toBe(counted.reduce((sum, { quantity }) => sum + quantity, 0));
  });

  it('are refused for more than 92 days', async () => {
    const bench = await openBench('folia');
    const token = await bench.tokenOf('member01');
    const span = { startTime: 0, endTime: 93 * 86_400_000 };
    for (const name of ['redeemPointList', 'pointDetails'] as const)
      expect((await bench.call(name, { ...page, ...span }, { token })).message).toBe('invalid_request');
  });
});
