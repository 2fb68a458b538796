import { expect, test } from 'vitest';
import { moversOf } from './movers.ts';

test('the largest differences come first, with those who bet in one period alone', () => {
  const now = [
    { account: 'ana', nickname: 'Ana', validBet: '100.00' },
    { account: 'bo', validBet: '50.10' },
    { account: 'new', validBet: '70.00' },
    { account: 'same', validBet: '9.00' },
  ];
  const before = [
    { account: 'ana', validBet: '10.50' },
    { account: 'bo', validBet: '60.00' },
    { account: 'gone', nickname: 'Gone', validBet: '80.25' },
    { account: 'same', validBet: '9.00' },
  ];
  expect(moversOf(now, before, 3)).toEqual([
    { account: 'ana', nickname: 'Ana', now: '100.00', change: '89.50' },
    { account: 'gone', nickname: 'Gone', now: '0', change: '-80.25' },
    { account: 'new', nickname: '', now: '70.00', change: '70.00' },
  ]);
  expect(moversOf(now, before, 9).map(({ account }) => account)).toEqual(['ana', 'gone', 'new', 'bo']);
});
