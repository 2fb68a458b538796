import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { slowness } from '#engine/patterns/machinePace.fixture.ts';
import { corpusSize, hostilePatterns } from './mutators.fixture.ts';
import {
  compileServerPattern,
  INPUT_MAX,
  matcherIfReady,
  onPatternProblem,
  PATTERN_MAX,
  type PatternProblem,
} from './serverPattern.ts';

const verdicts = async (pattern: string, values: string[]) => {
  const matcher = await compileServerPattern(pattern);
  return values.map((value) => matcher.matches(value));
};
const problemOf = async (pattern: string) => (await compileServerPattern(pattern)).problem?.kind ?? null;

describe('a pattern from data', () => {
  test('matches the whole value, anchored or not', async () => {
    expect(await verdicts('[a-c]+', ['abc', 'abcd', '', 'xabc'])).toEqual([true, false, false, false]);
    expect(await verdicts('^a|b$', ['a', 'b', 'ab', 'ax'])).toEqual([true, true, false, false]);
  });

  test('may begin with look-aheads, in every alternative and inside one group', async () => {
    expect(await verdicts('^(?=.*[a-z])(?=.*\\d)(?!.*!)[a-z\\d!]{3,8}$', ['ab1', 'abc', '123', 'ab1!', 'a1'])).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(await verdicts('(?=a)\\w+|(?=1)\\d+', ['ab', '12', 'ba', '21'])).toEqual([true, true, false, false]);
    expect(await verdicts('^((?!admin)[a-z]+)$', ['user', 'admin', 'adminx'])).toEqual([true, false, false]);
    expect(await verdicts('^(?:(?=[(|)])[^a]\\)+)$', ['|)', '()', 'a)'])).toEqual([true, true, false]);
  });

  test('may use look-behind', async () => {
    expect(await verdicts('.*(?<!x)', ['ab', 'abx'])).toEqual([true, false]);
  });

  test('may be a literal or have inline flags', async () => {
    expect(await verdicts('/^[a-z]+$/i', ['AbC', 'a1'])).toEqual([true, false]);
    expect(await verdicts('(?i)^(?=.*z)[a-z]+$', ['AZ', 'ab'])).toEqual([true, false]);
  });

  test('reads \\s, \\S and . as JavaScript does', async () => {
    expect(await verdicts('\\s[\\s]', ['\u3000\u00a0', ' \ufeff', 'a ', '\u200b '])).toEqual([true, true, false, false]);
    expect(await verdicts('\\S[\\S]', ['漢a', '\u3000a'])).toEqual([true, false]);
    expect(await verdicts('.', ['漢', '\n', '\r', '\u2028'])).toEqual([true, false, false, false]);
  });

  test('is ready at once when it is * or a template, and after its first use otherwise', async () => {
    expect(matcherIfReady('*')?.matches('anything at all')).toBe(true);
    expect(matcherIfReady('^\\d+$')?.matches('12a')).toBe(false);
    expect(matcherIfReady('[x-z]+')).toBeNull();
    const [first, second] = await Promise.all([compileServerPattern('[x-z]+'), compileServerPattern('[x-z]+')]);
    expect(first).toBe(second);
    expect(matcherIfReady('[x-z]+')).toBe(first);
  });

  test('checks values up to the longest allowed length', async () => {
    expect(await verdicts('[q]+', [`${'q'.repeat(INPUT_MAX)}!`])).toEqual([true]);
  });
});

describe('a pattern that cannot be used', () => {
  test.each([
    ['x'.repeat(PATTERN_MAX + 1), 'tooLong'],
    ['(a)\\1', 'notCompilable'],
    ['a(?=b)b', 'notCompilable'],
    ['(?=a)*b', 'notCompilable'],
    ['([', 'notCompilable'],
    ['a{600}', 'tooCostly'],
    ['(?:(?:\\w?){25}){25}', 'tooCostly'],
  ])('%s accepts everything and gives a reason', async (pattern, kind) => {
    expect(await problemOf(pattern)).toBe(kind);
    expect((await compileServerPattern(pattern)).matches('whatever')).toBe(true);
  });

  test('is reported once', async () => {
    const received: PatternProblem[] = [];
    const stop = onPatternProblem((problem) => received.push(problem));
    await compileServerPattern('(reported');
    await compileServerPattern('(reported');
    stop();
    await compileServerPattern('(unheard');
    expect(received).toEqual([{ kind: 'notCompilable', pattern: '(reported' }]);
  });
});

const pieces = [
  'a',
  '\\w',
  '\\d',
  '.',
  '[a-z]',
  '[^a]',
  '\\pL',
  '(?:a|ab)',
  '(a+)+',
  '(?:\\w?)',
  '\\b',
  '(?:a|a)*',
  '.*',
  '(?i:é)',
  '[\\s\\S]',
];
const repeats = ['', '*', '+', '?', '{0,30}', '{1,255}', '{30}', '{2,}', '*?'];
const frames = ['(?:%)+', '(?:%){0,30}!', '(%)*%', '^(?=.*%)%+$', '(?:%|%)*x'];
const repeated = fc
  .tuple(fc.constantFrom(...pieces), fc.constantFrom(...repeats))
  .map(([piece, repeat]) => `(?:${piece})${repeat}`);
const costly = fc
  .tuple(fc.constantFrom(...frames), fc.array(repeated, { minLength: 1, maxLength: 5 }))
  .map(([frame, parts]) => frame.replaceAll('%', parts.join('')));

/** 200 patterns with exponential backtracking, from a fixed seed. */
const hostile = [...hostilePatterns, ...fc.sample(costly, { numRuns: 200 - hostilePatterns.length, seed: 7 })];
const values = ['a'.repeat(254) + '!', 'aé漢 '.repeat(63), 'ab1 -_'.repeat(42), '\ud800'.repeat(255), '0'.repeat(255)];

/** Limit for the first compilation and the first match of a pattern, ms. */
async function longestBlock(pattern: string): Promise<number> {
  let begun = performance.now();
  const matcher = await compileServerPattern(pattern);
  let longest = performance.now() - begun;
  for (const value of values) {
    begun = performance.now();
    matcher.matches(value);
    longest = Math.max(longest, performance.now() - begun);
  }
  return longest;
}

test('none of 200 hostile patterns blocks the page for more than 50 ms', async () => {
  await compileServerPattern('warm.?up');
  const slow: unknown[] = [];
  for (const pattern of hostile) {
    let least = await longestBlock(pattern);
    // an equivalent pattern, as compiled ones are kept: other work makes a round slower and never faster
    for (let same = `(${pattern})`; least > 50 && same.length < pattern.length + 40; same = `(?:${same})`)
      least = Math.min(least, (await longestBlock(same)) / slowness());
    if (least > 50) slow.push(pattern);
  }
  expect(hostile).toHaveLength(200);
  expect(slow).toEqual([]);
});

/** Patterns that platforms send, safe for a backtracking engine too. */
const atom = fc.constantFrom(
  'a',
  'b',
  '0',
  '\\d',
  '\\w',
  '\\s',
  '\\S',
  '.',
  '[a-c]',
  '[^a-c]',
  '[A-Z0-9_]',
  '\\.',
  '[\\w.-]',
  '\\u4e00',
  '[\\u4e00-\\u9fa5]',
  '\\-',
  '@',
  '[\\s-]',
  '(?:ab|a)',
  '\\W',
  '\\D',
  '\\x41',
  '\\/',
);
const safePattern = fc
  .record({
    aheads: fc.array(fc.tuple(fc.constantFrom('=', '!'), atom), { maxLength: 2 }),
    parts: fc.array(fc.tuple(atom, fc.constantFrom('', '?', '*', '+', '{2}', '{1,3}', '{2,}')), { minLength: 1, maxLength: 4 }),
    other: fc.option(atom),
    anchored: fc.boolean(),
  })
  .map(({ aheads, parts, other, anchored }) => {
    const body = `${aheads.map(([kind, text]) => `(?${kind}.*${text})`).join('')}${parts.map((part) => part.join('')).join('')}`;
    const whole = other === null ? body : `(?:${body}|${other})`;
    return anchored ? `^${whole}$` : whole;
  });
const word = fc.string({ unit: fc.constantFrom(...'abcABC019_.-@ /漢一é\u3000\u00a0\n'.split('')), maxLength: 8 });

test('for safe patterns the result equals that of the browser’s regular expressions', async () => {
  const words = 20;
  await fc.assert(
    fc.asyncProperty(safePattern, fc.array(word, { minLength: words, maxLength: words }), async (pattern, inputs) => {
      const matcher = await compileServerPattern(pattern);
      fc.pre(matcher.problem === null);
      const native = new RegExp(`^(?:${pattern})$`);
      for (const input of inputs) expect([input, matcher.matches(input)]).toEqual([input, native.test(input)]);
    }),
    { numRuns: corpusSize(100_000) / words },
  );
});
