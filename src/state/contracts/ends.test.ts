import { expect, test } from 'vitest';
import { endsSince } from './ends.ts';

const ended = (changedAt: unknown, endReason: unknown = 'TERMINATED', status = 'terminated') => ({
  status,
  changedAt,
  endReason,
});

test.each([
  ['a browser that knows none learns the latest', [ended(5), ended(9)], null, { count: 0, latest: 9 }],
  ['none at all', [], null, { count: 0, latest: 0 }],
  ['later ones count', [ended(12, 'HIGHER_ABOVE'), ended(10), ended(9)], '9', { count: 2, latest: 12 }],
  ['after a visit without any, the first counts', [ended(3)], '0', { count: 1, latest: 3 }],
  ['what is known stays known without rows', [], '9', { count: 0, latest: 9 }],
  [
    'own acceptances and withdrawn offers do not count',
    [ended(12, 'REPLACED'), ended(13, 'WITHDRAWN')],
    '9',
    { count: 0, latest: 9 },
  ],
  ['nor active contracts', [ended(12, undefined, 'accepted')], '9', { count: 0, latest: 9 }],
  ['nor what cannot be read', [null, 4, ended('soon'), ended(1e99), ended(Number.NaN), [[]]], '9', { count: 0, latest: 9 }],
  ['no list', { rows: 1 }, '9', { count: 0, latest: 9 }],
  ['a stored word is none', [ended(5)], 'x', { count: 0, latest: 5 }],
] as const)('of ended contracts: %s', (_, rows, known, expected) => {
  expect(endsSince(rows, known)).toEqual(expected);
});
