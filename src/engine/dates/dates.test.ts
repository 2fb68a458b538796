import { describe, expect, test } from 'vitest';
import { ageOn, formatDateTime, isRealDay, parseDay } from './dates.ts';

describe('a moment', () => {
  test('is formatted yyyy-MM-dd HH:mm:ss, zero padded, in the given zone', () => {
    const moment = Date.UTC(2024, 0, 2, 3, 4, 5);
    expect(formatDateTime(moment, { timeZone: 'UTC' })).toBe('2024-01-02 03:04:05');
    expect(formatDateTime(moment, { timeZone: 'America/Sao_Paulo' })).toBe('2024-01-02 00:04:05');
    expect(formatDateTime(moment, { timeZone: 'Asia/Ho_Chi_Minh' })).toBe('2024-01-02 10:04:05');
  });

  test('at midnight is 00, not 24', () => {
    expect(formatDateTime(Date.UTC(2024, 1, 29), { timeZone: 'UTC' })).toBe('2024-02-29 00:00:00');
  });

  test('is formatted at the epoch and before it', () => {
    expect(formatDateTime(0, { timeZone: 'UTC' })).toBe('1970-01-01 00:00:00');
    expect(formatDateTime(-1_000, { timeZone: 'UTC' })).toBe('1969-12-31 23:59:59');
  });

  test.each([NaN, Infinity, 8.64e15 + 1, '0', null, undefined, {}])('is null for %j', (value) => {
    expect(formatDateTime(value, { timeZone: 'UTC' })).toBeNull();
  });

  test('falls back to the local zone when the zone is unknown', () => {
    expect(formatDateTime(0, { timeZone: 'Nowhere/At_All' })).toBe(formatDateTime(0));
  });
});

describe('a day', () => {
  test('exists only if the calendar has it', () => {
    expect(isRealDay({ year: 2000, month: 2, day: 29 })).toBe(true);
    expect(isRealDay({ year: 2100, month: 2, day: 29 })).toBe(false);
    expect(isRealDay({ year: 2024, month: 6, day: 31 })).toBe(false);
    expect(isRealDay({ year: 2024, month: 0, day: 1 })).toBe(false);
  });

  test('is read in both formats', () => {
    expect(parseDay('2001-09-08')).toEqual({ year: 2001, month: 9, day: 8 });
    expect(parseDay('09-08-2001')).toEqual({ year: 2001, month: 9, day: 8 });
    expect(parseDay('8.9.2001')).toBeNull();
  });
});

describe('an age', () => {
  const now = new Date(2024, 5, 15, 12).getTime();

  test('increases on the birthday, not the day before', () => {
    expect(ageOn('2006-06-15', now)).toBe(18);
    expect(ageOn('2006-06-16', now)).toBe(17);
  });

  test('increases on 1 March in a common year for a birthday on 29 February', () => {
    expect(ageOn('2004-02-29', new Date(2025, 1, 28).getTime())).toBe(20);
    expect(ageOn('2004-02-29', new Date(2025, 2, 1).getTime())).toBe(21);
  });

  test('is null for a birthday that does not exist', () => {
    expect(ageOn('2006-02-30', now)).toBeNull();
    expect(ageOn('', now)).toBeNull();
  });

  test.each(['0015-01-01', '1899-12-31', '12-31-1899', '2024-06-16', '2025-01-01', '9999-12-31', '201512-01-01'])(
    'is null for %s, on which nobody who is alive was born',
    (birthday) => expect(ageOn(birthday, now)).toBeNull(),
  );

  test('is known from the first to the last day of birth', () => {
    expect(ageOn('1900-01-01', now)).toBe(124);
    expect(ageOn('2024-06-15', now)).toBe(0);
  });
});
