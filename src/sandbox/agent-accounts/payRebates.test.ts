import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { openGame, page } from '../contracts/contracts.fixture.ts';
import { centsOf, moneyOf } from '#sandbox/values/amounts.ts';
import { openBench } from '../sandbox.fixture.ts';

const RUNS = process.env['DEEP'] ? 15 : 3;
const hourMs = 3_600_000;
const rates: Readonly<Record<string, bigint>> = { '': 0n, standard: 50n, active: 80n, partner: 120n };

async function openPlayer(template: string) {
  const bench = await openBench('orvane');
  await bench.control('/settings', { team: { size: 30 } });
  const agent = await bench.tokenOf('agent001');
  const body = { accountType: 'MEMBER', username: 'lucia07', password: 'Lucia2026', ...(template && { template }) } as const;
  expect(await bench.call('agentCreateAccount', body, { token: agent })).toMatchObject({ success: true });
  const money = {
    type: 'DOWNLINE',
    from: 'MAIN',
    to: 'MAIN',
    target: 'lucia07',
    amount: '500.00',
    paymentPassword: '482913',
  } as const;
  expect(await bench.call('walletTransfer', money, { token: agent })).toMatchObject({ success: true });
  const token = await bench.tokenOf('lucia07');
  const bet = await openGame(bench, token, 'lucia07');
  // a session ends within a day
  const read = async (account: string, query: object) =>
    (await bench.call('memTransDet', { ...page, type: 'REBATE', ...query }, { token: await bench.tokenOf(account) })).value.rows;
  return {
    bench,
    bet,
    ofTeam: () => read('agent001', { scope: 'TEAM', account: 'lucia07' }),
    rebates: () => read('lucia07', {}),
  };
}

// the first sandbox of a run generates games and histories, which takes long on a busy machine
beforeAll(async () => void (await openBench('orvane')));

it('the template of an account pays its rebate once a day that has ended, and the agent sees it (P-16)', async () => {
  const { bench, bet, ofTeam, rebates } = await openPlayer('active');
  await bet('100.00');
  await bet('50.50');
  bench.advance(hourMs);
  expect(await rebates()).toEqual([]);
  bench.advance(24 * hourMs);
  // the agent's call comes first
  expect(await ofTeam()).toMatchObject([{ amount: '1.20' }]);
  await bet('10.00');
  bench.advance(48 * hourMs);
  expect((await rebates()).map(({ amount }) => amount)).toEqual(['0.08', '1.20']);
  bench.advance(48 * hourMs);
  expect(await rebates()).toHaveLength(2);
});

it('the rebates are the rate of the template on the bets of each day, cut to hundredths', async () => {
  const day = fc.array(fc.integer({ min: 1, max: 3_000 }), { maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...Object.keys(rates)), fc.array(day, { maxLength: 3 }), async (template, days) => {
      const { bench, bet, rebates } = await openPlayer(template);
      for (const stakes of days) {
        for (const stake of stakes) expect((await bet(moneyOf(BigInt(stake)))).status).toBe(200);
        bench.advance(24 * hourMs);
      }
      const due = days.map((stakes) => (stakes.reduce((sum, stake) => sum + BigInt(stake), 0n) * rates[template]!) / 10_000n);
      expect((await rebates()).map(({ amount }) => centsOf(amount)).toReversed()).toEqual(due.filter((amount) => amount > 0n));
    }),
    { numRuns: RUNS },
  );
});
