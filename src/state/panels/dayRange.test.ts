import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDateTime } from '#engine/dates/dates.ts';
import { addDays, dayOf, dayPresets, overlaps, presetRange, timeSpan } from './dayRange.ts';

const day = fc
  .date({ min: new Date('2020-01-01T00:00:00Z'), max: new Date('2040-01-01T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('a range of days (PRM-05)', () => {
  it('has presets for the next and the previous 7 and 30 days', () => {
    expect(Object.keys(dayPresets)).toEqual(['next7', 'next30', 'previous7', 'previous30']);
    expect(presetRange('next7', '2026-11-21')).toEqual({ from: '2026-11-21', to: '2026-11-28' });
    expect(presetRange('previous30', '2026-03-02')).toEqual({ from: '2026-01-31', to: '2026-03-02' });
  });

  it('counts days across clock changes', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -400, max: 400 }), (one, count) => {
        expect(addDays(addDays(one, count), -count)).toBe(one);
      }),
    );
  });

  it('overlaps another exactly when neither ends before the other begins', () => {
    fc.assert(
      fc.property(day, day, day, day, (a, b, c, d) => {
        const one = { from: a < b ? a : b, to: a < b ? b : a };
        const other = { from: c < d ? c : d, to: c < d ? d : c };
        expect(overlaps(one, other)).toBe(!(one.to < other.from || other.to < one.from));
        expect(overlaps(one, { from: '', to: '' })).toBe(true);
      }),
    );
  });

  it.each(['America/Sao_Paulo', 'Asia/Ho_Chi_Minh', 'Europe/Lisbon', undefined])('starts and ends at midnight in %s', (zone) => {
    fc.assert(
      fc.property(day, (one) => {
        const { startTime = 0, endTime = 0 } = timeSpan({ from: one, to: one }, zone);
        expect(dayOf(startTime, zone)).toBe(one);
        expect(dayOf(endTime - 1, zone)).toBe(one);
        expect(dayOf(endTime, zone)).toBe(addDays(one, 1));
        expect(formatDateTime(startTime, { timeZone: zone })?.slice(11)).toMatch(/^0[01]:00:00$/);
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ['2026-03-29', 23],
    ['2026-03-30', 24],
    ['2026-10-25', 25],
  ])('of one day, %s, has %i hours where the clocks change in Lisbon (F21)', (one, hours) => {
    const { startTime = 0, endTime = 0 } = timeSpan({ from: one, to: one }, 'Europe/Lisbon');
    expect((endTime - startTime) / 3_600_000).toBe(hours);
  });

  it.each([
    ['America/Santiago', '2026-09-06'],
    ['America/Havana', '2026-03-08'],
    ['Atlantic/Azores', '2026-03-29'],
    ['Africa/Cairo', '2026-04-24'],
    ['Asia/Beirut', '2026-03-29'],
  ])('begins an hour late, and not the evening before, where the clocks of %s skip midnight (F21)', (zone, one) => {
    const { startTime = 0, endTime = 0 } = timeSpan({ from: one, to: one }, zone);
    expect(formatDateTime(startTime, { timeZone: zone })).toBe(`${one} 01:00:00`);
    expect((endTime - startTime) / 3_600_000).toBe(23);
    expect(timeSpan({ from: '', to: addDays(one, -1) }, zone)).toEqual({ endTime: startTime });
  });

  it('counts the leap day in leap years only (F21)', () => {
    expect(presetRange('previous7', '2028-03-03')).toEqual({ from: '2028-02-25', to: '2028-03-03' });
    expect(presetRange('previous7', '2027-03-03')).toEqual({ from: '2027-02-24', to: '2027-03-03' });
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(timeSpan({ from: '2027-02-29', to: '' })).toEqual({});
    const { startTime = 0, endTime = 0 } = timeSpan({ from: '2028-02-28', to: '2028-03-01' }, 'America/Sao_Paulo');
    expect((endTime - startTime) / 86_400_000).toBe(3);
  });

  it('is open where an end is missing or invalid', () => {
    expect(timeSpan({ from: '', to: '' })).toEqual({});
    expect(timeSpan({ from: '2026-02-30', to: '' })).toEqual({});
  });
});
