const hourMs = 3_600_000;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making one takes longer than all that it formats. */
function formatIn(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formats.set(timeZone, format);
  return format;
}

/** The day of a moment in a zone: `2031-04-07`, and its start in ms. UTC without a zone. */
export function dayIn(timeZone: string | undefined, moment: number): { name: string; start: number } {
  const format = formatIn(timeZone ?? 'UTC');
  const name = format.format(moment);
  // everywhere midnight is at a full quarter of an hour of UTC; where the clock skips it, the day begins later
  let start = Math.floor(moment / (hourMs / 4)) * (hourMs / 4);
  for (const step of [6 * hourMs, hourMs, hourMs / 4]) while (format.format(start - step) === name) start -= step;
  return { name, start };
}
