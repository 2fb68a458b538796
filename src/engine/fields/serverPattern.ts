import { patternOf, templateIdOf } from './patterns.ts';

/** Longest pattern that is looked at, and longest value that is ever matched (T3). */
export const PATTERN_MAX = 512;
export const INPUT_MAX = 255;
/** More repetitions could hold the page for more than 50 ms. */
const REPEATS_MAX = 512;
const CACHE_MAX = 100;

/** Validates a whole value by a pattern from data, in time proportional to its length. */
export interface Matcher {
  matches: (value: string) => boolean;
  /** Why the pattern cannot be used; everything matches then and the platform decides. Null when it can. */
  problem: PatternProblem | null;
}

export interface PatternProblem {
  kind: 'tooLong' | 'tooCostly' | 'notCompilable' | 'engineUnavailable';
  pattern: string;
}

const anything: Matcher = { matches: () => true, problem: null };
const templates = new Map<number, Matcher>();
const ready = new Map<string, Matcher>();
const pending = new Map<string, Promise<Matcher>>();
const listeners = new Set<(problem: PatternProblem) => void>();

/** Tells of each pattern that cannot be used, once. Answers how to stop listening. */
export function onPatternProblem(listener: (problem: PatternProblem) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The matcher, if no engine has to be fetched for it any more: `*`, a template's own text, or compiled before. */
export function matcherIfReady(pattern: string): Matcher | null {
  if (pattern === '*') return anything;
  const id = templateIdOf(pattern);
  return id === null ? (ready.get(pattern) ?? null) : templateMatcher(id);
}

function templateMatcher(id: number): Matcher {
  const known = templates.get(id);
  if (known !== undefined) return known;
  const made: Matcher = { matches: patternOf(id).accepts, problem: null };
  templates.set(id, made);
  return made;
}

/** Compiles a pattern from data, once. Never rejects: what cannot be used accepts everything and says why. */
export function compileServerPattern(pattern: string): Promise<Matcher> {
  const known = matcherIfReady(pattern);
  if (known !== null) return Promise.resolve(known);
  const running = pending.get(pattern);
  if (running !== undefined) return running;
  const work = compile(pattern).then((matcher) => {
    pending.delete(pattern);
    keep(pattern, matcher);
    return matcher;
  });
  pending.set(pattern, work);
  return work;
}

function keep(pattern: string, matcher: Matcher): void {
  // the engine may come with the next try, the others never change
  if (matcher.problem?.kind !== 'engineUnavailable') {
    const oldest = ready.keys().next();
    if (ready.size >= CACHE_MAX && !oldest.done) ready.delete(oldest.value);
    ready.set(pattern, matcher);
  }
  if (matcher.problem !== null) for (const listener of listeners) listener(matcher.problem);
}

/** Why a pattern is not even compiled: its text alone shows that it costs too much. Null when it may be tried. */
export function costProblem(pattern: string): 'tooLong' | 'tooCostly' | null {
  if (pattern.length > PATTERN_MAX) return 'tooLong';
  return repeats(pattern) > REPEATS_MAX ? 'tooCostly' : null;
}

async function compile(pattern: string): Promise<Matcher> {
  const problem = costProblem(pattern);
  if (problem !== null) return unusable(problem, pattern.slice(0, PATTERN_MAX));
  try {
    const { compilePattern } = await import('#engine/patterns/compilePattern.ts');
    const test = compilePattern(pattern);
    if (typeof test === 'string') return unusable(test, pattern);
    return { matches: (value) => test(value.slice(0, INPUT_MAX)), problem: null };
  } catch {
    return unusable('engineUnavailable', pattern);
  }
}

/** The repetitions that a pattern counts out, added up; they multiply the compiled size. */
function repeats(pattern: string): number {
  let sum = 0;
  for (const [, least, most] of pattern.matchAll(/\{(\d{1,6})(?:,(\d{0,6}))?\}/g))
    sum += Math.max(Number(least), Number(most ?? 0));
  return sum;
}

const unusable = (kind: PatternProblem['kind'], pattern: string): Matcher => ({
  matches: () => true,
  problem: { kind, pattern },
});
