import { expect, it } from 'vitest';
import { openBench } from '../sandbox.fixture.ts';

const read = async (language: string) => {
  const bench = await openBench('mayloc');
  const token = await bench.tokenOf('agent001');
  return (await bench.call('agentAnnouncements', undefined, { token, headers: { Language: language } })).value.rows;
};

it('agents get ten announcements in their language, newest first, the last one hostile (P-14)', async () => {
  const [english, vietnamese] = [await read('EN'), await read('VI')];
  expect(english).toHaveLength(10);
  expect(english.map(({ date }) => date)).toEqual(english.map(({ date }) => date).toSorted((one, other) => other - one));
  expect(english[0]!.title).toBe('New dividend terms');
  expect(vietnamese[0]!.title).toBe('Điều khoản cổ tức mới');
  expect(english.at(-1)!.content).toContain('<script>');
});

it('players get none of them', async () => {
  const bench = await openBench('mayloc');
  const request = { types: 'B,PL,PU,PR', platform: 'W', execution: 'B', language: 'EN' } as const;
  const { value } = await bench.call('announcements', request, { token: await bench.tokenOf('agent001') });
  const ids = [...(value.player ?? []), ...(value.popup ?? [])].map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(0);
  expect(ids.filter((id) => String(id).startsWith('agent-'))).toEqual([]);
});
