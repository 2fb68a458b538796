import { beforeAll, describe, expect, it } from 'vitest';
import type { Bench } from '../sandbox.fixture.ts';
import { openTeam, readAll } from './team.fixture.ts';

const page = { pageNo: 1, pageSize: 10 };

describe('an agent', () => {
  let bench: Bench;
  let top: string;
  let branch: string;
  beforeAll(async () => {
    bench = await openTeam();
    top = await bench.tokenOf('agent001');
    branch = await bench.tokenOf('agent002');
  });

  it('sees the own branch alone, and its levels are counted from itself', async () => {
    const all = (await readAll(bench, top, 'agentDownlines', {})).rows;
    const own = (await readAll(bench, branch, 'agentDownlines', {})).rows;
    expect(own.length).toBeGreaterThan(3);
    expect(own.length).toBeLessThan(all.length);
    const levels = new Map(all.map(({ id, level }) => [id, Number(level)]));
    for (const { id, level } of own) expect(levels.get(id)).toBe(Number(level) + 1);
    expect(all.find(({ account }) => account === 'agent002')).toMatchObject({ level: 1, teamSize: own.length });
    const under = await readAll(bench, top, 'agentDownlines', { under: '10004' });
    expect(all.find(({ id }) => id === '10004')?.['account']).toBe('agent002');
    expect(under.rows.map(({ id }) => id).toSorted()).toEqual(own.map(({ id }) => id).toSorted());
  });

  it('is refused the ids of members beside, above and outside, and is shown nothing', async () => {
    const own = new Set((await readAll(bench, branch, 'agentDownlines', {})).rows.map(({ id }) => id));
    const others = (await readAll(bench, top, 'agentDownlines', {})).rows
      .map(({ id }) => String(id))
      .filter((id) => !own.has(id));
    expect(others.length).toBeGreaterThan(3);
    for (const under of [...others.slice(0, 12), '10003', '10004', '10015', '300000', '999999', 'agent001', '__proto__', ' ']) {
      for (const name of ['agentDownlines', 'agentProfitLoss'] as const) {
        const { success, message, value } = await bench.call(name, { ...page, under }, { token: branch });
        expect({ success, message, value }, `${name} ${under}`).toEqual({
          success: false,
          message: 'invalid_request',
          value: { field: 'under' },
        });
      }
    }
  });

  it('finds nothing of an account outside the team in any list', async () => {
    for (const account of ['agent001', 'member01', 'agent041', 'vip00005', 'backend1']) {
      for (const name of ['agentDownlines', 'agentProfitLoss'] as const)
        expect((await bench.call(name, { ...page, account }, { token: branch })).value, `${name} ${account}`).toMatchObject({
          rows: [],
          total: 0,
        });
      for (const name of ['memBetDet', 'memTransDet'] as const)
        for (const scope of ['TEAM', 'DIRECT'] as const)
          expect(
            (await bench.call(name, { ...page, account, scope }, { token: branch })).value,
            `${name} ${account}`,
          ).toMatchObject({ rows: [], total: 0 });
    }
  });

  it('is not answered with the records of the account that own records are asked for', async () => {
    for (const name of ['memBetDet', 'memTransDet'] as const) {
      const { success, message } = await bench.call(name, { ...page, account: 'member01' }, { token: branch });
      expect({ success, message }).toEqual({ success: false, message: 'invalid_request' });
    }
  });

  it('is refused levels, types and scopes that do not exist, and more than 92 days', async () => {
    const wrong = [
      { level: '0' },
      { level: '-1' },
      { level: '99' },
      { type: '1' },
      { state: 'ALL' },
      { startTime: 0, endTime: 9e12 },
    ];
    for (const one of wrong) {
      const { success } = await bench.call('agentDownlines', undefined, { token: branch, raw: { ...page, ...one } });
      expect(success, JSON.stringify(one)).toBe(false);
    }
    expect((await bench.call('agentTeamOverview', { startTime: 0 }, { token: branch })).success).toBe(false);
  });

  it('without downlines gets empty lists and sums of zero', async () => {
    const token = await bench.tokenOf('agent042');
    expect((await bench.call('agentDownlines', page, { token })).value).toMatchObject({
      rows: [],
      totals: { members: 0, balance: '0.00' },
    });
    expect((await bench.call('agentTeamOverview', { startTime: bench.now() - 86_400_000 }, { token })).value).toMatchObject({
      teamSize: 0,
      deposit: '0.00',
      activePlayers: 0,
    });
    expect((await bench.call('memBetDet', { ...page, scope: 'TEAM' }, { token })).value).toMatchObject({
      rows: [],
      totals: { bets: 0 },
    });
  });
});

describe.each(['member01', 'demo0001'])('%s', (account) => {
  it('is refused every call of an agent, and the records of a team', async () => {
    const bench = await openTeam();
    const token = await bench.tokenOf(account);
    const message = account === 'demo0001' ? 'in_need_true_account' : 'error_not_agent';
    const calls = [
      ['agentDownlines', page],
      ['agentProfitLoss', page],
      ['agentRevenueReport', page],
      ['agentTeamOverview', { startTime: 0 }],
      ['memBetDet', { ...page, scope: 'TEAM' }],
      ['memBetDet', { ...page, scope: 'DIRECT' }],
      ['memTransDet', { ...page, scope: 'DIRECT', account: 'default1' }],
    ] as const;
    for (const [name, query] of calls)
      expect(await bench.call(name, query as never, { token }), name).toMatchObject({
        status: 403,
        success: false,
        message,
        value: null,
      });
  });
});
