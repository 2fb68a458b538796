import { RE2JS } from 're2js';
import { costOf } from './patternCost.ts';
import { spellOut, splitPattern } from './patternSyntax.ts';

/** Compiled steps above this could hold the page for more than 50 ms. */
const STEPS_MAX = 520;
/** The same for parsing, see `PatternCost`. */
const READING_MAX = 200;

class TooCostlyError extends Error {
  override name = 'TooCostlyError';
}

/**
 * Compiles a pattern for the linear engine; loaded only with forms that have a pattern of their own (about 40 kB). Its cost is
 * estimated before compilation, and counted during it.
 * @returns the matcher, or why the pattern cannot be used
 */
export function compilePattern(pattern: string): ((value: string) => boolean) | 'tooCostly' | 'notCompilable' {
  const { flags, branches } = splitPattern(pattern);
  const starts = [...new Set(branches.flatMap(({ aheads }) => aheads.map(({ body }) => body)))];
  const texts = [...starts, ...branches.map(({ rest }) => rest)];
  const costs = texts.map((text) => costOf(text, flags));
  const sum = (of: 'steps' | 'reading') => costs.reduce((total, cost) => total + cost[of], 0);
  // every branch tests each of its look-aheads
  const asked = branches.reduce((total, { aheads }) => total + aheads.length, 0);
  if (sum('steps') > STEPS_MAX || sum('reading') > READING_MAX || asked > STEPS_MAX) return 'tooCostly';

  let steps = 0;
  const part = (text: string) => {
    const compiled = RE2JS.compile(RE2JS.translateRegExp(flags + spellOut(text)), RE2JS.LOOKBEHINDS);
    steps += compiled.re2().numberOfInstructions() as number;
    if (steps > STEPS_MAX) throw new TooCostlyError();
    return compiled;
  };
  try {
    const startsWith = new Map(starts.map((body) => [body, part(`^(?:${body})`)]));
    const parts = branches.map(({ aheads, rest }) => ({ aheads, whole: part(rest) }));
    return (value) => {
      const begun = new Map<string, boolean>();
      const begins = (body: string): boolean => {
        const known = begun.get(body) ?? startsWith.get(body)?.test(value) === true;
        begun.set(body, known);
        return known;
      };
      return parts.some(
        ({ aheads, whole }) => aheads.every(({ body, negative }) => begins(body) !== negative) && whole.testExact(value),
      );
    };
  } catch (cause) {
    return cause instanceof TooCostlyError ? 'tooCostly' : 'notCompilable';
  }
}
