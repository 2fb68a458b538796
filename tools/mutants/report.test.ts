import { expect, test } from 'vitest';
import { compare, lineOf, type Report, summary, type Tried } from './report.ts';

const tried = (state: Tried['state'], more: Partial<Tried> = {}): Tried => ({
  file: 'src/a.ts',
  line: 1,
  kind: 'condition',
  before: 'if (a)',
  after: 'if (!(a))',
  around: ['', ''],
  state,
  by: state === 'noticed' ? 'unit: a.test.ts › works' : null,
  tests: 3,
  ...more,
});
const report = (...mutants: Tried[]): Report => ({ seed: '1', base: 'abc', mutants });

test('a second run is weaker where it passes over what the first noticed, also in a moved file', () => {
  const moved = { file: 'src/b/a.ts', line: 9, before: '  if (a)', after: '  if (!(a))' };
  expect(compare(report(tried('noticed')), report(tried('survived', moved))).weaker).toEqual([
    'src/a.ts:1: if (a)  →  if (!(a))',
  ]);
  for (const first of [tried('survived'), tried('noticed')])
    expect(compare(report(first), report(tried('noticed', moved)))).toEqual({ weaker: [], untried: [] });
});

test('equal lines are told apart by those around them', () => {
  const [one, two] = [tried('noticed', { around: ['f', ''] }), tried('survived', { around: ['g', ''] })];
  expect(compare(report(one), report(two, one)).weaker).toEqual([]);
  expect(compare(report(one), report({ ...one, state: 'survived' }, { ...two, state: 'noticed' })).weaker).toHaveLength(1);
});

test('what the second run did not try is named', () => {
  const untried = ['src/a.ts:1: if (a)  →  if (!(a))'];
  expect(compare(report(tried('noticed')), report())).toEqual({ weaker: [], untried });
  expect(compare(report(tried('noticed')), report(tried('gone')))).toEqual({ weaker: [], untried });
  expect(compare(report(tried('survived')), report())).toEqual({ weaker: [], untried: [] });
});

test('a mutant is told with what became of it, and a run with its numbers', () => {
  expect(lineOf(tried('noticed'))).toBe('src/a.ts:1: if (a)  →  if (!(a))\n    noticed by unit: a.test.ts › works');
  expect(lineOf(tried('survived'))).toMatch(/\n {4}survived \(3 test files\)$/);
  const states = ['noticed', 'survived', 'noticed', 'gone'] as const;
  expect(summary(report(...states.map((state) => tried(state))))).toBe('4 mutants: 2 noticed, 1 survived, 1 gone');
});
