import { parseDay } from '#engine/dates/dates.ts';
import { isRecordPreset, recordPresets } from '#engine/records/recordPresets.ts';
import { addDays, type DayRange } from '#state/panels/dayRange.ts';

/** The longest span that the platform answers. */
export const LONGEST_DAYS = 92;

/** Why two days are no span: a day is missing, the first is after the last, or there are too many between them. */
export type SpanError = 'incomplete' | 'reversed' | 'too_long';

/** The days of a filter's value: a preset, or `2026-11-01_2026-11-08`. */
export function daysOf(value: string, today: string): DayRange {
  if (isRecordPreset(value)) {
    const [from, to] = recordPresets[value];
    return { from: addDays(today, from), to: addDays(today, to) };
  }
  const [from = '', to = ''] = value.split('_');
  return { from: parseDay(from) === null ? '' : from, to: parseDay(to) === null ? '' : to };
}

export const spanText = ({ from, to }: DayRange): string => `${from}_${to}`;

export function spanError({ from, to }: DayRange): SpanError | null {
  if (from === '' || to === '') return 'incomplete';
  if (from > to) return 'reversed';
  return addDays(from, LONGEST_DAYS - 1) < to ? 'too_long' : null;
}
