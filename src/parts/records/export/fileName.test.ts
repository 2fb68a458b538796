import { expect, test } from 'vitest';
import type { PublishedFilter } from '#engine/records/panels.ts';
import { fileName } from './fileName.ts';

const date: PublishedFilter = { name: 'date', kind: 'dateRange', label: 'records:date', default: 'last7', options: [] };
const what = { brand: 'orvane', name: 'transactionHistory', today: '2026-03-02' };

test.each([
  [[date], {}, 'orvane-transactionHistory-2026-02-24-2026-03-02.csv'],
  [[date], { date: 'today' }, 'orvane-transactionHistory-2026-03-02-2026-03-02.csv'],
  [[date], { date: '2026-01-01_2026-01-31' }, 'orvane-transactionHistory-2026-01-01-2026-01-31.csv'],
  [[date], { date: '../../x_y' }, 'orvane-transactionHistory-2026-03-02.csv'],
  [[{ ...date, default: '' }], {}, 'orvane-transactionHistory-2026-03-02.csv'],
  [[], { date: 'today' }, 'orvane-transactionHistory-2026-03-02.csv'],
] as const)('%#. a file is named after what was asked for', (filters, values, name) => {
  expect(fileName({ filters }, values, what)).toBe(name);
});

test('names that a file cannot have lose their signs', () => {
  expect(fileName({ filters: [] }, {}, { ...what, brand: 'a/b:c', name: 'ví dụ..' })).toBe('a-b-c-v-d-2026-03-02.csv');
});
