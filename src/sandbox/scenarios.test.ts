import { describe, expect, it } from 'vitest';
import { endpoints } from '#platform/endpoints/endpoints.ts';
import { faultKinds, type FaultKind } from './model/data.ts';
import { openBench, origin } from './sandbox.fixture.ts';
import { scenarioOf } from './scenarios.ts';

const brands = ['folia', 'orvane', 'mayloc', 'orvane-desk'];

describe.each(brands)('the scenarios of %s', (id) => {
  it('name only existing calls, members and parents, and can all be applied', async () => {
    const bench = await openBench(id);
    for (const [name, { user, faults = [] }] of Object.entries(bench.data.scenarios.scenarios)) {
      const { status } = await bench.control('/scenario', { name });
      expect.soft(status, name).toBe(200);
      if (user !== undefined) expect.soft(bench.data.users.users, name).toHaveProperty(user);
      for (const { endpoint } of faults) expect.soft(endpoint === '*' || Object.hasOwn(endpoints, endpoint), name).toBe(true);
    }
    expect(await bench.sandbox.applyScenario('normal')).toBe(true);
    expect(await bench.sandbox.applyScenario('unheard-of')).toBe(false);
  });

  it('include one for each seed member', async () => {
    const { data } = await openBench(id);
    for (const account of Object.keys(data.users.users)) expect(data.scenarios.scenarios[`user-${account}`]?.user).toBe(account);
  });
});

describe('a scenario', () => {
  it('closes the site for maintenance, with and without an end time, and by region', async () => {
    const bench = await openBench('folia');
    const permission = async () => (await bench.call('permission', { host: 'x' })).value;
    await bench.control('/scenario', { name: 'maintenance' });
    // the day after that of the bench
    const maintenanceEndTime = Date.UTC(2026, 10, 22, 6);
    expect(await permission()).toMatchObject({ maintenance: true, regionRestriction: false, maintenanceEndTime });
    await bench.control('/scenario', { name: 'maintenance-open' });
    expect(await permission()).toMatchObject({ maintenance: true, maintenanceEndTime: null });
    await bench.control('/scenario', { name: 'restricted' });
    expect(await permission()).toMatchObject({ maintenance: false, regionRestriction: true, location: { country: 'BR' } });
    expect((await bench.call('systemStatus')).value).toBe(2);
    expect(await bench.call('captcha')).toMatchObject({ status: 503, message: 'region_restricted' });
    expect((await bench.call('customerService')).status).toBe(200);
  });

  it('reverts the changes of the one before, and keeps sessions', async () => {
    const bench = await openBench('folia');
    const token = await bench.tokenOf('member01');
    await bench.control('/scenario', { name: 'all-flags-off' });
    await bench.control('/clock', { advanceMs: 5000 });
    await bench.control('/scenario', { name: 'normal' });
    expect((await bench.control('/state')).value).toMatchObject({ scenario: 'normal', flags: {}, faults: [], clockOffsetMs: 0 });
    expect((await bench.call('balance', undefined, { token })).success).toBe(true);
  });

  it('signs its member in and returns the token', async () => {
    const bench = await openBench('folia');
    const { value } = await bench.control('/scenario', { name: 'user-vip00005' });
    const { token } = value as { token: string };
    expect((await bench.call('memberInfo', undefined, { token })).value.clubLabel?.rankLevel).toBe(5);
  });

  it('empties the lists', async () => {
    const bench = await openBench('folia');
    await bench.control('/scenario', { name: 'empty' });
    const query = { types: 'B,PL,PU,PR', platform: 'W', execution: 'B' } as const;
    expect((await bench.call('announcements', query)).value).toEqual({ player: [], banners: [], popup: [], promotion: [] });
    expect((await bench.call('helpCenter', {})).value).toEqual({ sections: [] });
  });

  it.each(['folia', 'orvane', 'mayloc'])(
    'without content leaves no member of %s a record, and takes none from another',
    async (id) => {
      const bench = await openBench(id);
      const week = { pageNo: 1, pageSize: 10, startTime: bench.now() - 7 * 86_400_000, endTime: bench.now() };
      const totals = async () => {
        const token = await bench.tokenOf('member01');
        const { total: bets } = (await bench.call('memBetDet', week, { token })).value;
        const { total: moves } = (await bench.call('memTransDet', week, { token })).value;
        const { total: games } = (await bench.call('recentGames', { clientType: 1, language: 'EN' }, { token })).value;
        return { bets, moves, games };
      };
      const before = await totals();
      expect(before.bets).toBeGreaterThan(500);
      await bench.control('/scenario', { name: 'empty' });
      expect(await totals()).toEqual({ bets: 0, moves: 0, games: 0 });
      await bench.control('/scenario', { name: 'normal' });
      expect(await totals()).toEqual(before);
      // games alone, and the days as they were
      await bench.sandbox.applyScenario('normal');
      await bench.control('/scenario', { name: 'empty' });
      await bench.control('/settings', { history: { days: 90 } });
      expect((await totals()).bets).toBe(0);
    },
  );

  it('without downlines leaves no agent one, until the agent adds one', async () => {
    const bench = await openBench('folia');
    await bench.control('/scenario', { name: 'team-empty' });
    const downlines = async (account: string) =>
      (await bench.call('agentDownlines', { pageNo: 1, pageSize: 10 }, { token: await bench.tokenOf(account) })).value.rows;
    const agents = Object.entries(bench.data.users.users).filter(([, { type }]) => bench.brand.agent.centreTypes.includes(type));
    expect(agents.length).toBeGreaterThan(2);
    for (const [account] of agents) expect.soft(await downlines(account), account).toEqual([]);
    await bench.control('/scenario', { name: 'normal' });
    expect(await downlines('agent001')).toHaveLength(10);
  });

  it('inherits from the one that it extends, and rejects a cycle', async () => {
    const { data } = await openBench('folia');
    expect(scenarioOf(data, 'phone-only')).toMatchObject({
      flags: { MOBILEREG3: '1', USERNAMEREG3: '0' },
      settings: { phonePasswordEnabled: false, externalSms: false },
    });
    const circle = { ...data, scenarios: { scenarios: { a: { title: 'A', extends: 'b' }, b: { title: 'B', extends: 'a' } } } };
    expect(scenarioOf(circle, 'a')).toBeUndefined();
  });

  it('delays every call and answers at once when the caller aborts', async () => {
    const bench = await openBench('folia');
    await bench.control('/latency', { ms: 40 });
    const start = performance.now();
    await bench.call('systemStatus');
    expect(performance.now() - start).toBeGreaterThan(30);
    await bench.control('/latency', { ms: 60_000 });
    const signal = AbortSignal.timeout(20);
    await bench.sandbox.handle(new Request(`${origin}/wps/system/status`, { signal }));
    expect(performance.now() - start).toBeLessThan(60_000);
  });
});

describe('a planned fault', () => {
  const get = async (kind: FaultKind, signal?: AbortSignal) => {
    const bench = await openBench('folia');
    await bench.control('/faults', { endpoint: 'systemStatus', kind, times: 1 });
    const request = new Request(`${origin}/wps/system/status`, signal === undefined ? {} : { signal });
    const response = (await bench.sandbox.handle(request)) ?? new Response();
    expect((await bench.call('systemStatus')).value).toBe(0);
    return {
      type: response.type,
      status: response.status,
      text: response.type === 'error' ? '' : await response.text(),
      headers: response.headers,
    };
  };

  it('has its own effect for each kind, and is used up', async () => {
    expect((await get('offline')).type).toBe('error');
    expect((await get('lost')).type).toBe('error');
    expect((await get('timeout', AbortSignal.timeout(10))).type).toBe('error');
    for (const kind of ['401', '403', '429', '500', '503'] as const) expect((await get(kind)).status).toBe(Number(kind));
    expect((await get('429')).headers.get('retry-after')).toBe('2');
    expect(() => JSON.parse('')).toThrow();
    expect((await get('empty')).text).toBe('');
    expect((await get('html')).text).toContain('<h1>');
    const { text } = await get('malformed');
    expect(() => JSON.parse(text) as unknown).toThrow();
    expect(JSON.parse((await get('wrong-schema')).text)).toMatchObject({
      success: true,
      value: { unexpected: expect.anything() },
    });
    expect(JSON.parse((await get('refused')).text)).toMatchObject({
      success: false,
      message: expect.stringContaining('resting'),
    });
  });

  it('applies to every call with *, and without a count until cleared', async () => {
    const bench = await openBench('folia');
    await bench.control('/faults', { endpoint: '*', kind: '500' });
    for (const name of ['whitelabel', 'captcha', 'systemStatus'] as const) {
      const response = await bench.sandbox.handle(new Request(`${origin}${endpoints[name].path}`));
      expect(response?.status).toBe(500);
    }
    await bench.control('/faults', {});
    expect((await bench.call('whitelabel')).status).toBe(200);
  });

  it('is rejected for an unknown call or kind', async () => {
    const bench = await openBench('folia');
    expect((await bench.control('/faults', { endpoint: 'nothing', kind: '500' })).status).toBe(400);
    expect((await bench.control('/faults', { endpoint: 'login', kind: '418' })).status).toBe(400);
    expect(faultKinds).toHaveLength(13);
  });
});
