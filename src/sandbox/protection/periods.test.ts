import { expect, test } from 'vitest';
import { monthsLater, periodOf } from './periods.ts';

const at = (text: string) => Date.parse(text);

test.each([
  ['America/Sao_Paulo', '2026-11-22T02:30:00Z', 'DAY', '2026-11-21T03:00:00Z', '2026-11-22T03:00:00Z'],
  // a Saturday evening there: the week began on Monday the 16th
  ['America/Sao_Paulo', '2026-11-22T02:30:00Z', 'WEEK', '2026-11-16T03:00:00Z', '2026-11-23T03:00:00Z'],
  ['Asia/Ho_Chi_Minh', '2026-11-22T18:00:00Z', 'WEEK', '2026-11-22T17:00:00Z', '2026-11-29T17:00:00Z'],
  ['Europe/London', '2026-10-31T12:00:00Z', 'MONTH', '2026-09-30T23:00:00Z', '2026-11-01T00:00:00Z'],
  ['Europe/London', '2026-10-25T12:00:00Z', 'DAY', '2026-10-24T23:00:00Z', '2026-10-26T00:00:00Z'],
  [undefined, '2026-12-31T23:59:59Z', 'MONTH', '2026-12-01T00:00:00Z', '2027-01-01T00:00:00Z'],
] as const)('in %s %s is in the %s from %s to %s', (zone, moment, period, start, end) => {
  expect(periodOf(zone, at(moment), period)).toEqual({ start: at(start), end: at(end) });
});

test.each([
  ['2026-08-31T10:00:00Z', 6, '2027-02-28T10:00:00Z'],
  ['2026-11-28T22:00:00Z', 12, '2027-11-28T22:00:00Z'],
  ['2026-11-28T22:00:00Z', -12, '2025-11-28T22:00:00Z'],
])('%s and %i months is %s', (moment, months, later) => expect(monthsLater(at(moment), months)).toBe(at(later)));
