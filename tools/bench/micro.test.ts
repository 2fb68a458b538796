import { expect, test } from 'vitest';
import { readFlags } from '../../src/engine/flags/flags.ts';
import { fieldChecks, treeOf } from './micro.ts';

test('both sides find the same errors in the record', () => {
  expect(fieldChecks.engine()).toEqual(fieldChecks.hand());
  expect(new Set(fieldChecks.hand())).toEqual(new Set([null, 'required', 'length', 'pattern']));
});

test('the tree has the requested number of nodes, all within the limits', () => {
  const flags = readFlags(treeOf(5_000));
  expect(flags.problems).toEqual([]);
  expect(flags.entries()).toHaveLength(5_000);
});
