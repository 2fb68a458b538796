import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compilePattern } from './compilePattern.ts';
import { costlyPattern, knownCostly } from './costlyPatterns.fixture.ts';
import { leastMs } from './machinePace.fixture.ts';
import { costOf } from './patternCost.ts';

const LIMIT_MS = 50;

const values = [
  `${'a'.repeat(254)}!`,
  'aé漢 '.repeat(64).slice(0, 255),
  'ab1 -_'.repeat(43).slice(0, 255),
  'kK'.repeat(128).slice(0, 255),
  '\ud800'.repeat(255),
  'ab'.repeat(128).slice(0, 255),
];

/** One call a value, none when the pattern is refused. */
const matchers = (pattern: string): (() => void)[] => {
  const matches = compilePattern(pattern);
  return typeof matches === 'string' ? [] : values.map((value) => () => matches(value));
};

/** Fails with the pattern whose compilation, or test of one value, blocks too long. */
function expectShort(pattern: string): void {
  for (const block of [() => compilePattern(pattern), ...matchers(pattern)])
    expect(leastMs(block, LIMIT_MS), `${pattern} (${pattern.length} characters)`).toBeLessThan(LIMIT_MS);
}

test.each(knownCostly.map((pattern) => [pattern.slice(0, 60), pattern]))('%s… does not block', (_, pattern) => {
  expect(pattern.length).toBeLessThanOrEqual(512);
  expectShort(pattern);
});

test('no costly pattern blocks the page for more than 50 ms', () => {
  compilePattern('warm.?up');
  fc.assert(
    fc.property(costlyPattern, (pattern) => expectShort(pattern)),
    { numRuns: process.env['DEEP'] === undefined ? 300 : 1_000, seed: 23, endOnFailure: true },
  );
});

test('typical patterns of platforms are compiled', () => {
  for (const pattern of [
    '^(?=.*[a-z])(?=.*[A-Z])(?=.*\\d)(?=.*[^\\w\\s]).{8,64}$',
    '[^\\n]{1,255}',
    '^[\\p{L} ]{2,100}$',
    "^[\\p{L}\\p{M}' .-]{2,60}$",
    '(?i)^[\\pL\\d _.-]{2,50}$',
    '^(?:\\+?55)?\\s?\\(?\\d{2}\\)?\\s?9?\\d{4}-?\\d{4}$',
    '^[\\w.+-]{1,64}@(?:[a-z0-9-]{1,63}\\.){1,2}[a-z]{2,24}$',
    '^(?!.*(?:admin|root|test))(?=.{6,20}$)[a-z][a-z0-9_]*$',
    '\\d{3}\\.\\d{3}\\.\\d{3}-\\d{2}',
    '^(19|20)\\d\\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$',
  ])
    expect(typeof compilePattern(pattern), pattern).toBe('function');
});

test('the estimate counts nested repetitions, whatever is between them', () => {
  const steps = (pattern: string) => costOf(pattern, '').steps;
  expect(steps('(?:a{20}){20}')).toBeGreaterThanOrEqual(400);
  expect(steps('(?:(?:ab{9}){9}){9}')).toBeGreaterThanOrEqual(729);
  expect(steps('a{30}{30}')).toBeGreaterThanOrEqual(900);
  expect(steps('\\{{400}')).toBeGreaterThanOrEqual(400);
  expect(steps('[{}(){3}]{400}')).toBeGreaterThanOrEqual(400);
  expect(steps('a{2')).toBeLessThan(10);
  expect(steps('[a]{2,}')).toBeLessThan(10);
});
