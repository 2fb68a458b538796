import { spanError, type SpanError } from '#parts/records/recordDates.ts';
import { addDays, type DayRange } from '#state/panels/dayRange.ts';
import { parseDay } from '#engine/dates/dates.ts';
import { daysBefore } from './daysBefore.ts';

/** Full days up to yesterday, by their number. */
export const periods = { yesterday: 1, last7: 7, last30: 30 } as const;
export type Period = keyof typeof periods;
export const PERIOD: Period = 'last7';
/** As many days as the period has, up to the day before it. */
export const BEFORE = 'before';

export const isPeriod = (text: string): text is Period => Object.hasOwn(periods, text);

/** Why days cannot be asked for; `today` is not over. */
export type PeriodError = SpanError | 'today';

/** The days of a value: a period, or `2026-11-01_2026-11-08`. */
export function daysOfPeriod(value: string, today: string): DayRange {
  if (isPeriod(value)) return { from: addDays(today, -periods[value]), to: addDays(today, -1) };
  const [from = '', to = ''] = value.split('_');
  return { from: parseDay(from) === null ? '' : from, to: parseDay(to) === null ? '' : to };
}

/** What the period is compared with. Days that cannot be read are those before. */
export function daysAgainst(value: string, period: DayRange, today: string): DayRange {
  return value === BEFORE || periodError(period, today) !== null ? daysBefore(period) : daysOfPeriod(value, today);
}

export function periodError(days: DayRange, today: string): PeriodError | null {
  return spanError(days) ?? (days.to >= today ? 'today' : null);
}
