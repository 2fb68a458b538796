import { beforeAll, describe, expect, it } from 'vitest';
import type { RequestOf } from '#platform/endpoints/endpoints.ts';
import { centsOf } from '#sandbox/values/amounts.ts';
import type { Bench } from '../sandbox.fixture.ts';
import { isDeep, isMoved, openTeam, readAll, sumOf } from './team.fixture.ts';

const dayMs = 86_400_000;
const start = Date.UTC(2026, 10, 21, 12);
const span = (days: number, until = start) => ({ startTime: until - days * dayMs, endTime: until });
const cents = (value: unknown) => centsOf(String(value));

let bench: Bench;
let agent: string;
beforeAll(async () => {
  // a team of made members alone
  bench = await openTeam({ top: 'agent041', branches: [] });
  agent = await bench.tokenOf('agent041');
});

const filters: Partial<RequestOf<'agentProfitLoss'>>[] = [
  { ...span(7) },
  { scope: 'DIRECT', ...span(30) },
  { category: 'RNG', ...span(60) },
  { sort: 'netProfit', order: 'asc', ...span(20, start - 60 * dayMs) },
  { account: 'a', ...span(90) },
];

describe('profit and loss of a team', () => {
  it.each(isDeep ? filters : filters.slice(0, 4))('has totals that are the sums of its rows: %j', async (filter) => {
    const { rows, total, totals } = await readAll(bench, agent, 'agentProfitLoss', filter);
    expect(rows.length).toBe(total);
    expect(rows.length).toBeGreaterThan(0);
    for (const key of Object.keys(totals)) expect(sumOf(rows, key), key).toBe(cents(totals[key]));
  });

  it.each([span(7), span(45), span(90)])('is what the records of the team say: %j', async (days) => {
    const { totals } = await readAll(bench, agent, 'agentProfitLoss', days);
    const bets = await readAll(bench, agent, 'memBetDet', { scope: 'TEAM', ...days });
    const moves = (await readAll(bench, agent, 'memTransDet', { scope: 'TEAM', ...days })).rows.filter(isMoved);
    const moved = (...types: string[]) =>
      sumOf(
        moves.filter(({ type }) => types.includes(String(type))),
        'amount',
      );
    expect(bets.total).toBeGreaterThan(10);
    for (const key of ['betAmount', 'validBet', 'payout']) expect(cents(totals[key])).toBe(sumOf(bets.rows, key));
    expect(cents(totals['deposit'])).toBe(moved('DEPOSIT'));
    expect(cents(totals['withdrawal'])).toBe(-moved('WITHDRAWAL'));
    expect(cents(totals['bonus'])).toBe(moved('BONUS'));
    expect(cents(totals['rebate'])).toBe(moved('REBATE'));
    expect(cents(totals['salary'])).toBe(moved('SALARY', 'DIVIDEND'));
    expect(cents(totals['netProfit'])).toBe(sumOf(bets.rows, 'profit') + moved('BONUS', 'REBATE', 'SALARY', 'DIVIDEND'));
  });

  it('of a downline and those below it is that of its branch', async () => {
    const team = (await readAll(bench, agent, 'agentDownlines', {})).rows;
    const head = team.find(({ teamSize }) => Number(teamSize) > 0);
    expect(head).toBeDefined();
    const below = (await readAll(bench, agent, 'agentDownlines', { under: String(head!['id']) })).rows;
    expect(below).toHaveLength(Number(head!['teamSize']));
    const all = (await readAll(bench, agent, 'agentProfitLoss', span(90))).rows;
    const own = await readAll(bench, agent, 'agentProfitLoss', { under: String(head!['id']), ...span(90) });
    const ids = new Set(below.map(({ id }) => id));
    expect(
      sumOf(
        all.filter(({ id }) => ids.has(id)),
        'validBet',
      ),
    ).toBe(cents(own.totals['validBet']));
  });
});

describe('the overview of a team', () => {
  it.each([1, 7, 30])('of %i days is what profit and loss, list and days say', async (days) => {
    const { value } = await bench.call('agentTeamOverview', span(days), { token: agent });
    const { totals, rows } = await readAll(bench, agent, 'agentProfitLoss', span(days));
    const team = await readAll(bench, agent, 'agentDownlines', {});
    for (const key of ['deposit', 'withdrawal', 'validBet', 'bonus', 'netProfit'] as const)
      expect(cents(value[key]), key).toBe(cents(totals[key]));
    for (const key of ['deposit', 'withdrawal', 'validBet'] as const)
      expect(sumOf(value.days as never, key)).toBe(cents(value[key]));
    expect(value.days.length).toBeLessThanOrEqual(days + 1);
    expect(value.teamSize).toBe(team.total);
    expect(value.directDownlines).toBe(team.rows.filter(({ level }) => level === 1).length);
    expect(cents(value.teamBalance)).toBe(sumOf(team.rows, 'balance'));
    expect(value.activePlayers).toBe(rows.filter(({ betAmount }) => cents(betAmount) > 0n).length);
    const registered = await readAll(bench, agent, 'agentDownlines', span(days));
    expect(value.registrations).toBe(registered.total);
    expect(Number(value.online)).toBeLessThanOrEqual(team.total);
  });
});

describe('the income of an agent', () => {
  it('is by day and kind what the own movements paid', async () => {
    const top = await bench.tokenOf('agent002');
    const { rows, totals } = await readAll(bench, top, 'agentRevenueReport', span(60));
    const moves = (await readAll(bench, top, 'memTransDet', span(60))).rows.filter(isMoved);
    const paid = moves.filter(({ type }) => ['DIVIDEND', 'SALARY', 'REBATE'].includes(String(type)));
    expect(rows.length).toBeGreaterThan(10);
    for (const key of Object.keys(totals)) expect(sumOf(rows, key), key).toBe(cents(totals[key]));
    expect(cents(totals['income'])).toBe(sumOf(paid, 'amount'));
    expect(rows.reduce((sum, { payments }) => sum + Number(payments), 0)).toBe(paid.length);
    const kinds = ['dividend', 'dailySalary', 'hourSalary', 'realTimeSalary', 'rebate'];
    expect(kinds.reduce((sum, kind) => sum + cents(totals[kind]), 0n)).toBe(cents(totals['income']));
    const { value } = await bench.call('agentTeamOverview', span(60), { token: top });
    expect(cents(value.income)).toBe(cents(totals['income']));
  });
});

describe('a downline that something happens to', () => {
  it('is stored from then on, and its figures stay sums', async () => {
    const own = await openTeam();
    const token = await own.tokenOf('agent001');
    const before = await readAll(own, token, 'agentDownlines', { account: 'agent002' });
    const stake = { points: 1_000, paymentPassword: '482913' };
    const member = await own.tokenOf('member01');
    await own.call('convertPoint', stake, { token: member, headers: { 'Idempotency-Key': 'team-0001' } });
    const { rows } = await readAll(own, token, 'agentDownlines', { account: 'member01' });
    expect(rows).toMatchObject([{ balance: '1260.50' }]);
    const moves = await readAll(own, token, 'memTransDet', {
      scope: 'TEAM',
      account: 'member01',
      type: 'POINTS',
      ...span(1, start + 1),
    });
    expect(moves.rows[0]).toMatchObject({ account: 'member01', amount: '10.00', balanceAfter: '1260.50' });
    expect(await readAll(own, token, 'agentDownlines', { account: 'agent002' })).toEqual(before);
  });
});
