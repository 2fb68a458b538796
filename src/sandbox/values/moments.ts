const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;
const RELATIVE = /^([+-]\d{1,4})d ([01]\d|2[0-3]):([0-5]\d)$/;

/** Whether a moment is counted in days from today. */
export const isRelative = (text: string): boolean => RELATIVE.test(text);

/** Whether a date and time exists: no 30 February, no hour 25. */
export function isMoment(text: string): boolean {
  if (isRelative(text)) return true;
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 19) === text.slice(0, 19);
}

/**
 * A moment of the demo data, ms.
 * @param text ISO 8601, or the days from today and a time in UTC, such as `-4d 13:00`
 * @param today any moment of the day in UTC from which days are counted
 */
export function momentOf(text: string, today: number): number {
  const [, days, hours, minutes] = RELATIVE.exec(text) ?? [];
  if (days === undefined) return Date.parse(text);
  return Math.floor(today / DAY_MS) * DAY_MS + Number(days) * DAY_MS + (Number(hours) * 60 + Number(minutes)) * MINUTE_MS;
}
