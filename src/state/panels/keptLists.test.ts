import { afterEach, expect, it, vi } from 'vitest';
import { localArea } from '#platform/browser/storage.ts';
import { keepDensity, keepList, keptDensity, keptList, onDensity } from './keptLists.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localArea.clear();
});

const NOTHING = { hidden: [], order: [], saved: [] };

it('a list is kept for one member, beside the member’s other lists, until nothing of it is left', () => {
  const saved = [{ name: 'Lost', values: { status: 'LOST' } }];
  const bets = { hidden: ['payout'], order: ['status', 'payout'], saved };
  keepList('ana', 'agent.bets main', bets);
  keepList('ana', 'agent.team main', { ...NOTHING, hidden: ['level'] });
  expect(keptList('ana', 'agent.bets main')).toEqual(bets);
  expect(keptList('bea', 'agent.bets main')).toEqual(NOTHING);
  keepList('ana', 'agent.bets main', { ...NOTHING, order: ['status'] });
  expect(keptList('ana', 'agent.bets main')).toEqual({ ...NOTHING, order: ['status'] });
  keepList('ana', 'agent.bets main', NOTHING);
  expect(JSON.parse(localArea.get('lists:ana')!)).toEqual({ 'agent.team main': { ...NOTHING, hidden: ['level'] } });
});

it('a list that was kept before columns could be moved has the brand’s order', () => {
  localArea.set('lists:ana', '{"l":{"hidden":["a"],"saved":[]}}');
  expect(keptList('ana', 'l')).toEqual({ hidden: ['a'], order: [], saved: [] });
});

it('the height of rows is kept for all lists of one member, who hears of it, and takes none of what a list keeps', () => {
  const heard = vi.fn();
  const end = onDensity(heard);
  keepList('ana', 'agent.bets main', { ...NOTHING, hidden: ['payout'] });
  keepDensity('ana', 'compact');
  expect(heard).toHaveBeenCalledTimes(1);
  expect([keptDensity('ana'), keptDensity('bea')]).toEqual(['compact', 'comfortable']);
  keepList('ana', 'agent.team main', { ...NOTHING, hidden: ['level'] });
  expect(keptDensity('ana')).toBe('compact');
  end();
  keepDensity('ana', 'comfortable');
  expect(heard).toHaveBeenCalledTimes(1);
  expect(Object.keys(JSON.parse(localArea.get('lists:ana')!) as object)).toEqual(['agent.bets main', 'agent.team main']);
});

it.each(['{"density":"low"}', '{"density":["compact"]}', '[]', '{'])('a height that there is not is none: %s', (stored) => {
  localArea.set('lists:ana', stored);
  expect(keptDensity('ana')).toBe('comfortable');
});

it.each([
  ['{', NOTHING],
  ['[]', NOTHING],
  ['{"l":[]}', NOTHING],
  ['{"l":{"hidden":"a","order":"a","saved":{}}}', NOTHING],
  [
    '{"l":{"hidden":["a",3],"order":["b",{},"a"],"saved":[{"name":"x"},{"name":1,"values":{}},{"name":"y","values":{"a":1}},{"name":"z","values":{"a":"1"}}]}}',
    { hidden: ['a'], order: ['b', 'a'], saved: [{ name: 'z', values: { a: '1' } }] },
  ],
])('what is stored and is not of that shape is left out: %s', (stored, kept) => {
  localArea.set('lists:ana', stored);
  expect(keptList('ana', 'l')).toEqual(kept);
  expect(keptList('ana', 'toString')).toEqual(NOTHING);
});
