import { htmlLangOf } from '#engine/values/languages.ts';

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/**
 * How long ago a moment is, or how far ahead, in the largest unit: `3 hours ago`.
 * @param ms epoch ms, as `now`
 * @param language interface language, platform code or BCP 47
 */
export function relativeTime(ms: number, now: number, language: string): string {
  const [unit, size] = units.find(([, length]) => Math.abs(ms - now) >= length) ?? ['minute', 60_000];
  const format = new Intl.RelativeTimeFormat(htmlLangOf(language), {
    numeric: 'auto',
  });
  return format.format(Math.trunc((ms - now) / size), unit);
}
