import { expect, test } from 'vitest';
import { countPairs, mostDrawn } from './mostDrawn.ts';

const draw = (...numbers: string[]) => ({ gameCode: 'HN', issue: '1', numbers: [], prizes: [{ name: 'FIRST', numbers }] });

test('pairs are the last two digits of every prize; equal counts are ordered by number', () => {
  const draws = [draw('83333', '033', '12'), draw('12', '7'), { gameCode: 'HN', issue: '2', numbers: ['00099'] }];
  expect(Object.fromEntries(countPairs(draws))).toEqual({ '33': 2, '12': 2, '99': 1 });
  expect(mostDrawn(draws, 2)).toEqual([
    ['12', 2],
    ['33', 2],
  ]);
});
