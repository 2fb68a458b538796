import { expect, test } from 'vitest';
import type { Contract } from '#contract/types.ts';
import { changesOf } from './changes.ts';

const held = (id: string, account: string) => ({ id, account }) as Contract;
const says = (ends: Contract[], endsTotal = ends.length, stays: Contract[] = []) => ({
  allowed: true,
  code: null,
  ends,
  endsTotal,
  stays,
});

test('what several offers end is put together, a contract that two of them end once', () => {
  const below = held('C3', 'cleo');
  const changes = changesOf([
    { account: 'ana', preview: says([held('C1', 'ana'), below], 5) },
    { account: 'cleo', preview: says([below]) },
    { account: 'bo', preview: says([], 0, [held('C9', 'bo')]) },
    { account: 'dan', preview: { allowed: false, code: 'contract_not_higher', ends: [], endsTotal: 0 } },
    { account: 'eve', preview: 'failed' },
    { account: 'fay', preview: 'asked' },
  ]);
  expect(changes.ends).toEqual([
    { contract: held('C1', 'ana'), above: null },
    { contract: below, above: 'ana' },
  ]);
  expect(changes.endsTotal).toBe(5);
  expect(changes.stays.map(({ id }) => id)).toEqual(['C9']);
  expect(changes.unchanged).toEqual(['bo']);
  expect(changes.refused).toEqual([{ account: 'dan', code: 'contract_not_higher' }]);
  expect(changes.unknown).toEqual(['eve']);
});
