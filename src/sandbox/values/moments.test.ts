import { expect, test } from 'vitest';
import { isMoment, momentOf } from './moments.ts';

test('days are counted from today in UTC, other moments stand', () => {
  const today = Date.UTC(2031, 1, 28, 23, 59);
  expect(['-4d 13:00', '+0d 00:00', '+1d 23:59', '2026-11-01T00:00:00Z'].map((text) => momentOf(text, today))).toEqual([
    Date.UTC(2031, 1, 24, 13),
    Date.UTC(2031, 1, 28),
    Date.UTC(2031, 2, 1, 23, 59),
    Date.UTC(2026, 10, 1),
  ]);
});

test('a moment exists', () => {
  const written = [
    '-4d 13:00',
    '+120d 00:00',
    '2028-02-29T00:00:00Z',
    '4d 13:00',
    '-4d 24:00',
    '-4d 13:60',
    '2026-02-30T00:00:00Z',
    'soon',
  ];
  expect(written.filter(isMoment)).toEqual(written.slice(0, 3));
});
