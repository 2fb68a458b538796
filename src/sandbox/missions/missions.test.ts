import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { BoardPeriod } from '#contract/types.ts';
import { centsOf } from '#sandbox/values/amounts.ts';
import { type Bench, openBench } from '../sandbox.fixture.ts';
import { periodOf } from './periods.ts';

const dayMs = 86_400_000;

async function signIn(account = 'member01', brand = 'folia') {
  const bench = await openBench(brand);
  let token = await bench.tokenOf(account);
  const claim = (missionId: string, key = `missions-${missionId}`) =>
    bench.call('claimMission', { missionId }, { token, headers: { 'Idempotency-Key': key } });
  const summary = async () => (await bench.call('missionSummary', undefined, { token })).value;
  const mission = async (id: string) => (await summary()).missions.find((one) => one.id === id);
  const again = async () => {
    token = await bench.tokenOf(account);
  };
  return { bench, token: () => token, claim, summary, mission, again };
}

const balanceOf = async (bench: Bench, token: string) => (await bench.call('balance', undefined, { token })).value.balance;
const bonuses = async (bench: Bench, token: string) =>
  (await bench.call('memTransDet', { pageNo: 1, pageSize: 100, type: 'BONUS' }, { token })).value;

describe.each(['folia', 'orvane', 'mayloc'])('the missions of %s', (brand) => {
  it('count what is open or can be claimed, and what the records of the member show (MIS-02, MIS-04)', async () => {
    const { bench, token, summary } = await signIn('member01', brand);
    const { missions, count } = await summary();
    expect(new Set(missions.map(({ type }) => type))).toEqual(new Set(['daily', 'weekly', 'once']));
    expect(count).toBe(missions.filter(({ status }) => status === 'in_process' || status === 'claim').length);
    expect(count).toBeGreaterThan(0);
    const { start } = periodOf(bench.brand.timeZone, bench.now(), 'WEEK');
    const query = { pageNo: 1, pageSize: 1, startTime: start } as const;
    const all = (await bench.call('memBetDet', query, { token: token() })).value.total;
    const open = (await bench.call('memBetDet', { ...query, status: 'UNSETTLED' }, { token: token() })).value.total;
    expect(missions.find(({ id }) => id === 'week-rounds')?.current).toBe(Math.min(300, all - open));
    for (const { current, target, status } of missions) {
      expect(current).toBeLessThanOrEqual(target);
      if (status === 'claim') expect(current).toBe(target);
    }
  });
});

describe('a claim of a mission', () => {
  it('pays the reward once per key, and stands in the account record', async () => {
    const { bench, token, claim, mission } = await signIn();
    const first = await claim('first-hundred');
    expect(first.value).toMatchObject({ amount: '5.00', balance: '1255.50' });
    expect((await claim('first-hundred')).value).toEqual(first.value);
    expect(await balanceOf(bench, token())).toBe('1255.50');
    expect((await mission('first-hundred'))?.status).toBe('claimed');
    const [row] = (await bonuses(bench, token())).rows;
    expect(row).toMatchObject({ amount: '5.00', balanceAfter: '1255.50', requestKey: 'missions-first-hundred' });
    expect(row?.referenceNumber).toBe(first.value.referenceNumber);
  });

  it.each([
    ['a claimed mission', 'first-hundred', 'mission_not_claimable'],
    ['an open one', 'warm-up', 'mission_not_claimable'],
    ['one that has not begun', 'season', 'mission_not_claimable'],
    ['an unknown one', 'nothing', 'invalid_request'],
    ['a name of every object', 'constructor', 'invalid_request'],
  ])('of %s is refused and moves nothing', async (_, id, code) => {
    const { bench, token, claim } = await signIn();
    await claim('first-hundred');
    const before = (await bonuses(bench, token())).total;
    expect(await claim(id, 'missions-another')).toMatchObject({ success: false, message: code });
    expect(await balanceOf(bench, token())).toBe('1255.50');
    expect((await bonuses(bench, token())).total).toBe(before);
  });

  it('is closed to a demo account, and to a key with another mission', async () => {
    const demo = await signIn('demo0001');
    expect(await demo.claim('first-hundred')).toMatchObject({ message: 'in_need_true_account' });
    const { claim } = await signIn();
    await claim('first-hundred', 'missions-0001');
    expect((await claim('steady-start', 'missions-0001')).status).toBe(409);
  });

  it('of a week can be repeated in the next week only', async () => {
    const { bench, token, claim, mission, again } = await signIn();
    const open = (await mission('week-rounds'))!;
    expect(open.status).toBe('claim');
    expect((await claim('week-rounds')).success).toBe(true);
    expect((await claim('week-rounds', 'missions-again')).message).toBe('mission_not_claimable');
    bench.advance(Number(open.endTime) - bench.now());
    await again();
    expect(await mission('week-rounds')).toMatchObject({ current: 0, status: 'in_process' });
    const sum = (await bonuses(bench, token())).rows.filter(({ requestKey }) => requestKey !== undefined);
    expect(sum.reduce((total, { amount }) => total + centsOf(amount), 0n)).toBe(800n);
  });
});

test('without missions the list is empty and the count 0 (MIS-04)', async () => {
  const { bench, summary } = await signIn();
  await bench.control('/scenario', { name: 'no-missions' });
  expect(await summary()).toEqual({ missions: [], count: 0 });
});

describe.each(['DAY', 'WEEK', 'MONTH'] as const)('the leaderboard of a %s', (period) => {
  it('is ordered by points, masked, and has the member at the place of the own points (MIS-03)', async () => {
    const { bench, token, claim } = await signIn();
    const read = async () => (await bench.call('missionLeaderboard', { period }, { token: token() })).value;
    const before = await read();
    expect(before.rows.map(({ rank }) => rank)).toEqual(before.rows.map((_, index) => index + 1));
    const scores = before.rows.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
    for (const { name } of before.rows) expect(name).toMatch(/\*\*\*/);
    expect(await read()).toEqual(before);

    await claim('first-hundred');
    const { own, rows } = await read();
    expect(own?.score).toBe((before.own?.score ?? 0) + 100);
    expect(own?.name).toBe('mem***01');
    expect(rows.filter(({ score }) => score > (own?.score ?? 0)).length).toBeLessThan(own?.rank ?? 0);
    if ((own?.rank ?? 0) <= rows.length) expect(rows[(own?.rank ?? 0) - 1]).toEqual(own);
  });
});

test('a period holds its moment, begins at midnight, and meets the next, in every zone', () => {
  const zones = [
    'UTC',
    'America/Sao_Paulo',
    'Asia/Ho_Chi_Minh',
    'Asia/Kathmandu',
    'Pacific/Apia',
    'Europe/Lisbon',
    'Africa/Cairo',
  ];
  const moment = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2028, 0, 1) });
  const period = fc.constantFrom<BoardPeriod>('DAY', 'WEEK', 'MONTH');
  fc.assert(
    fc.property(fc.constantFrom(...zones), moment, period, (timeZone, at, kind) => {
      const { start, end } = periodOf(timeZone, at, kind);
      expect(start <= at && at < end).toBe(true);
      expect(periodOf(timeZone, end - 1, kind)).toEqual({ start, end });
      expect(periodOf(timeZone, end, kind).start).toBe(end);
      const day = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short', weekday: undefined }).format(start);
      if (kind === 'MONTH') expect(day.endsWith('-01')).toBe(true);
      expect((end - start) / dayMs).toBeLessThan(kind === 'DAY' ? 1.1 : kind === 'WEEK' ? 7.1 : 31.1);
    }),
  );
});
