const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

interface Day {
  readonly name: string;
  readonly start: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making one takes longer than all that it formats. */
function formatIn(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formats.set(timeZone, format);
  return format;
}

/** Days that have a part in a day of UTC, by the zone and the latter's number. */
const known = new Map<string, readonly Day[]>();

/** The day of a moment in a zone: `2031-04-07`, and its start in ms. UTC without a zone. */
export function dayIn(timeZone: string | undefined, moment: number): Day {
  const nth = Math.floor(moment / dayMs);
  const key = `${timeZone ?? 'UTC'} ${nth}`;
  // a year of somebody's bets has thousands of moments
  const days = known.get(key) ?? daysOf(formatIn(timeZone ?? 'UTC'), nth);
  known.set(key, days);
  return days.find(({ start }) => start <= moment)!;
}

/** The latest first. */
function daysOf(format: Intl.DateTimeFormat, nth: number): Day[] {
  const days: Day[] = [];
  for (let at = (nth + 1) * dayMs - 1; at >= nth * dayMs; at = days.at(-1)!.start - 1) days.push(dayAt(format, at));
  return days;
}

function dayAt(format: Intl.DateTimeFormat, moment: number): Day {
  const name = format.format(moment);
  // everywhere midnight is at a full quarter of an hour of UTC; where the clock skips it, the day begins later
  let start = Math.floor(moment / (hourMs / 4)) * (hourMs / 4);
  for (const step of [6 * hourMs, hourMs, hourMs / 4]) while (format.format(start - step) === name) start -= step;
  return { name, start };
}
