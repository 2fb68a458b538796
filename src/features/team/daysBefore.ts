import { addDays, type DayRange } from '#state/panels/dayRange.ts';

const dayMs = 86_400_000;

/** As many days, up to the day before; none before a span of which a day is missing. */
export function daysBefore({ from, to }: DayRange): DayRange {
  if (from === '' || to === '') return { from: '', to: '' };
  const length = Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
  return { from: addDays(from, -length), to: addDays(from, -1) };
}
