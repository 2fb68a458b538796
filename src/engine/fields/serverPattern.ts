import { patternOf, templateIdOf } from './patterns.ts';

/** Longest pattern that is compiled, and longest value that is matched (T3). */
export const PATTERN_MAX = 512;
export const INPUT_MAX = 255;
const CACHE_MAX = 100;

/** Matches a whole value against a pattern from data, in linear time. */
export interface Matcher {
  matches: (value: string) => boolean;
  /** Why the pattern cannot be used; then every value matches and the platform decides. Null when it can. */
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

/** Reports each unusable pattern once. Returns the unsubscribe function. */
export function onPatternProblem(listener: (problem: PatternProblem) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The matcher if it is available without fetching the engine: `*`, the text of a template, or compiled before. */
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

/** Compiles a pattern from data once. Never rejects: an unusable pattern accepts every value and has a reason. */
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
  // a failed fetch of the engine may be retried, other reasons are final
  if (matcher.problem?.kind !== 'engineUnavailable') {
    const oldest = ready.keys().next();
    if (ready.size >= CACHE_MAX && !oldest.done) ready.delete(oldest.value);
    ready.set(pattern, matcher);
  }
  if (matcher.problem !== null) for (const listener of listeners) listener(matcher.problem);
}

async function compile(pattern: string): Promise<Matcher> {
  if (pattern.length > PATTERN_MAX) return unusable('tooLong', pattern.slice(0, PATTERN_MAX));
  try {
    const { compilePattern } = await import('#engine/patterns/compilePattern.ts');
    const test = compilePattern(pattern);
    if (typeof test === 'string') return unusable(test, pattern);
    return { matches: (value) => test(value.slice(0, INPUT_MAX)), problem: null };
  } catch {
    return unusable('engineUnavailable', pattern);
  }
}

const unusable = (kind: PatternProblem['kind'], pattern: string): Matcher => ({
  matches: () => true,
  problem: { kind, pattern },
});
