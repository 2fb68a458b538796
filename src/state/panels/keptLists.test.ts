import { afterEach, expect, it, vi } from 'vitest';
import { localArea } from '#platform/browser/storage.ts';
import { keepList, keptList } from './keptLists.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localArea.clear();
});

it('a list is kept for one member, beside the member’s other lists, until nothing of it is left', () => {
  const saved = [{ name: 'Lost', values: { status: 'LOST' } }];
  keepList('ana', 'agent.bets main', { hidden: ['payout'], saved });
  keepList('ana', 'agent.team main', { hidden: ['level'], saved: [] });
  expect(keptList('ana', 'agent.bets main')).toEqual({ hidden: ['payout'], saved });
  expect(keptList('bea', 'agent.bets main')).toEqual({ hidden: [], saved: [] });
  keepList('ana', 'agent.bets main', { hidden: [], saved: [] });
  expect(JSON.parse(localArea.get('lists:ana')!)).toEqual({ 'agent.team main': { hidden: ['level'], saved: [] } });
});

it.each([
  ['{', { hidden: [], saved: [] }],
  ['[]', { hidden: [], saved: [] }],
  ['{"l":[]}', { hidden: [], saved: [] }],
  ['{"l":{"hidden":"a","saved":{}}}', { hidden: [], saved: [] }],
  [
    '{"l":{"hidden":["a",3],"saved":[{"name":"x"},{"name":1,"values":{}},{"name":"y","values":{"a":1}},{"name":"z","values":{"a":"1"}}]}}',
    { hidden: ['a'], saved: [{ name: 'z', values: { a: '1' } }] },
  ],
])('what is stored and is not of that shape is left out: %s', (stored, kept) => {
  localArea.set('lists:ana', stored);
  expect(keptList('ana', 'l')).toEqual(kept);
  expect(keptList('ana', 'toString')).toEqual({ hidden: [], saved: [] });
});
