import type { LimitPeriod } from '#contract/types.ts';
import { dayIn } from '#sandbox/values/days.ts';

/** Between noon of a day and noon of the next there are 23 to 25 hours. */
const DAY_AND_A_HALF_MS = 36 * 3_600_000;

/** Monday is 0. */
const weekdayOf = (name: string): number => (new Date(`${name}T00:00:00Z`).getUTCDay() + 6) % 7;

const opens = (period: LimitPeriod, name: string): boolean =>
  period === 'DAY' || (period === 'WEEK' ? weekdayOf(name) === 0 : name.endsWith('-01'));

/** The calendar day, week from Monday, or month of a moment in a zone: its start, and that of the next, ms. */
export function periodOf(timeZone: string | undefined, moment: number, period: LimitPeriod): { start: number; end: number } {
  let first = dayIn(timeZone, moment);
  let next = dayIn(timeZone, first.start + DAY_AND_A_HALF_MS);
  while (!opens(period, first.name)) first = dayIn(timeZone, first.start - 1);
  while (!opens(period, next.name)) next = dayIn(timeZone, next.start + DAY_AND_A_HALF_MS);
  return { start: first.start, end: next.start };
}

/** The same day of a later month, its last where it is shorter, at the same time of UTC. */
export function monthsLater(moment: number, months: number): number {
  const at = new Date(moment);
  const day = at.getUTCDate();
  at.setUTCDate(1);
  at.setUTCMonth(at.getUTCMonth() + months);
  const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();
  at.setUTCDate(Math.min(day, last));
  return at.getTime();
}
