import { parseDay } from '#engine/dates/dates.ts';

/** One check of a whole value, in time linear in its length. */
export interface PatternTemplate {
  /** `patternId` of the platform's rules. */
  id: number;
  /** The template as a regular expression, the way a platform writes it in `acceptedPattern`. */
  source: string;
  accepts: (value: string) => boolean;
  /** Shortest and longest value that can pass, where the template decides it. */
  shortest?: number;
  longest?: number;
}

/** Every character is `allowed`, and each of `needed` occurs. Both are single character classes, so this is linear. */
const chars =
  (allowed: RegExp, ...needed: RegExp[]) =>
  (value: string) =>
    allowed.test(value) && needed.every((one) => one.test(value));

/** The platform's pattern templates by name (D-61). */
export const templates = {
  any: { id: 0, source: '.*', accepts: chars(/^.*$/) },
  letterFirst: { id: 1, source: '[A-Za-z][A-Za-z0-9]*', accepts: chars(/^[A-Za-z][A-Za-z0-9]*$/) },
  hanOrDigits: { id: 2, source: '[\\p{sc=Han}0-9]+', accepts: chars(/^[\p{sc=Han}0-9]+$/u) },
  email: { id: 3, source: '[^\\s@]+@[^\\s@]+\\.[^\\s@]{2,}', accepts: isEmail, shortest: 6 },
  lettersOrDigits: { id: 4, source: '[A-Za-z0-9]+', accepts: chars(/^[A-Za-z0-9]+$/) },
  lettersAndDigits: {
    id: 5,
    source: '(?=.*[A-Za-z])(?=.*\\d)[A-Za-z0-9]+',
    accepts: chars(/^[A-Za-z0-9]+$/, /[A-Za-z]/, /\d/),
    shortest: 2,
  },
  digits: { id: 6, source: '\\d+', accepts: chars(/^\d+$/) },
  lettersOrDigitsWithCapital: { id: 7, source: '(?=.*[A-Z])[A-Za-z0-9]+', accepts: chars(/^[A-Za-z0-9]+$/, /[A-Z]/) },
  lettersAndSpaces: { id: 8, source: '[A-Za-z ]+', accepts: chars(/^[A-Za-z ]+$/) },
  noSpaces: { id: 9, source: '\\S+', accepts: chars(/^\S+$/) },
  han: {
    id: 10,
    source: '[\\p{sc=Han}\\u3000-\\u303F\\uFF00-\\uFFEF·•]+',
    accepts: chars(/^[\p{sc=Han}\u3000-\u303F\uFF00-\uFFEF·•]+$/u),
  },
  isoDay: { id: 11, source: '\\d{4}-\\d{2}-\\d{2}', accepts: isIsoDay, shortest: 10, longest: 10 },
  lettersOfAnyScript: { id: 12, source: '[\\p{L}\\p{M} ]+', accepts: chars(/^[\p{L}\p{M} ]+$/u) },
  usDay: { id: 13, source: '\\d{2}-\\d{2}-\\d{4}', accepts: isUsDay, shortest: 10, longest: 10 },
  lettersOrDigitsOfAnyScript: { id: 14, source: '[\\p{L}\\p{N}]+', accepts: chars(/^[\p{L}\p{N}]+$/u) },
  hangul: { id: 15, source: '\\p{sc=Hangul}+', accepts: chars(/^\p{sc=Hangul}+$/u) },
  thai: { id: 16, source: '\\p{sc=Thai}+', accepts: chars(/^\p{sc=Thai}+$/u) },
  thaiOrLatin: { id: 17, source: '[\\p{sc=Thai}A-Za-z ]+', accepts: chars(/^[\p{sc=Thai}A-Za-z ]+$/u) },
  capitals: { id: 18, source: '(?=.*[A-Z])[A-Z ]+', accepts: chars(/^[A-Z ]+$/, /[A-Z]/) },
  printableAscii: { id: 19, source: '[\\x21-\\x7E]+', accepts: chars(/^[\x21-\x7E]+$/) },
  strongPassword: {
    id: 20,
    source: '(?=.*[a-z])(?=.*[A-Z])(?=.*\\d)(?=.*[^A-Za-z0-9\\s])\\S+',
    accepts: chars(/^\S+$/, /[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9\s]/),
    shortest: 4,
  },
} satisfies Record<string, PatternTemplate>;

/** The same by `patternId`. */
export const patterns: Readonly<Record<number, PatternTemplate>> = Object.fromEntries(
  Object.values(templates).map((template) => [template.id, template]),
);

/** Text, one @, and a dot with something before it and two characters after it. Searched, not matched: no backtracking. */
function isEmail(value: string): boolean {
  const at = value.indexOf('@');
  if (at < 1 || at !== value.lastIndexOf('@') || /\s/.test(value)) return false;
  const domain = Array.from(value.slice(at + 1));
  const dot = domain.indexOf('.', 1);
  return dot !== -1 && dot <= domain.length - 3;
}

function isIsoDay(value: string): boolean {
  return value[4] === '-' && parseDay(value) !== null;
}

function isUsDay(value: string): boolean {
  return value[2] === '-' && parseDay(value) !== null;
}

const bySource = new Map(Object.values(templates).map(({ id, source }) => [source, id]));

/** A known template's id; 0 for anything else (D-61). */
export function knownPatternId(id: unknown): number {
  const number = typeof id === 'string' && /^\d{1,2}$/.test(id) ? Number(id) : id;
  return typeof number === 'number' && Object.hasOwn(patterns, number) ? Math.abs(number) : 0;
}

export function patternOf(id: unknown): PatternTemplate {
  return patterns[knownPatternId(id)] as PatternTemplate;
}

/** The id of the template that an `acceptedPattern` spells out, with or without anchors; null when it is another one. */
export function templateIdOf(acceptedPattern: string): number | null {
  const bare = acceptedPattern.replace(/^\^/, '').replace(/\$$/, '');
  return bySource.get(acceptedPattern) ?? bySource.get(bare) ?? null;
}

/** Text key of the message that explains a template, such as `rules:pattern_6`. */
export function patternMessageKey(id: unknown): string {
  return `rules:pattern_${knownPatternId(id)}`;
}
