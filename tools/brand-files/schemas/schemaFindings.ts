import type { ErrorObject } from 'ajv/dist/2020.js';
import { isJsonObject, pointerTo } from '../../../src/engine/brand/json.ts';
import { nearMatches } from '../../../src/engine/brand/nearMatch.ts';
import { type Rule, didYouMean, shown } from '../finding.ts';
import { rules } from '../rules.ts';
import { otherQuotes } from './otherQuotes.ts';
import { patternWords, repaired } from './patternWords.ts';
import type { Validator } from './validator.ts';

/** A finding located in a value, not yet in a file. */
export interface Fault {
  rule: Rule;
  pointer: string;
  /** Whether the key or its value is wrong. */
  what: 'key' | 'value';
  expected: string;
  got: string;
  hint?: string;
}

const article = (type: string) => (/^[aeio]/.test(type) ? `an ${type}` : `a ${type}`);

const typeNames: Record<string, string> = {
  object: 'an object',
  array: 'a list',
  string: 'a string',
  boolean: 'true or false',
  integer: 'a whole number',
  number: 'a number',
  null: 'null',
};

const alternatives = (names: readonly string[]) =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;

/** Describes a schema (`type`, `enum`, …). */
function wording(schema: Record<string, unknown>): string {
  if (Array.isArray(schema['enum'])) return alternatives(schema['enum'].map(shown));
  const types = [schema['type'] ?? []].flat() as string[];
  return alternatives(types.map((type) => typeNames[type] ?? article(type)));
}

function choices(schema: unknown): string[] {
  return isJsonObject(schema) && Array.isArray(schema['enum'])
    ? schema['enum'].filter((choice): choice is string => typeof choice === 'string')
    : [];
}

/** The `$comment` of a name list holds its rule (`schemaNames.ts`). */
function saidIn(schemas: readonly Record<string, unknown>[]): { rule: Rule; expected: string } | null {
  for (const { $comment: comment } of schemas) {
    const [rule = '', expected] = typeof comment === 'string' ? comment.split(': ') : [];
    if (expected !== undefined && Object.hasOwn(rules, rule)) return { rule: rule as Rule, expected };
  }
  return null;
}

/** What a pattern accepts, in words; a pattern without words stands for itself. */
function textThatFits(pattern: string): string {
  const said = patternWords(pattern);
  return said === null ? `a text that fits ${pattern}` : `${said.words}, such as ${shown(said.example)}`;
}

/** What a value of another type should be; of a text also what fits its pattern. */
function typeOf(schema: Record<string, unknown>): string {
  const { type, pattern } = schema;
  const said = type === 'string' && typeof pattern === 'string' ? patternWords(pattern) : null;
  return said === null ? wording(schema) : `${typeNames['string']}: ${said.words}, such as ${shown(said.example)}`;
}

const limitWords: Readonly<Record<string, string>> = { '>=': 'at least', '<=': 'at most', '>': 'more than', '<': 'less than' };

/** "at least 5", of a number, a length or a count. */
function limitOf({ keyword, params }: ErrorObject): string {
  const comparison = String(params['comparison'] ?? (keyword.startsWith('min') ? '>=' : '<='));
  return `${limitWords[comparison]} ${String(params['limit'])}`;
}

/** "1 character", "2 characters". */
const counted = (error: ErrorObject, what: string): string =>
  `${limitOf(error)} ${what}${Number(error.params['limit']) === 1 ? '' : 's'}`;

/** Of more known keys a finding names none. */
const MOST_NAMED = 20;

/** Keys that other formats have for the same. */
const usualKeys: Readonly<Record<string, readonly string[]>> = {
  url: ['link', 'route', 'paths'],
  href: ['link', 'route'],
  path: ['paths'],
  title: ['label'],
  text: ['label'],
  caption: ['label'],
  visible: ['when'],
  show: ['when'],
  hidden: ['when'],
  disabled: ['enabled'],
  component: ['page', 'section'],
  items: ['entries', 'order'],
  children: ['menu', 'entries'],
};

/** Factors between units of time, by the end of a key. */
const factors: Readonly<Record<string, readonly number[]>> = { Ms: [1_000], Seconds: [1 / 1_000, 60], Minutes: [1 / 60, 60] };

/** The number in the unit of its key, when that fits and the given one does not. */
function otherUnit({ instancePath, data }: ErrorObject, { minimum, maximum }: Record<string, unknown>): { hint?: string } {
  const unit = /(?:Ms|Seconds|Minutes)$/.exec(instancePath)?.[0] ?? '';
  const meant = (factors[unit] ?? [])
    .map((factor) => Number(data) * factor)
    .find(
      (value) => Number.isInteger(value) && value > 0 && value >= Number(minimum ?? value) && value <= Number(maximum ?? value),
    );
  return didYouMean(meant === undefined ? [] : [String(meant)]);
}

function fault(error: ErrorObject): Omit<Fault, 'pointer' | 'what'> & { key?: string; what?: 'key' } {
  const parent = (error.parentSchema ?? {}) as Record<string, unknown>;
  const { params, data } = error;
  switch (error.keyword) {
    case 'additionalProperties': {
      const key = String(params['additionalProperty']);
      const known = Object.keys((parent['properties'] ?? {}) as object);
      const expected = known.length > 0 && known.length <= MOST_NAMED ? `one of ${known.join(', ')}` : 'a known key';
      const near = nearMatches(key, known);
      const usual = (usualKeys[key.toLowerCase()] ?? []).filter((other) => known.includes(other));
      return { rule: 'unknown-key', key, what: 'key', expected, got: shown(key), ...didYouMean(near.length > 0 ? near : usual) };
    }
    case 'propertyNames': {
      const key = String(params['propertyName']);
      const names = parent['propertyNames'] as Record<string, unknown> | undefined;
      const branches = Array.isArray(names?.['anyOf']) ? (names['anyOf'] as Record<string, unknown>[]) : [names ?? {}];
      const known = branches.flatMap(choices);
      const pattern = branches.find((branch) => branch['pattern'] !== undefined)?.['pattern'];
      const expected = known.length > 0 ? `one of ${known.join(', ')}` : textThatFits(String(pattern));
      const said = saidIn(branches) ?? { rule: 'unknown-key', expected };
      return { ...said, key, what: 'key', got: shown(key), ...didYouMean(nearMatches(key, known)) };
    }
    case 'required':
      return {
        rule: 'missing-key',
        key: String(params['missingProperty']),
        expected: `the key "${String(params['missingProperty'])}"`,
        got: 'nothing',
      };
    case 'type':
      return { rule: 'wrong-type', expected: typeOf(parent), got: shown(data), ...otherQuotes(data, parent) };
    case 'enum':
    case 'const': {
      const expected = error.keyword === 'const' ? shown(params['allowedValue']) : wording(parent);
      const said = saidIn([parent]) ?? { rule: 'wrong-value', expected };
      return { ...said, got: shown(data), ...didYouMean(typeof data === 'string' ? nearMatches(data, choices(parent)) : []) };
    }
    case 'pattern': {
      const pattern = String(params['pattern']);
      const meant = repaired(pattern, String(data));
      return {
        rule: 'wrong-value',
        expected: textThatFits(pattern),
        got: shown(data),
        ...didYouMean(meant === null ? [] : [meant]),
      };
    }
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
      return { rule: 'wrong-value', expected: limitOf(error), got: shown(data), ...otherUnit(error, parent) };
    case 'minLength':
    case 'maxLength':
      return { rule: 'wrong-value', expected: counted(error, 'character'), got: shown(data) };
    case 'minItems':
    case 'maxItems':
      return { rule: 'wrong-value', expected: counted(error, 'item'), got: `${(data as unknown[]).length} items` };
    case 'minProperties':
    case 'maxProperties':
      return { rule: 'wrong-value', expected: counted(error, 'key'), got: `${Object.keys(data as object).length} keys` };
    case 'uniqueItems': {
      // report the later duplicate
      const index = Math.max(Number(params['i']), Number(params['j']));
      return { rule: 'duplicate-item', key: String(index), expected: 'each item once', got: shown((data as unknown[])[index]) };
    }
    default:
      return { rule: 'wrong-value', expected: error.message ?? error.keyword, got: shown(data) };
  }
}

/** The alternative (`…/anyOf/1`) of an error, or null. */
function branchOf(error: ErrorObject, group: ErrorObject): string | null {
  if (
    error === group ||
    !error.instancePath.startsWith(group.instancePath) ||
    !error.schemaPath.startsWith(`${group.schemaPath}/`)
  )
    return null;
  return `${group.schemaPath}/${error.schemaPath.slice(group.schemaPath.length + 1).split('/')[0]}`;
}

/**
 * One error for one slip. Of alternatives, only the branch of the value's type counts; without one, a single error stands for all. The error of
 * `propertyNames` covers errors inside it, and the value below the name; a wrong name of a list covers its form; an object of another
 * kind is said by that alone.
 */
function relevant(errors: readonly ErrorObject[]): ErrorObject[] {
  let left = errors.filter((error) => error.propertyName === undefined);
  for (const group of left.filter((error) => error.keyword === 'anyOf')) {
    const inside = left.filter((error) => branchOf(error, group) !== null);
    const otherType = new Set(
      inside
        .filter((error) => error.keyword === 'type' && error.instancePath === group.instancePath)
        .map((error) => branchOf(error, group)),
    );
    const meant = inside.filter((error) => !otherType.has(branchOf(error, group)));
    const types = (group.schema as Record<string, unknown>[]).flatMap((branch) => [branch['type'] ?? []].flat() as string[]);
    const summary: ErrorObject = { ...group, keyword: 'type', parentSchema: { type: [...new Set(types)] } };
    left = left.flatMap((error) => {
      if (error === group) return meant.length > 0 ? [] : [summary];
      return inside.includes(error) && !meant.includes(error) ? [] : [error];
    });
  }
  // what a value of another type should have been is said by its type alone
  const ofType = new Set(left.filter(({ keyword }) => keyword === 'type').map(({ instancePath }) => instancePath));
  const misnamed = left
    .filter(({ keyword }) => keyword === 'propertyNames')
    .map(({ instancePath, params }) => pointerTo(instancePath, String(params['propertyName'])));
  const at = (word: string) => new Set(left.filter(({ keyword }) => keyword === word).map(({ instancePath }) => instancePath));
  const unlisted = at('enum');
  const otherKinds = new Set([...at('const')].map((path) => path.slice(0, path.lastIndexOf('/'))));
  return left.filter(({ keyword, instancePath }) => {
    if (keyword !== 'type' && ofType.has(instancePath)) return false;
    if (keyword === 'pattern' && unlisted.has(instancePath)) return false;
    if (['required', 'additionalProperties'].includes(keyword) && otherKinds.has(instancePath)) return false;
    return !misnamed.some((name) => instancePath === name || instancePath.startsWith(`${name}/`));
  });
}

/** Schema errors of a value as findings for operators. */
export function schemaFaults(validate: Validator, value: unknown): Fault[] {
  if (validate(value)) return [];
  return relevant(validate.errors ?? []).map((error) => {
    const { key, what = 'value', ...said } = fault(error);
    return { ...said, what, pointer: key === undefined ? error.instancePath : pointerTo(error.instancePath, key) };
  });
}
