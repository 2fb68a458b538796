import { formatDateTime, parseDay } from '#engine/dates/dates.ts';

export const dayPresets = { next7: [0, 7], next30: [0, 30], previous7: [-7, 0], previous30: [-30, 0] } as const;

export type DayPreset = keyof typeof dayPresets;

/** Days as `yyyy-MM-dd`, both included; an empty end is open. */
export interface DayRange {
  from: string;
  to: string;
}

export const isDayPreset = (text: string): text is DayPreset => Object.hasOwn(dayPresets, text);

export const dayOf = (ms: number, timeZone?: string): string => formatDateTime(ms, { timeZone })?.slice(0, 10) ?? '';

/** The range of a preset around a day. */
export function presetRange(preset: DayPreset, today: string): DayRange {
  const [from, to] = dayPresets[preset];
  return { from: addDays(today, from), to: addDays(today, to) };
}

export function addDays(day: string, count: number): string {
  const date = parseDay(day);
  if (date === null) return '';
  return new Date(Date.UTC(date.year, date.month - 1, date.day + count)).toISOString().slice(0, 10);
}

/** Whether two ranges overlap; texts of this form compare like days. */
export function overlaps(one: DayRange, other: DayRange): boolean {
  const starts = one.from === '' || other.to === '' || one.from <= other.to;
  const ends = one.to === '' || other.from === '' || one.to >= other.from;
  return starts && ends;
}

/** A range as moments for a query, from the start of the first day to the start of the day after the last. */
export function timeSpan({ from, to }: DayRange, timeZone?: string): { startTime?: number; endTime?: number } {
  const start = dayStart(from, timeZone);
  const end = to === '' ? null : dayStart(addDays(to, 1), timeZone);
  return { ...(start === null ? {} : { startTime: start }), ...(end === null ? {} : { endTime: end }) };
}

/** Start of a day in the brand's zone. */
function dayStart(day: string, timeZone?: string): number | null {
  const date = parseDay(day);
  if (date === null) return null;
  const midnight = Date.UTC(date.year, date.month - 1, date.day);
  const offsetAt = (ms: number) => Date.parse(`${formatDateTime(ms, { timeZone })?.replace(' ', 'T')}Z`) - ms;
  const near = midnight - offsetAt(midnight);
  // corrected once more in case the clocks change in between
  const start = midnight - offsetAt(near);
  // where they skip midnight, the day begins with the later of the two: the other is in the evening before
  return start + offsetAt(start) === midnight ? start : Math.max(start, near);
}
