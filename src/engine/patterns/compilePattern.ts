import { RE2JS } from 're2js';
import { spellOut, splitPattern } from './patternSyntax.ts';

/** More compiled steps could block the page for more than 50 ms. */
const STEPS_MAX = 520;

/**
 * Compiles a pattern for the linear engine; loaded only with forms that have a pattern of their own (about 40 kB).
 * @returns the matcher, or why the pattern cannot be used
 */
export function compilePattern(pattern: string): ((value: string) => boolean) | 'tooCostly' | 'notCompilable' {
  let steps = 0;
  const part = (text: string, flags: string) => {
    const compiled = RE2JS.compile(RE2JS.translateRegExp(flags + spellOut(text)), RE2JS.LOOKBEHINDS);
    steps += compiled.re2().numberOfInstructions() as number;
    return compiled;
  };
  try {
    const { flags, branches } = splitPattern(pattern);
    const parts = branches.map(({ aheads, rest }) => ({
      aheads: aheads.map(({ body, negative }) => ({ negative, start: part(`^(?:${body})`, flags) })),
      whole: part(rest, flags),
    }));
    if (steps > STEPS_MAX) return 'tooCostly';
    return (value) =>
      parts.some(
        ({ aheads, whole }) => aheads.every(({ start, negative }) => start.test(value) !== negative) && whole.testExact(value),
      );
  } catch {
    return 'notCompilable';
  }
}
