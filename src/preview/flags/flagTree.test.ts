import { expect, it } from 'vitest';
import { readFlags } from '#engine/flags/flags.ts';
import { type FlagNode, flagTree } from './flagTree.ts';

const tree = [
  {
    modId: 'ROOT',
    enabled: '1',
    childrenNodes: [
      { modId: 'GAMES', enabled: '0', childrenNodes: [{ modId: 'SLOTS', enabled: '1' }] },
      { modId: 'CHAT', enabled: '1' },
    ],
  },
];
const flags = readFlags(tree, { required: ['LIMITS'] }).entries();
const lines = (nodes: readonly FlagNode[], depth = 0): string[] =>
  nodes.flatMap(({ flag, enabled, isFound, children }) => [
    `${' '.repeat(depth)}${flag.modId} ${enabled ?? 'none'}${isFound ? '' : ' above'}`,
    ...lines(children, depth + 1),
  ]);

it('each flag stands below those above it, with their values, and those outside the tree stand last', () => {
  expect(flags.map(({ modId }) => modId).sort()).toEqual(['CHAT', 'GAMES', 'LIMITS', 'ROOT', 'SLOTS']);
  expect(lines(flagTree(flags, () => true))).toEqual(["ROOT '1'", " GAMES '0'", "  SLOTS '1'", " CHAT '1'", 'LIMITS none']);
});

it('what is searched for keeps those above it', () => {
  expect(lines(flagTree(flags, ({ modId }) => modId === 'SLOTS'))).toEqual(["ROOT '1' above", " GAMES '0' above", "  SLOTS '1'"]);
  expect(flagTree(flags, () => false)).toEqual([]);
});
