import { expect, it } from 'vitest';
import { openBench } from './sandbox.fixture.ts';

const asked = { clientType: 1, language: 'EN' } as const;

it.each(['folia', 'orvane', 'mayloc'])('the recent games of %s are those of the latest bets, each once', async (id) => {
  const bench = await openBench(id);
  const token = await bench.tokenOf('member01');
  const span = { pageNo: 1, pageSize: 100, startTime: bench.now() - 2 * 86_400_000, endTime: bench.now() };
  const { rows } = (await bench.call('memBetDet', span, { token })).value;
  const { list, total } = (await bench.call('recentGames', { ...asked, pageNo: 1, pageSize: 100 }, { token })).value;
  const played = [...new Map(rows.map(({ vendor, gameName }) => [`${vendor} ${gameName}`, true])).keys()];
  expect(played.length).toBeGreaterThan(10);
  expect(list.map(({ vassalage, gameName }) => `${vassalage} ${gameName}`).slice(0, played.length)).toEqual(played);
  expect(new Set(list.map(({ nodeId }) => nodeId)).size).toBe(list.length);
  expect(total).toBeLessThanOrEqual(200);
});

it('what was read before changes nothing in them', async () => {
  const bench = await openBench('folia');
  const token = await bench.tokenOf('vip00005');
  const recent = async () => (await bench.call('recentGames', asked, { token })).value;
  const before = await recent();
  expect(before.total).toBeGreaterThan(10);
  await bench.call(
    'memBetDet',
    { pageNo: 1, pageSize: 10, startTime: bench.now() - 7 * 86_400_000, endTime: bench.now() },
    { token },
  );
  expect(await recent()).toEqual(before);
});

it('a game that is started again comes first, and is there once', async () => {
  const bench = await openBench('folia');
  const token = await bench.tokenOf('member01');
  const recent = async () => (await bench.call('recentGames', asked, { token })).value;
  const before = await recent();
  const again = before.list.filter(({ isGame, maintenance }) => isGame === 'GAME' && maintenance === false).at(-1);
  const launch = {
    nodeId: again?.nodeId ?? '',
    confirmTrans: true,
    launchMode: 'REAL',
    platform: 'p',
    merchantCode: 'folia01',
  } as const;
  const { message } = await bench.call('launchGame', { ...launch, ...asked, username: 'member01', token }, { token });
  expect(message).toBeNull();
  const after = await recent();
  expect(after.list[0]?.nodeId).toBe(again?.nodeId);
  expect(after.total).toBe(before.total);
});

it('of a category or a vendor are those alone, and a new member has none', async () => {
  const bench = await openBench('folia');
  const token = await bench.tokenOf('member01');
  const of = async (query: { gameType?: 'RNG'; vassalage?: string }) =>
    (await bench.call('recentGames', { ...asked, ...query }, { token })).value.list;
  const slots = await of({ gameType: 'RNG' });
  expect(slots.length).toBeGreaterThan(0);
  expect(new Set(slots.map(({ gameType }) => gameType))).toEqual(new Set(['RNG']));
  const vendor = slots[0]?.vassalage ?? '';
  expect(new Set((await of({ vassalage: vendor })).map(({ vassalage }) => vassalage))).toEqual(new Set([vendor]));
  await bench.control('/settings', { history: { days: 0 } });
  expect(await of({})).toEqual([]);
});
