import { htmlLangOf } from '#engine/values/languages.ts';
import { formatDateTime } from './dates.ts';

interface Place {
  /** The present moment, epoch ms. */
  now: number;
  /** The brand's IANA zone; the browser's when absent or unknown. */
  timeZone: string | undefined;
  /** Interface language, platform code or BCP 47. */
  language: string;
}

const DAY_MS = 86_400_000;
/** Days ahead that are named by their weekday. */
const WEEK = 6;

/** A moment (epoch ms) as people say it: `Today 20:30`, `Fri 19:00`, `12 Nov, 10:30`, `12 Nov 2025, 10:30`; empty for an invalid one. */
export function shortMoment(ms: unknown, place: Place): string {
  const exact = formatDateTime(ms, place);
  const time = exact?.slice(11, 16) ?? '';
  if (exact === null || typeof ms !== 'number') return '';
  const ahead = daysBetween(formatDateTime(place.now, place)!, exact);
  const tag = htmlLangOf(place.language);
  if (Math.abs(ahead) <= 1) {
    const day = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(ahead, 'day');
    return `${day.charAt(0).toLocaleUpperCase(tag)}${day.slice(1)} ${time}`;
  }
  const { timeZone } = place;
  if (ahead > 0 && ahead <= WEEK) return `${written(tag, ms, timeZone, { weekday: 'short' })} ${time}`;
  return shortDate(ms, place);
}

/** A moment (epoch ms) for the middle of a sentence, whatever stands before it: `12 Nov, 10:30`; empty for an invalid one. */
export function shortDate(ms: unknown, place: Place): string {
  const time = formatDateTime(ms, place)?.slice(11, 16);
  return time === undefined ? '' : `${shortDay(ms, place)}, ${time}`;
}

/** The day of a moment (epoch ms): `12 Nov`, or `12 Nov 2025` in another year; empty for an invalid one. */
export function shortDay(ms: unknown, { now, timeZone, language }: Place): string {
  const exact = formatDateTime(ms, { timeZone });
  if (exact === null || typeof ms !== 'number') return '';
  const isThisYear = exact.slice(0, 4) === formatDateTime(now, { timeZone })?.slice(0, 4);
  const day = { day: 'numeric', month: 'short' } as const;
  return written(htmlLangOf(language), ms, timeZone, isThisYear ? day : { ...day, year: 'numeric' });
}

/** Month and day of a moment (epoch ms) apart, for a leaf of a calendar: `Nov`, `12`; null for an invalid one. */
export function calendarLeaf(ms: unknown, { timeZone, language }: Omit<Place, 'now'>): { month: string; day: string } | null {
  const exact = formatDateTime(ms, { timeZone });
  if (exact === null || typeof ms !== 'number') return null;
  const month = written(htmlLangOf(language), ms, timeZone, { month: 'short' });
  return { month, day: String(Number(exact.slice(8, 10))) };
}

/** Whole days between two texts of `formatDateTime`. */
const daysBetween = (one: string, other: string): number => (dayNumber(other) - dayNumber(one)) / DAY_MS;

const dayNumber = (exact: string): number => Date.parse(`${exact.slice(0, 10)}T00:00:00Z`);

/** Setting one up costs far more than a date of it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function written(tag: string, ms: number, timeZone: string | undefined, parts: Intl.DateTimeFormatOptions): string {
  const key = [tag, timeZone, ...Object.keys(parts)].join(' ');
  const format =
    formats.get(key) ??
    newFormat(tag, timeZone, {
      ...parts,
      calendar: 'gregory',
      numberingSystem: 'latn',
    });
  formats.set(key, format);
  return format.format(ms);
}

function newFormat(tag: string, timeZone: string | undefined, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(tag, timeZone ? { ...options, timeZone } : options);
  } catch {
    // an unknown zone
    return new Intl.DateTimeFormat(tag, options);
  }
}
