/** The part of `Temporal` that is used here; not all supported browsers have it. */
interface TemporalApi {
  Instant: {
    fromEpochMilliseconds: (ms: number) => {
      toZonedDateTimeISO: (zone: string) => {
        toPlainDateTime: () => { toString: (options: { smallestUnit: 'second' }) => string };
      };
    };
  };
}

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Formats a moment as `yyyy-MM-dd HH:mm:ss`, 24 hours, zero padded (D-18); null for an invalid moment.
 * @param timeZone the brand's IANA zone; the browser's when absent or unknown.
 */
export function formatDateTime(ms: unknown, { timeZone }: { timeZone?: string | undefined } = {}): string | null {
  if (typeof ms !== 'number' || Number.isNaN(new Date(ms).getTime())) return null;
  return byTemporal(ms, timeZone ?? '') ?? byFormat(ms, timeZone ?? '');
}

/** Without locale data (decision 0039). Null without `Temporal`, a zone that it knows, or a year of four digits. */
function byTemporal(ms: number, timeZone: string): string | null {
  const { Temporal } = globalThis as { Temporal?: TemporalApi };
  if (Temporal === undefined || timeZone === '') return null;
  try {
    const zoned = Temporal.Instant.fromEpochMilliseconds(Math.trunc(ms)).toZonedDateTimeISO(timeZone);
    const text = zoned.toPlainDateTime().toString({ smallestUnit: 'second' });
    return /^(?!0000)\d{4}-/.test(text) ? text.replace('T', ' ') : null;
  } catch {
    return null;
  }
}

function byFormat(ms: number, timeZone: string): string {
  const parts = formatFor(timeZone).formatToParts(ms);
  const part = (type: Intl.DateTimeFormatPartTypes, length = 2) =>
    (parts.find((one) => one.type === type)?.value ?? '').padStart(length, '0');
  return `${part('year', 4)}-${part('month')}-${part('day')} ${part('hour')}:${part('minute')}:${part('second')}`;
}

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const made = newFormat(timeZone);
  formats.set(timeZone, made);
  return made;
}

function newFormat(timeZone: string): Intl.DateTimeFormat {
  // a named style costs half as much to set up as a list of parts; this locale's has all of them as numbers
  const locale = 'en-GB';
  const options: Intl.DateTimeFormatOptions = {
    dateStyle: 'short',
    timeStyle: 'medium',
    hourCycle: 'h23',
    calendar: 'gregory',
    numberingSystem: 'latn',
  };
  try {
    return new Intl.DateTimeFormat(locale, timeZone === '' ? options : { ...options, timeZone });
  } catch {
    return new Intl.DateTimeFormat(locale, options);
  }
}

export interface CalendarDay {
  year: number;
  month: number;
  day: number;
}

export function isRealDay({ year, month, day }: CalendarDay): boolean {
  if (month < 1 || month > 12 || day < 1) return false;
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = month === 2 ? (leap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
  return day <= days;
}

/** Parses `yyyy-MM-dd` or `MM-dd-yyyy` (templates 11 and 13); null unless the day exists. */
export function parseDay(text: string): CalendarDay | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  const us = /^(\d{2})-(\d{2})-(\d{4})$/.exec(text);
  const [year, month, day] = iso ? [iso[1], iso[2], iso[3]] : us ? [us[3], us[1], us[2]] : [];
  if (year === undefined) return null;
  const parsed = { year: Number(year), month: Number(month), day: Number(day) };
  return isRealDay(parsed) ? parsed : null;
}

/** Earlier dates of birth are slips, such as the year 0015 for 2015. */
export const FIRST_BIRTHDAY = '1900-01-01';

/** The local day of a moment (epoch ms), as a date input writes it. */
export function localDay(now: number): string {
  const today = new Date(now);
  const [year, month, day] = [today.getFullYear(), today.getMonth() + 1, today.getDate()];
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/**
 * Whole years from a birthday to the local day of `now` (epoch ms); null when the birthday does not exist, is yet to come or is
 * before `FIRST_BIRTHDAY`. Null is no age: who checks one refuses it.
 */
export function ageOn(birthday: string, now: number): number | null {
  const born = parseDay(birthday);
  if (born === null || born.year < Number.parseInt(FIRST_BIRTHDAY, 10)) return null;
  const today = new Date(now);
  const [month, day] = [today.getMonth() + 1, today.getDate()];
  const hadBirthday = month > born.month || (month === born.month && day >= born.day);
  const age = today.getFullYear() - born.year - (hadBirthday ? 0 : 1);
  return age < 0 ? null : age;
}
