import { expect, test } from 'vitest';
import { daysOf, spanError } from './recordDates.ts';

test.each([
  ['today', { from: '2026-03-01', to: '2026-03-01' }],
  ['yesterday', { from: '2026-02-28', to: '2026-02-28' }],
  ['last7', { from: '2026-02-23', to: '2026-03-01' }],
  ['last30', { from: '2026-01-31', to: '2026-03-01' }],
  ['2026-01-05_2026-01-09', { from: '2026-01-05', to: '2026-01-09' }],
  ['2026-02-30_2026-03-01', { from: '', to: '2026-03-01' }],
  ['constructor', { from: '', to: '' }],
])('%s are days', (value, days) => {
  expect(daysOf(value, '2026-03-01')).toEqual(days);
});

test.each([
  ['2026-01-01_2026-04-02', null],
  ['2026-01-01_2026-04-03', 'too_long'],
  ['2026-01-09_2026-01-05', 'reversed'],
  ['_2026-01-05', 'incomplete'],
  ['2026-01-05_2026-01-05', null],
])('%s as a span: %s', (value, error) => {
  expect(spanError(daysOf(value, '2026-03-01'))).toBe(error);
});
