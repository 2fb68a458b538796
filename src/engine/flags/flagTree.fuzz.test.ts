import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TREE_MAX_DEPTH, TREE_MAX_NODES } from './flagTree.ts';
import { readFlags } from './flags.ts';
import { corpusSize, mutate } from '#engine/fields/mutators.fixture.ts';
import { leastMs } from '#engine/patterns/machinePace.fixture.ts';

const names = ['DIRECTREG3', 'MOBILEREG3', 'SMSVERIF3', 'USERNAMEREG3', 'FREEPLAY3', 'CBS3', 'RGLIMITS3', 'PROMOWELCOME3'];
const tree = [
  { modId: 'REGISTER', enabled: '1', childrenNodes: names.slice(0, 4).map((modId) => ({ modId, enabled: '1' })) },
  {
    modId: 'SITE',
    enabled: '1',
    childrenNodes: [{ modId: 'SUB', enabled: '0', childrenNodes: names.slice(4).map((modId) => ({ modId, enabled: '1' })) }],
  },
];
const options = {
  aliases: { usernameRegister: { modId: 'USERNAMEREG3', whenAbsent: true } },
  required: ['RGLIMITS3', 'LEGALFOOTER3'],
  forbidden: ['PROMOWELCOME3'],
};
const changes = fc.array(fc.record({ at: fc.nat(100_000), how: fc.nat(7), what: fc.nat(10_000) }), {
  minLength: 1,
  maxLength: 6,
});

test('10,000 broken trees throw nothing, pollute no prototype, give booleans only and keep the floor', () => {
  fc.assert(
    fc.property(changes, (steps) => {
      const flags = readFlags(mutate(tree, steps), options);
      const asked = [...names, 'usernameRegister', '__proto__', 'constructor', 'NOSUCH3'];
      expect(
        asked.filter((name) => typeof flags.isOn(name) !== 'boolean' || flags.explain(name).on !== flags.isOn(name)),
      ).toEqual([]);
      expect(options.required.filter((modId) => !flags.isOn(modId))).toEqual([]);
      expect(options.forbidden.filter((modId) => flags.isOn(modId))).toEqual([]);
    }),
    { numRuns: corpusSize(500_000) },
  );
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});

const wide = (count: number) => Array.from({ length: count }, (_, index) => ({ modId: `M${index}`, enabled: '1' }));

test('nodes beyond the limit are off, and no node counts as absent any more', () => {
  const flags = readFlags(wide(TREE_MAX_NODES + 1), options);
  expect(flags.isOn(`M${TREE_MAX_NODES - 1}`)).toBe(true);
  expect(flags.isOn(`M${TREE_MAX_NODES}`)).toBe(false);
  expect(flags.isOn('usernameRegister')).toBe(false);
  expect(flags.problems.map((problem) => problem.kind)).toEqual(['tooManyNodes']);
});

test('nodes below the deepest level are off', () => {
  let nested: unknown = [];
  for (let level = TREE_MAX_DEPTH + 1; level >= 1; level -= 1)
    nested = [{ modId: `L${level}`, enabled: '1', childrenNodes: nested }];
  const flags = readFlags(nested);
  expect([flags.isOn(`L${TREE_MAX_DEPTH}`), flags.isOn(`L${TREE_MAX_DEPTH + 1}`)]).toEqual([true, false]);
  expect(flags.explain(`L${TREE_MAX_DEPTH + 1}`).reason).toBe('unreadableTree');
});

test('a cyclic tree ends', () => {
  const loop: Record<string, unknown> = { modId: 'LOOP', enabled: '1' };
  loop['childrenNodes'] = [loop, loop];
  expect(readFlags([loop]).isOn('LOOP')).toBe(true);
});

test('nodes below a node without a name are off', () => {
  const flags = readFlags([{ enabled: '1', childrenNodes: [{ modId: 'A', enabled: '1' }] }]);
  expect(flags.isOn('A')).toBe(false);
  expect(flags.explain('A').text).toContain('(no modId)');
});

test('a tree of 5,000 nodes is read in a few milliseconds', () => {
  const large = wide(50).map((node) => ({
    ...node,
    modId: `G${node.modId}`,
    childrenNodes: wide(99).map((leaf) => ({ ...leaf, modId: `${node.modId}${leaf.modId}` })),
  }));
  expect(leastMs(() => readFlags(large, options), 5)).toBeLessThan(5);
});
