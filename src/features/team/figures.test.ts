import { expect, it } from 'vitest';
import { addDays } from '#state/panels/dayRange.ts';
import { differenceOf } from './figures.ts';
import { daysBefore } from './daysBefore.ts';
import { BEFORE, daysAgainst, daysOfPeriod, periodError } from './periods.ts';

it.each([
  [12, 10, { kind: 'more', by: 2, tenths: 200n }],
  [0, 3, { kind: 'less', by: 3, tenths: 1_000n }],
  [5, 5, { kind: 'same', by: 0, tenths: 0n }],
  [3, 0, { kind: 'more', by: 3, tenths: null }],
  ['0.30', '0.10', { kind: 'more', by: '0.20', tenths: 2_000n }],
  ['418260.40', '393880.40', { kind: 'more', by: '24380.00', tenths: 62n }],
  ['-5.00', '5.00', { kind: 'less', by: '10.00', tenths: 2_000n }],
  ['-5.00', '-7.50', { kind: 'more', by: '2.50', tenths: 333n }],
  ['90071992547409931.01', '90071992547409931.00', { kind: 'more', by: '0.01', tenths: 0n }],
  ['1.00', '1.00', { kind: 'same', by: '0.00', tenths: 0n }],
  ['1.00', '0.00', { kind: 'more', by: '1.00', tenths: null }],
  ['1.00', undefined, null],
  ['oops', '1.00', null],
])('%s after %s (P-15)', (now, before, difference) => {
  expect(differenceOf(now, before)).toEqual(difference);
});

it.each([
  [
    { from: '2026-11-16', to: '2026-11-22' },
    { from: '2026-11-09', to: '2026-11-15' },
  ],
  [
    { from: '2026-03-01', to: '2026-03-01' },
    { from: '2026-02-28', to: '2026-02-28' },
  ],
])('before %j are as many days (P-15)', (days, before) => {
  expect(daysBefore(days)).toEqual(before);
  expect(addDays(before.to, 1)).toBe(days.from);
});

const today = '2026-11-27';
it.each([
  ['last7', { from: '2026-11-20', to: '2026-11-26' }],
  ['yesterday', { from: '2026-11-26', to: '2026-11-26' }],
  ['2026-11-01_2026-11-03', { from: '2026-11-01', to: '2026-11-03' }],
  ['oops', { from: '', to: '' }],
])('the period %s ends at the last full day (P-15)', (value, days) => {
  expect(daysOfPeriod(value, today)).toEqual(days);
});

it('a period is compared with the days before it, or with those of one’s choice', () => {
  const week = daysOfPeriod('last7', today);
  expect(daysAgainst(BEFORE, week, today)).toEqual({ from: '2026-11-13', to: '2026-11-19' });
  expect(daysAgainst('2025-11-20_2025-11-26', week, today)).toEqual({ from: '2025-11-20', to: '2025-11-26' });
});

it.each([
  [{ from: '2026-11-20', to: '2026-11-26' }, null],
  [{ from: '2026-11-20', to: '2026-11-27' }, 'today'],
  [{ from: '2026-11-20', to: '' }, 'incomplete'],
  [{ from: '2026-11-20', to: '2026-11-19' }, 'reversed'],
  [{ from: '2026-01-01', to: '2026-11-19' }, 'too_long'],
])('%j is asked for, or not: %s', (days, error) => expect(periodError(days, today)).toBe(error));

it.each([
  { from: '2026-11-20', to: '' },
  { from: '', to: '2026-11-20' },
])('before days of which one is missing there are none: %j', (days) => {
  expect(daysAgainst(BEFORE, days, today)).toEqual({ from: '', to: '' });
});
