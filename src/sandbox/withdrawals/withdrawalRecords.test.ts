import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsOf } from '#sandbox/values/amounts.ts';
import { openBench } from '../sandbox.fixture.ts';
import { apply, balanceOf, MINUTE, page, proof } from './withdrawals.fixture.ts';

describe('the records', () => {
  it.each(['folia', 'orvane', 'mayloc'])(
    'of %s have every status, and their totals are the sums of their rows',
    async (brand) => {
      const bench = await openBench(brand);
      await bench.control('/scenario', { name: 'withdrawals' });
      const token = await bench.tokenOf('member01');
      const { rows, totals, total } = (await bench.call('withdrawRecords', page, { token })).value;
      expect(rows.length).toBe(total);
      expect(new Set(rows.map(({ status }) => status)).size).toBe(9);
      const moved = rows.filter(({ status }) => status !== 'REJECTED' && status !== 'FAILED');
      const sum = (key: 'amount' | 'fee') => moved.reduce((all, row) => all + centsOf(String(row[key])), 0n);
      expect([centsOf(String(totals.amount)), centsOf(String(totals.fee))]).toEqual([sum('amount'), sum('fee')]);
      const waiting = rows.find(({ status }) => status === 'DISBURSED');
      expect(waiting?.confirmBy).toBe(bench.now() + 2 * MINUTE);
    },
  );

  it('stay explained by the account record, whatever a member does and however time passes', async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('apply' as const), cents: fc.integer({ min: 1_900, max: 90_000 }) }),
      fc.record({
        kind: fc.constant('confirm' as const),
        result: fc.constantFrom('RECEIVED' as const, 'PARTIALLY_RECEIVED' as const, 'NOT_RECEIVED' as const),
      }),
      fc.record({ kind: fc.constant('pass' as const), minutes: fc.integer({ min: 0, max: 40 }) }),
      fc.record({ kind: fc.constant('decide' as const), result: fc.constantFrom('DISBURSED', 'REJECTED', 'FAILED') }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const bench = await openBench('folia');
        const token = await bench.tokenOf('member01');
        const image = await proof(bench, token);
        await bench.control('/settings', { withdrawal: { daily: 99 } });
        for (const one of steps) {
          if (one.kind === 'pass') bench.advance(one.minutes * MINUTE);
          else if (one.kind === 'decide') await bench.control('/settings', { withdrawal: { result: one.result } });
          else if (one.kind === 'apply') await apply(bench, token, (one.cents / 100).toFixed(2));
          else {
            const waiting = (await bench.call('withdrawRecords', { ...page, status: 'DISBURSED' }, { token })).value.rows[0];
            await bench.call(
              'confirmWithdraw',
              {
                referenceNumber: waiting?.referenceNumber ?? 'none',
                result: one.result,
                ...(one.result === 'PARTIALLY_RECEIVED' && { receivedAmount: '5.25' }),
                ...(one.result === 'NOT_RECEIVED' && { images: [image] }),
              },
              { token },
            );
          }
        }
        const balance = centsOf(await balanceOf(bench, token));
        const { rows } = (await bench.call('withdrawRecords', page, { token })).value;
        const own = rows.filter(({ referenceNumber }) => referenceNumber.startsWith('WX'));
        const gone = own.reduce(
          (sum, { amount, fee, refund = '0' }) => sum + centsOf(String(amount)) + centsOf(String(fee)) - centsOf(String(refund)),
          0n,
        );
        expect(balance).toBe(125_050n - gone);
        const moves = (await bench.call('memTransDet', { ...page, type: 'WITHDRAWAL' }, { token })).value.rows;
        const ended = new Set(own.filter(({ status }) => !['PENDING', 'APPROVED', 'DISBURSED'].includes(status)));
        for (const { referenceNumber } of ended)
          expect(moves.find((move) => move.referenceNumber === referenceNumber)?.status).toBe('CREDITED');
        expect(balance >= 0n).toBe(true);
      }),
      { numRuns: 20 },
    );
  });
});
