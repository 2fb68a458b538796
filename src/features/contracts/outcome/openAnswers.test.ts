import { expect, test } from 'vitest';
import { openAnswers } from './openAnswers.ts';

const write = (operation: string, member = 'me') => ({ operation, member, key: 'key-00001', at: 1, request: 'digest' });

test('answers to contracts are found among the open writes, each once, and only those of the member', () => {
  const writes = [
    write('dailySalary:ACCEPT:CT1'),
    write('dailySalary:ACCEPT:CT1'),
    write('dividend:TERMINATE:CT:2'),
    write('hourSalary:REJECT:CT3', 'another'),
    write('hourSalary:offer:down01'),
    write('claimReward:ACCEPT:R1'),
    write('dividend:ACCEPT:'),
    write('constructor:ACCEPT:CT4'),
  ];
  expect(openAnswers(writes, 'me')).toEqual([
    { operation: 'dailySalary:ACCEPT:CT1', kind: 'dailySalary', answer: 'ACCEPT', id: 'CT1' },
    { operation: 'dividend:TERMINATE:CT:2', kind: 'dividend', answer: 'TERMINATE', id: 'CT:2' },
  ]);
});
