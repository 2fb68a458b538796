import { beforeAll, describe, expect, it } from 'vitest';
import type { RequestOf } from '#platform/endpoints/endpoints.ts';
import { centsOf } from '#sandbox/values/amounts.ts';
import { type Bench, openBench } from '../sandbox.fixture.ts';
import { isDeep, isMoved, openTeam, readAll, sumOf } from './team.fixture.ts';

const dayMs = 86_400_000;
const start = Date.UTC(2026, 10, 21, 12);
const span = (days: number, until = start) => ({ startTime: until - days * dayMs, endTime: until });
const some = <Item>(items: readonly Item[], few: number) => (isDeep ? [...items] : items.slice(0, few));

let bench: Bench;
let agent: string;
beforeAll(async () => {
  // a team of made members alone
  bench = await openTeam({ top: 'agent041', branches: [] });
  agent = await bench.tokenOf('agent041');
});

const betFilters: Partial<RequestOf<'memBetDet'>>[] = [
  { scope: 'TEAM', ...span(7) },
  { scope: 'DIRECT', status: 'WON', ...span(3) },
  { scope: 'TEAM', account: 'agent002', category: 'RNG', ...span(5) },
  { scope: 'TEAM', sort: 'profit', order: 'asc', ...span(1) },
  { scope: 'TEAM', status: 'CANCELLED' },
  { scope: 'TEAM', gameName: 'a', category: 'LIVE', ...span(30) },
  { scope: 'TEAM', account: 'no such account' },
  { scope: 'DIRECT', sort: 'betAmount', ...span(10, start - 40 * dayMs) },
  ...(['ELOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'LOTT'] as const).flatMap((category) =>
    ([7, 30, 90] as const).map((days) => ({ scope: 'TEAM' as const, category, ...span(days) })),
  ),
];

describe('bets of a team', () => {
  it.each(some(betFilters, 4))('have totals that are the sums of the rows of all pages: %j', async (filter) => {
    const { rows, total, totals } = await readAll(bench, agent, 'memBetDet', filter);
    expect(rows).toHaveLength(total);
    expect(totals['bets']).toBe(total);
    for (const key of ['betAmount', 'validBet', 'payout', 'profit'])
      expect(sumOf(rows, key), key).toBe(centsOf(String(totals[key])));
    expect(new Set(rows.map(({ orderNumber }) => orderNumber)).size).toBe(total);
    if (filter.status !== undefined) expect(rows.every(({ status }) => status === filter.status)).toBe(true);
    if (filter.sort === undefined) {
      const times = rows.map(({ time }) => Number(time));
      expect(times).toEqual(times.toSorted((one, other) => other - one));
    }
  });
});

const moveFilters: Partial<RequestOf<'memTransDet'>>[] = [
  { scope: 'TEAM', ...span(7) },
  { scope: 'DIRECT', type: 'DEPOSIT', ...span(30) },
  { scope: 'TEAM', status: 'REJECTED' },
  { scope: 'TEAM', type: 'WITHDRAWAL', sort: 'amount', order: 'asc', ...span(60) },
  { scope: 'TEAM', account: 'a', type: 'BONUS' },
  { scope: 'DIRECT', status: 'FAILED', ...span(80) },
];

describe('movements of a team', () => {
  it.each(some(moveFilters, 4))('have totals that are the sums of the rows of all pages: %j', async (filter) => {
    const { rows, total, totals } = await readAll(bench, agent, 'memTransDet', filter);
    expect(rows).toHaveLength(total);
    expect(sumOf(rows.filter(isMoved), 'amount')).toBe(centsOf(String(totals['amount'])));
    expect(new Set(rows.map(({ referenceNumber }) => referenceNumber)).size).toBe(total);
  });

  it('explain the balance of every downline that was made', async () => {
    const { rows: members } = await readAll(bench, agent, 'agentDownlines', {});
    const { rows } = await readAll(bench, agent, 'memTransDet', { scope: 'TEAM' });
    for (const { account, balance } of members) {
      const own = rows.filter((row) => row['account'] === account && isMoved(row));
      expect(sumOf(own, 'amount'), String(account)).toBe(centsOf(String(balance)));
    }
  });

  it('never leave a balance below zero, and say the balance after each', async () => {
    const { rows } = await readAll(bench, agent, 'memTransDet', { scope: 'TEAM' });
    expect(rows.length).toBeGreaterThan(200);
    const balances = new Map<string, bigint>();
    for (const row of rows.toReversed()) {
      const account = String(row['account']);
      const balance = (balances.get(account) ?? 0n) + (isMoved(row) ? centsOf(String(row['amount'])) : 0n);
      balances.set(account, balance);
      expect(balance).toBe(centsOf(String(row['balanceAfter'])));
      expect(balance >= 0n).toBe(true);
    }
  });
});

it('histories are made as far back as they are read: a short span first changes nothing of a long one', async () => {
  const read = async (order: readonly number[], id: string) => {
    // another id keeps the histories of stored accounts apart, and four other teams push out the made one
    for (const size of [1, 2, 3, 4]) {
      const other = await openTeam({ top: 'agent041', size });
      await other.call('agentDownlines', { pageNo: 1, pageSize: 1 }, { token: await other.tokenOf('agent041') });
    }
    const fresh = await openBench('folia', { change: (brand) => ({ ...brand, id }) });
    await fresh.control('/settings', { team: { size: 30 } });
    const token = await fresh.tokenOf('agent001');
    const seen: Record<number, unknown> = {};
    for (const days of order) {
      const query = { scope: 'TEAM', pageNo: 1, pageSize: 100, ...span(days) } as const;
      const [bets, moves] = [await fresh.call('memBetDet', query, { token }), await fresh.call('memTransDet', query, { token })];
      seen[days] = [bets.value, moves.value];
    }
    return seen;
  };
  expect(await read([2, 45], 'one')).toEqual(await read([45, 2], 'other'));
});
