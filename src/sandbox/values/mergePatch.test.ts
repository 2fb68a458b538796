import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergePatch, type Patch } from './mergePatch.ts';

describe('a merge patch', () => {
  it('merges by key, removes by null and replaces the rest', () => {
    const target = { a: { b: 1, c: [1, 2] }, d: 'x' };
    expect(mergePatch(target, { a: { b: null, c: [3] }, e: { f: 1 } })).toEqual({ a: { c: [3] }, d: 'x', e: { f: 1 } });
    expect(target).toEqual({ a: { b: 1, c: [1, 2] }, d: 'x' });
  });

  it('is idempotent, changes neither argument and pollutes no prototype', () => {
    const keys = fc.oneof(fc.constantFrom('a', 'b', '__proto__', 'constructor', 'prototype'), fc.string());
    const { tree } = fc.letrec((tie) => ({
      tree: fc.dictionary(keys, fc.oneof({ maxDepth: 4 }, fc.constant(null), fc.integer(), fc.array(fc.integer()), tie('tree'))),
    }));
    fc.assert(
      fc.property(tree as fc.Arbitrary<Patch>, tree as fc.Arbitrary<Patch>, (target, patch) => {
        const before = JSON.stringify([target, patch]);
        const once = mergePatch(target, patch);
        expect(mergePatch(once, patch)).toEqual(once);
        expect(JSON.stringify([target, patch])).toBe(before);
        expect(Object.keys(Object.prototype)).toEqual([]);
      }),
      { numRuns: process.env['DEEP'] ? 10_000 : 200 },
    );
  });
});
