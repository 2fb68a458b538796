import { formatDateTime } from '#engine/dates/dates.ts';

/** Localised name of a weekday, 0 is Sunday. */
export function weekdayName(weekday: number, language: string, length: 'short' | 'long' = 'short'): string {
  // 4 January 1970 was a Sunday
  const noon = Date.UTC(1970, 0, 4 + weekday, 12);
  return new Intl.DateTimeFormat(language, { weekday: length, timeZone: 'UTC' }).format(noon);
}

/** The weekday of a moment in the brand's zone, 0 is Sunday. */
export function weekdayOf(ms: number, zone: { timeZone?: string | undefined } = {}): number {
  return new Date(`${formatDateTime(ms, zone)?.slice(0, 10)}T12:00:00Z`).getUTCDay();
}
