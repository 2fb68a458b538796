import { parseDay } from '#engine/dates/dates.ts';
import {
  ANY,
  LETTER_FIRST,
  HAN_OR_DIGITS,
  EMAIL,
  LETTERS_OR_DIGITS,
  LETTERS_AND_DIGITS,
  DIGITS,
  LETTERS_OR_DIGITS_WITH_CAPITAL,
  LETTERS_AND_SPACES,
  NO_SPACES,
  HAN,
  ISO_DAY,
  LETTERS_OF_ANY_SCRIPT,
  US_DAY,
  LETTERS_OR_DIGITS_OF_ANY_SCRIPT,
  HANGUL,
  THAI,
  THAI_OR_LATIN,
  CAPITALS,
  PRINTABLE_ASCII,
  STRONG_PASSWORD,
} from './patternIds.ts';

/** Validates a whole value in linear time. */
export interface PatternTemplate {
  /** The template as a regular expression, as a platform writes it in `acceptedPattern`. */
  source: string;
  accepts: (value: string) => boolean;
  /** Shortest and longest valid value, where the template decides it. */
  shortest?: number;
  longest?: number;
}

/** Every character is `allowed` and each of `needed` occurs. Both are single character classes, which keeps it linear. */
const chars =
  (allowed: RegExp, ...needed: RegExp[]) =>
  (value: string) =>
    allowed.test(value) && needed.every((one) => one.test(value));

/** The platform's pattern templates by `patternId`. */
export const patterns: Readonly<Record<number, PatternTemplate>> = {
  [ANY]: { source: '.*', accepts: chars(/^.*$/) },
  [LETTER_FIRST]: { source: '[A-Za-z][A-Za-z0-9]*', accepts: chars(/^[A-Za-z][A-Za-z0-9]*$/) },
  [HAN_OR_DIGITS]: { source: '[\\p{sc=Han}0-9]+', accepts: chars(/^[\p{sc=Han}0-9]+$/u) },
  [EMAIL]: { source: '[^\\s@]+@[^\\s@]+\\.[^\\s@]{2,}', accepts: isEmail, shortest: 6 },
  [LETTERS_OR_DIGITS]: { source: '[A-Za-z0-9]+', accepts: chars(/^[A-Za-z0-9]+$/) },
  [LETTERS_AND_DIGITS]: {
    source: '(?=.*[A-Za-z])(?=.*\\d)[A-Za-z0-9]+',
    accepts: chars(/^[A-Za-z0-9]+$/, /[A-Za-z]/, /\d/),
    shortest: 2,
  },
  [DIGITS]: { source: '\\d+', accepts: chars(/^\d+$/) },
  [LETTERS_OR_DIGITS_WITH_CAPITAL]: { source: '(?=.*[A-Z])[A-Za-z0-9]+', accepts: chars(/^[A-Za-z0-9]+$/, /[A-Z]/) },
  [LETTERS_AND_SPACES]: { source: '[A-Za-z ]+', accepts: chars(/^[A-Za-z ]+$/) },
  [NO_SPACES]: { source: '\\S+', accepts: chars(/^\S+$/) },
  [HAN]: {
    source: '[\\p{sc=Han}\\u3000-\\u303F\\uFF00-\\uFFEF·•]+',
    accepts: chars(/^[\p{sc=Han}\u3000-\u303F\uFF00-\uFFEF·•]+$/u),
  },
  [ISO_DAY]: { source: '\\d{4}-\\d{2}-\\d{2}', accepts: isIsoDay, shortest: 10, longest: 10 },
  [LETTERS_OF_ANY_SCRIPT]: { source: '[\\p{L}\\p{M} ]+', accepts: chars(/^[\p{L}\p{M} ]+$/u) },
  [US_DAY]: { source: '\\d{2}-\\d{2}-\\d{4}', accepts: isUsDay, shortest: 10, longest: 10 },
  [LETTERS_OR_DIGITS_OF_ANY_SCRIPT]: { source: '[\\p{L}\\p{N}]+', accepts: chars(/^[\p{L}\p{N}]+$/u) },
  [HANGUL]: { source: '\\p{sc=Hangul}+', accepts: chars(/^\p{sc=Hangul}+$/u) },
  [THAI]: { source: '\\p{sc=Thai}+', accepts: chars(/^\p{sc=Thai}+$/u) },
  [THAI_OR_LATIN]: { source: '[\\p{sc=Thai}A-Za-z ]+', accepts: chars(/^[\p{sc=Thai}A-Za-z ]+$/u) },
  [CAPITALS]: { source: '(?=.*[A-Z])[A-Z ]+', accepts: chars(/^[A-Z ]+$/, /[A-Z]/) },
  [PRINTABLE_ASCII]: { source: '[\\x21-\\x7E]+', accepts: chars(/^[\x21-\x7E]+$/) },
  [STRONG_PASSWORD]: {
    source: '(?=.*[a-z])(?=.*[A-Z])(?=.*\\d)(?=.*[^A-Za-z0-9\\s])\\S+',
    accepts: chars(/^\S+$/, /[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9\s]/),
    shortest: 4,
  },
};

/** Text, one @, and a dot with one character before it and two after it. Uses indexOf, so nothing backtracks. */
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

const bySource = new Map(Object.entries(patterns).map(([id, { source }]) => [source, Number(id)]));

/** The id of a known template; 0 for anything else (D-61). */
export function knownPatternId(id: unknown): number {
  const number = typeof id === 'string' && /^\d{1,2}$/.test(id) ? Number(id) : id;
  return typeof number === 'number' && Object.hasOwn(patterns, number) ? Math.abs(number) : 0;
}

export function patternOf(id: unknown): PatternTemplate {
  return patterns[knownPatternId(id)] as PatternTemplate;
}

/** The id of the template that an `acceptedPattern` equals, with or without anchors; null when none does. */
export function templateIdOf(acceptedPattern: string): number | null {
  const bare = acceptedPattern.replace(/^\^/, '').replace(/\$$/, '');
  return bySource.get(acceptedPattern) ?? bySource.get(bare) ?? null;
}

/** Message key of a template, such as `rules:pattern_6`. */
export function patternMessageKey(id: unknown): string {
  return `rules:pattern_${knownPatternId(id)}`;
}
