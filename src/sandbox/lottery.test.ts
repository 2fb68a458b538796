import { describe, expect, it } from 'vitest';
import { openBench } from './sandbox.fixture.ts';

describe('draws', () => {
  it('follow the clock: bets close, numbers are drawn, the next draw starts', async () => {
    const bench = await openBench('folia');
    const token = await bench.tokenOf('member01');
    const ask = async () => (await bench.call('nextDraws', { gameCodes: 'SPD5' })).value[0]?.draw;
    const first = await ask();
    expect(first).toMatchObject({ issue: '20261121-0146', everySeconds: 300 });
    expect(first?.drawTime).toBe(bench.now() + 300_000);
    expect((first?.drawTime ?? 0) - (first?.closeTime ?? 0)).toBe(30_000);
    await bench.control('/clock', { advanceMs: 300_000 });
    expect((await ask())?.issue).toBe('20261121-0147');
    const drawn = (await bench.call('openedNumero', { gameCode: 'SPD5', count: 100 }, { token })).value;
    expect(drawn).toHaveLength(100);
    expect(drawn[0]).toMatchObject({ issue: first?.issue, drawTime: first?.drawTime });
    expect(new Set(drawn.map((one) => one.issue)).size).toBe(100);
    expect(drawn.map((one) => one.drawTime)).toEqual(drawn.map((one) => one.drawTime).toSorted((a = 0, b = 0) => b - a));
    // a past draw never changes
    await bench.control('/clock', { advanceMs: 3_600_000 });
    const later = (await bench.call('openedNumero', { gameCode: 'SPD5', count: 100 }, { token })).value;
    expect(later.find((one) => one.issue === first?.issue)?.numbers).toEqual(drawn[0]?.numbers);
  });

  it('respect their ranges of numbers and their days', async () => {
    const bench = await openBench('mayloc');
    const token = await bench.tokenOf('member01');
    const keno = (await bench.call('openedNumero', { gameCode: 'KENO20', count: 30 }, { token })).value;
    for (const { numbers } of keno) {
      expect(new Set(numbers).size).toBe(20);
      for (const number of numbers) expect(Number(number)).toBeGreaterThanOrEqual(1);
      for (const number of numbers) expect(Number(number)).toBeLessThanOrEqual(80);
    }
    const saigon = (await bench.call('vnNumeros', { gameCode: 'VN-HCM', count: 100 })).value;
    expect(saigon).toHaveLength(100);
    for (const { drawTime, numbers, prizes } of saigon) {
      expect([1, 6]).toContain(new Date(drawTime ?? 0).getUTCDay());
      expect(numbers).toEqual(prizes?.[0]?.numbers);
      expect(prizes).toHaveLength(8);
    }
    expect((await bench.call('vnNumeros', { count: 100 })).value).toHaveLength(100);
  });
});

describe('lottery menus', () => {
  it('are ordered by prize mode, group and language', async () => {
    const bench = await openBench('mayloc');
    for (const prizeMode of ['Lott', 'ZY', 'Elott', 'SEA'] as const) {
      const groups = (await bench.call('gameMenus', { prizeMode, device: 'WEB', language: 'VI' })).value;
      expect(groups.length, prizeMode).toBeGreaterThan(0);
      expect(
        groups.every((group) => group.gameMenus.length > 0 && group.gameMenus.every((game) => game.draw !== undefined)),
      ).toBe(true);
    }
    const vn = (await bench.call('vnMenu', { language: 'VI' })).value;
    expect(vn.map((group) => [group.gameGroupCode, group.labelName])).toEqual([
      ['NORTH', 'Miền Bắc'],
      ['CENTRAL', 'Miền Trung'],
      ['SOUTH', 'Miền Nam'],
    ]);
  });

  it('list the popular ones first, limited to the requested number', async () => {
    const bench = await openBench('folia');
    const popular = (await bench.call('popularGames', { count: 20 })).value;
    expect(popular).toHaveLength(20);
    expect(popular[0]?.isHot).toBe(1);
    expect(popular.some((game) => game.icon?.startsWith('/media/'))).toBe(true);
  });
});

describe('names of lotteries', () => {
  it.each([
    ['PT', 'Cinco em um minuto'],
    ['EN', 'One-minute five'],
    ['CN', '一分钟五码'],
    ['ID', 'Lima angka semenit'],
    ['TH', 'ห้าตัวใน 1 นาที'],
    ['VI', 'Năm số một phút'],
  ] as const)('are in the requested language: %s', async (language, name) => {
    const bench = await openBench('mayloc');
    const popular = (await bench.call('popularGames', { count: 20, language })).value;
    const groups = (await bench.call('gameMenus', { prizeMode: 'Lott', device: 'WEB', language })).value;
    for (const games of [popular, groups.flatMap((group) => group.gameMenus)])
      expect(games.find(({ code }) => code === 'SPD1')?.gameName).toBe(name);
  });
});

describe("the winners' boards", () => {
  it.each([
    ['folia', '2026-11-21T12:00:00-03:00'],
    ['folia', '2026-11-21T00:00:00-03:00'],
    ['folia', '2026-11-21T23:59:59-03:00'],
    ['mayloc', '2026-11-21T00:07:00+07:00'],
    ['mayloc', '2026-11-21T18:30:00+07:00'],
    ['orvane', '2026-11-21T00:30:00Z'],
  ])('of %s contain wins of past days only, whatever the clock: %s', async (id, now) => {
    const at = Date.parse(now);
    const bench = await openBench(id, { startAt: at });
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: bench.brand.timeZone ?? 'UTC' });
    const timesOf = async (period: 'DAY' | 'WEEK' | 'MONTH') =>
      (await bench.call('rankList', { period })).value.map(({ time = 0 }) => time);
    const today = await timesOf('DAY');
    expect(today.length).toBeGreaterThan(0);
    expect([...new Set(today.map((time) => day.format(time)))]).toEqual(['2026-11-21']);
    const month = await timesOf('MONTH');
    expect(Math.max(...today, ...(await timesOf('WEEK')), ...month)).toBeLessThanOrEqual(at);
    expect(new Set(month.map((time) => day.format(time))).size).toBeGreaterThan(10);
    expect(day.format(Math.min(...month)) >= '2026-10-23').toBe(true);
  });

  it('are ranked, with masked names, new every day', async () => {
    const bench = await openBench('folia');
    const ask = async () => (await bench.call('rankList', { period: 'DAY' })).value;
    const today = await ask();
    expect(today.map((row) => row.rank)).toEqual(today.map((_, index) => index + 1));
    expect(today.map((row) => Number(row.amount))).toEqual(today.map((row) => Number(row.amount)).toSorted((a, b) => b - a));
    expect(today.every((row) => row.name.includes('***'))).toBe(true);
    expect(await ask()).toEqual(today);
    await bench.control('/clock', { advanceMs: 86_400_000 });
    expect(await ask()).not.toEqual(today);
  });

  it('of the day go on: a new win every other minute, and the highest stays', async () => {
    const bench = await openBench('folia');
    const ask = async () => (await bench.call('rankList', { period: 'DAY' })).value;
    const before = await ask();
    await bench.control('/clock', { advanceMs: 120_000 });
    const after = await ask();
    expect(after).toHaveLength(before.length);
    expect(after[0]).toEqual(before[0]);
    const latest = (rows: typeof before) => Math.max(...rows.map(({ time = 0 }) => time));
    expect(latest(after) - latest(before)).toBe(120_000);
  });

  it('come with the levels', async () => {
    const bench = await openBench('mayloc');
    const { value } = await bench.call('vipInfo', { language: 'VI' }, { token: await bench.tokenOf('vip00005') });
    expect(value).toMatchObject({ rankLevel: 5, progress: '612000.00' });
    expect(value.levels.map((level) => level.rankLevel)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
