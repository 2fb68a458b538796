import { expect, it } from 'vitest';
import { formatDateTime } from '#engine/dates/dates.ts';
import { openBench } from '../sandbox.fixture.ts';

it('tells the next Monday and birthday of a member, in the zone of the brand', async () => {
  const bench = await openBench('mayloc');
  const { timeZone } = bench.brand;
  const { value } = await bench.call('vipInfo', { language: 'VI' }, { token: await bench.tokenOf('vip00005') });
  const [monday, birthday] = value.dates ?? [];
  const written = (ms = 0) => formatDateTime(ms, { timeZone }) ?? '';
  expect(monday).toMatchObject({ perk: 'rebate', name: 'Hoàn trả cược hằng tuần', estimated: true });
  expect(written(monday?.at).slice(11)).toBe('10:00:00');
  expect(new Date(`${written(monday?.at).slice(0, 10)}T00:00:00Z`).getUTCDay()).toBe(1);
  expect(written(birthday?.at)).toMatch(/^\d{4}-03-17 00:00:00$/);
  expect(written(value.until)).toMatch(/-12-31 23:59:59$/);
});

it('counts bets for ever where no level is lost, and gives a level only the benefits that it has', async () => {
  const bench = await openBench('folia');
  const { value } = await bench.call('vipInfo', { language: 'EN' }, { token: await bench.tokenOf('member01') });
  expect(value.until).toBeUndefined();
  const [lowest, second] = value.levels;
  expect(lowest?.perks?.map(({ id }) => id)).toEqual(['points', 'answers']);
  expect(second?.perks?.map(({ id }) => id)).toEqual(['points', 'birthday', 'answers']);
});
