import { formatDateTime } from './dates.ts';

const MINUTE = 60_000;
const DAY_MINUTES = 1_440;

/** The zone in which `formatDateTime` writes moments: the one asked for, or the browser's when it is absent or unknown. */
export function shownZone(timeZone: string | undefined): string {
  const known = (zone: string | undefined) => new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  try {
    // as it was written: a browser may know it by another name
    if (timeZone !== undefined && timeZone !== '' && known(timeZone) !== '') return timeZone;
  } catch {
    // falls through to the browser's
  }
  return known(undefined);
}

/** A moment as ISO 8601 in a zone with its offset, `2026-11-27T14:05:09.000-03:00`; null for an invalid moment. */
export function zonedIso(ms: unknown, { timeZone }: { timeZone?: string | undefined }): string | null {
  if (formatDateTime(ms) === null) return null;
  // whole milliseconds
  const at = new Date(ms as number);
  const local = formatDateTime(at.getTime(), { timeZone })!;
  const millis = String(at.getUTCMilliseconds()).padStart(3, '0');
  const offset = (Date.parse(`${local.replace(' ', 'T')}.${millis}Z`) - at.getTime()) / MINUTE;
  // offsets of early years have seconds, and years before the first are written as if they were after it
  if (!Number.isInteger(offset) || Math.abs(offset) >= DAY_MINUTES) return at.toISOString();
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  const clock = [hours, minutes].map((part) => String(part).padStart(2, '0')).join(':');
  return `${local.replace(' ', 'T')}.${millis}${offset < 0 ? '-' : '+'}${clock}`;
}
