import { expect, it } from 'vitest';
import type { Group, Hit } from './hit.ts';
import { resultsOf } from './results.ts';

const hit = (group: Group, nth: number): Hit => ({
  id: `${group}/${nth}`,
  group,
  title: `${group} ${nth}`,
  open: () => undefined,
});
const hits = [...Array.from({ length: 7 }, (_, nth) => hit('games', nth)), hit('help', 0), hit('pages', 0), hit('games', 7)];
const begun = (...ids: string[]) => ids.map((id) => ({ id, begins: true }));
const near = (...ids: string[]) => ids.map((id) => ({ id, begins: false }));
const none = { named: new Set<string>(), open: new Set<Group>(), only: null };
const idsOf = ({ groups }: ReturnType<typeof resultsOf>) => groups.map(({ hits: own }) => own.map(({ id }) => id));

it('groups what was found in their order, the first of each, and counts all', () => {
  const found = begun('help/0', ...hits.slice(0, 7).map(({ id }) => id), 'pages/0');
  const results = resultsOf(hits, found, none);
  expect(idsOf(results)).toEqual([hits.slice(0, 5).map(({ id }) => id), ['pages/0'], ['help/0']]);
  expect([results.total, results.groups[0]?.total, results.present]).toEqual([9, 7, ['games', 'pages', 'help']]);
  expect(resultsOf(hits, found, { ...none, open: new Set<Group>(['games']) }).groups[0]?.hits).toHaveLength(7);
  const one = resultsOf(hits, found, { ...none, only: 'games' });
  expect([one.groups.length, one.groups[0]?.hits.length, one.present.length, one.total]).toEqual([1, 7, 3, 9]);
});

it('puts games that only the platform found behind the others, each once', () => {
  const results = resultsOf(hits, begun('games/2'), { ...none, named: new Set(['games/7', 'games/2', 'games/99']) });
  expect(idsOf(results)).toEqual([['games/2', 'games/7']]);
});

it('names what is near only where nothing fits', () => {
  const found = [...near('games/1', 'games/2', 'games/3', 'help/0', 'pages/0', 'games/4')];
  const results = resultsOf(hits, found, none);
  expect([results.total, results.groups, results.near.map(({ id }) => id)]).toEqual([
    0,
    [],
    ['games/1', 'games/2', 'games/3', 'help/0', 'pages/0'],
  ]);
  expect(resultsOf(hits, [...found, ...begun('games/0')], none).near).toEqual([]);
});
