import { expect, it } from 'vitest';
import { addDays } from '#state/panels/dayRange.ts';
import { differenceOf } from './figures.ts';
import { daysBefore } from './daysBefore.ts';

it.each([
  [12, 10, { kind: 'more', by: 2 }],
  [0, 3, { kind: 'less', by: 3 }],
  [5, 5, { kind: 'same', by: 0 }],
  ['0.30', '0.10', { kind: 'more', by: '0.20' }],
  ['-5.00', '5.00', { kind: 'less', by: '10.00' }],
  ['-5.00', '-7.50', { kind: 'more', by: '2.50' }],
  ['90071992547409931.01', '90071992547409931.00', { kind: 'more', by: '0.01' }],
  ['1.00', '1.00', { kind: 'same', by: '0.00' }],
  ['1.00', undefined, null],
  ['oops', '1.00', null],
])('%j after %j differs by %j (P-15)', (now, before, difference) => {
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
