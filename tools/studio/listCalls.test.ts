import { expect, test } from 'vitest';
import { listCalls } from './listCalls.ts';

const calls = new Map(listCalls().map((call) => [call.name, call]));

test('a call says what it reads, for whom, and what every request has', () => {
  expect(calls.get('contractRecords')).toMatchObject({
    address: 'GET /wps/relay/MCS2_contractRecords',
    words: 'Payments by contracts of a kind.',
    access: { role: { field: 'scope', values: { DOWNLINE: 'agent' } } },
    required: ['kind', 'pageNo', 'pageSize'],
  });
  // the words of the field, not those of its type
  expect(calls.get('memTransDet')!.totals['bonus']!.description).toBe('Bonuses and rebates, included in `in`.');
});
