import { describe, expect, it } from 'vitest';
import { shortDate, shortDay, shortMoment } from './shortMoment.ts';

// a Sunday
const now = Date.UTC(2026, 10, 29, 12);
const hour = 3_600_000;
const day = 24 * hour;
const at = { now, timeZone: 'UTC', language: 'EN' };

describe('a moment in short', () => {
  it.each([
    [0, 'Today 12:00'],
    [-12 * hour, 'Today 00:00'],
    [-13 * hour, 'Yesterday 23:00'],
    [12 * hour, 'Tomorrow 00:00'],
    [2 * day, 'Tue 12:00'],
    [6 * day, 'Sat 12:00'],
    [7 * day, 'Dec 6, 12:00'],
    [-2 * day, 'Nov 27, 12:00'],
    [-400 * day, 'Oct 25, 2025, 12:00'],
    [40 * day, 'Jan 8, 2027, 12:00'],
  ])('%s ms away is "%s"', (away, words) => {
    expect(shortMoment(now + away, at)).toBe(words);
  });

  it.each([
    ['PT', 'Hoje 09:00', '9 de nov.'],
    ['VI', 'Hôm nay 09:00', '9 thg 11'],
    ['TH', 'วันนี้ 09:00', '9 พ.ย.'],
    ['CN', '今天 09:00', '11月9日'],
    ['ID', 'Hari ini 09:00', '9 Nov'],
  ])('in %s', (language, today, otherDay) => {
    const place = { now, language, timeZone: 'America/Sao_Paulo' };
    expect(shortMoment(now, place)).toBe(today);
    expect(shortDay(now - 20 * day, place)).toBe(otherDay);
  });

  it('is of the day of the zone, and of the calendar that all dates have', () => {
    expect(
      shortMoment(Date.UTC(2026, 10, 29, 1), {
        ...at,
        timeZone: 'America/Sao_Paulo',
      }),
    ).toBe('Yesterday 22:00');
    expect(shortDay(Date.UTC(2025, 0, 5), { ...at, language: 'TH' })).toBe('5 ม.ค. 2025');
  });

  it('has no word of today within a sentence', () => {
    expect(shortDate(now, at)).toBe('Nov 29, 12:00');
    expect(shortDate(now + 40 * day, at)).toBe('Jan 8, 2027, 12:00');
    expect(shortDate(Number.NaN, at)).toBe('');
  });

  it('is empty for what is no moment, and right in the zone of the device for an unknown zone', () => {
    for (const value of [null, undefined, '12', Number.NaN, 1e20])
      expect([shortMoment(value, at), shortDay(value, at)]).toEqual(['', '']);
    expect(shortMoment(now, { ...at, timeZone: 'Mars/Base' })).toMatch(/^Today \d\d:00$/);
  });
});
