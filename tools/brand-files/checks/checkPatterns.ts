import { compilePattern } from '../../../src/engine/patterns/compilePattern.ts';
import { pointerTo } from '../../../src/engine/brand/json.ts';
import { PATTERN_MAX } from '../../../src/engine/fields/serverPattern.ts';
import { patternOf, templateIdOf } from '../../../src/engine/fields/patterns.ts';
import { isRelative, momentOf } from '../../../src/sandbox/values/moments.ts';
import { type CheckContext, type Spot, latest, say, sayUnknown } from '../checkContext.ts';
import { shown } from '../finding.ts';

/** A registration field rule of the sandbox's platform. */
interface FieldSetting {
  minLength: number;
  maxLength: number;
  acceptedPattern: string;
  patternId: number;
}

const problems = {
  tooLong: `at most ${PATTERN_MAX} characters`,
  tooCostly: 'fewer or smaller repetitions: this pattern is too expensive',
  notCompilable: 'a regular expression with look-aheads only at its start and no back references',
} as const;

type Problem = keyof typeof problems;

const checked = new Map<string, Problem | null>();

/** Why the engine cannot compile a pattern (it would then accept any value); null when it can. */
function problemOf(pattern: string): Problem | null {
  if (pattern === '*' || templateIdOf(pattern) !== null) return null;
  let problem = checked.get(pattern);
  if (problem === undefined) {
    const compiled = pattern.length > PATTERN_MAX ? 'tooLong' : compilePattern(pattern);
    problem = typeof compiled === 'string' ? compiled : null;
    checked.set(pattern, problem);
  }
  return problem;
}

const repeats = /^(?:[*+]|\{\d*,\}|\{\d*,?\d{3,}\})/;

/** Nested unbounded repetitions: linear here, exponential in backtracking engines. */
export function nestedRepetition(pattern: string): string | null {
  const bare = pattern.replaceAll(/\\[^]/g, '__').replaceAll(/\[[^\]]*\]/g, (set) => '_'.repeat(set.length));
  const open: { at: number; repeats: boolean }[] = [];
  for (let at = 0; at < bare.length; at += 1) {
    const around = open.at(-1);
    if (bare[at] === '(') open.push({ at, repeats: false });
    else if (bare[at] === ')') {
      const group = open.pop();
      const outer = repeats.test(bare.slice(at + 1));
      if (group?.repeats && outer) return pattern.slice(group.at, at + 2);
      const parent = open.at(-1);
      if (parent && group && (group.repeats || outer)) parent.repeats = true;
    } else if (around && repeats.test(bare.slice(at))) around.repeats = true;
  }
  return null;
}

/** Checks lengths and pattern of one field setting at `file` and `pointer`. */
export function checkFieldSetting(context: CheckContext, { file, pointer }: Spot, setting: FieldSetting): void {
  const at = (key: keyof FieldSetting): Spot => ({ file, pointer: `${pointer}/${key}` });
  const { minLength, maxLength, acceptedPattern, patternId } = setting;
  if (minLength > maxLength) {
    const expected = `minLength at most maxLength (${maxLength})`;
    say(context, {
      rule: 'min-above-max',
      ...latest(context, at('minLength'), at('maxLength')),
      expected,
      got: String(minLength),
    });
  }
  const { shortest = 0, longest = Number.POSITIVE_INFINITY } = patternOf(patternId);
  if (maxLength < shortest || minLength > longest) {
    const [key, bound] = maxLength < shortest ? (['maxLength', shortest] as const) : (['minLength', longest] as const);
    const expected = `room for pattern ${patternId}, which needs ${bound} characters`;
    say(context, { rule: 'min-above-max', ...latest(context, at(key), at('patternId')), expected, got: String(setting[key]) });
  }
  const problem = problemOf(acceptedPattern);
  const where = at('acceptedPattern');
  if (problem !== null) say(context, { rule: 'bad-pattern', ...where, expected: problems[problem], got: shown(acceptedPattern) });
  const nested = nestedRepetition(acceptedPattern);
  if (nested !== null) {
    const got = `${shown(nested)} in ${shown(acceptedPattern)}`;
    say(context, { rule: 'costly-pattern', ...where, expected: 'no nested unbounded repetition', got });
  }
}

function checkPeriods(context: CheckContext): void {
  const promotions = (context.sandbox['content']?.['promotions'] ?? {}) as Record<
    string,
    { startTime: string; endTime?: string }
  >;
  for (const [id, { startTime, endTime }] of Object.entries(promotions)) {
    // a day of the calendar is before today or after it, by when one asks
    if (endTime === undefined || isRelative(startTime) !== isRelative(endTime)) continue;
    if (momentOf(startTime, 0) <= momentOf(endTime, 0)) continue;
    const at = (key: string): Spot => ({ file: 'sandbox/content.json', pointer: `${pointerTo('/promotions', id)}/${key}` });
    const where = latest(context, at('endTime'), at('startTime'));
    say(context, { rule: 'min-above-max', ...where, expected: `an end after the start (${startTime})`, got: shown(endTime) });
  }
}

/** Checks that patterns compile and bounds allow a value. */
export function checkPatterns(context: CheckContext): void {
  const { minAge, birthdayAge } = context.brand.registerForm.agreement;
  if (minAge > birthdayAge) {
    const at = (key: string): Spot => ({ file: 'register-form.json', pointer: `/agreement/${key}` });
    const expected = `minAge at most birthdayAge (${birthdayAge})`;
    const where = latest(context, at('minAge'), at('birthdayAge'));
    say(context, { rule: 'min-above-max', ...where, expected, got: String(minAge) });
  }
  const settings = context.sandbox['platform']?.['settings'] as { fields?: Record<string, FieldSetting> } | undefined;
  for (const [name, setting] of Object.entries(settings?.fields ?? {})) {
    const pointer = pointerTo('/settings/fields', name);
    const where = { file: 'sandbox/platform.json', pointer };
    sayUnknown(context, { rule: 'unknown-name', ...where, what: 'key' }, name, context.names.field, 'a registered field');
    checkFieldSetting(context, where, setting);
  }
  checkPeriods(context);
}
