import { htmlLangOf } from '#engine/values/languages.ts';

/** A duration as `h:mm:ss` in whole seconds, never negative (RGCLOCK3). */
export function formatElapsed(ms: number): string {
  const seconds = Number.isFinite(ms) ? Math.max(0, Math.floor(ms / 1_000)) : 0;
  const two = (value: number) => String(value % 60).padStart(2, '0');
  return `${Math.floor(seconds / 3_600)}:${two(Math.floor(seconds / 60))}:${two(seconds)}`;
}

/** How long ago something was: its largest whole unit, and how many of them; `now` below a minute. */
export function agoIn(ms: number): { unit: 'now' | 'minutes' | 'hours' | 'days'; count: number } {
  const minutes = Math.max(0, Math.floor(ms / 60_000));
  if (minutes < 60) return { unit: minutes === 0 ? 'now' : 'minutes', count: minutes };
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? { unit: 'hours', count: hours } : { unit: 'days', count: Math.floor(hours / 24) };
}

const DAY = 86_400;

/**
 * Whole seconds that are left as `m:ss`, from an hour on as `h:mm:ss`, from a day on as `6 days 7 hours`.
 * @param language interface language, platform code or BCP 47
 */
export function formatCountdown(seconds: number, language: string): string {
  if (seconds < DAY) return formatElapsed(seconds * 1_000).replace(/^0:0?/, '');
  const [days, hours] = [Math.floor(seconds / DAY), Math.floor((seconds % DAY) / 3_600)];
  return hours === 0 ? inUnit(days, 'day', language) : `${inUnit(days, 'day', language)} ${inUnit(hours, 'hour', language)}`;
}

const inUnit = (value: number, unit: string, language: string): string =>
  new Intl.NumberFormat(htmlLangOf(language), { style: 'unit', unit, unitDisplay: 'long', numberingSystem: 'latn' }).format(
    value,
  );
