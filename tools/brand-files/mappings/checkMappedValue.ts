import type { MappedValue } from '#contract/types.ts';
import { pointerTo } from '#engine/brand/json.ts';
import { nearMatches } from '#engine/brand/nearMatch.ts';
import { type CheckContext, say } from '../checkContext.ts';
import { didYouMean, shown } from '../finding.ts';
import {
  type ContractPart,
  isObject,
  itemsOf,
  type Kind,
  kindOf,
  overlaps,
  property,
  propertyNames,
  valuesOf,
} from './contractPart.ts';

/** Where findings go, and which part of a call is mapped. */
export interface MappedPart {
  context: CheckContext;
  file: string;
  part: 'request' | 'reply' | 'failure';
}

type Form = NonNullable<MappedValue['as']>;

const formsOf: Readonly<Record<Kind, readonly Form[]>> = {
  amount: ['minor', 'minorText', 'number', 'decimal'],
  time: ['seconds', 'iso', 'local', 'ms', 'text'],
  text: ['number'],
  number: ['text'],
  other: [],
};

const words: Readonly<Record<Kind, string>> = {
  amount: 'an amount',
  time: 'a point in time',
  text: 'a text',
  number: 'a number or true',
  other: 'an object or a list',
};

/** Checks a rule and what is below it. `holder`: the object around it. */
export function checkMappedValue(
  part: MappedPart,
  rule: MappedValue,
  value: ContractPart,
  pointer: string,
  holder?: ContractPart,
): void {
  const tell = (key: string, expected: string, got: string, hint: { hint?: string } = {}) =>
    say(part.context, { rule: 'bad-mapping', file: part.file, pointer: `${pointer}/${key}`, expected, got, ...hint });
  const items = itemsOf(value);
  if (rule.each !== undefined) {
    if (items === null) tell('each', 'fields or a form: the contract has no list here', 'each');
    else checkMappedValue(part, rule.each, items, `${pointer}/each`, items);
  }
  if (rule.nested === true && (items === null || holder === undefined || !overlaps(items, holder)))
    tell('nested', 'each: the items are not like the object that holds the list', 'nested');
  if (rule.fields !== undefined) {
    if (isObject(value)) checkFields(part, rule.fields, value, pointer);
    else
      tell('fields', items === null ? 'a form: the contract has no object here' : 'each: the contract has a list here', 'fields');
  }
  if (rule.as !== undefined) {
    const kind = kindOf(value);
    if (!formsOf[kind].includes(rule.as))
      tell('as', formsOf[kind].join(', ') || 'no form', `${shown(rule.as)} for ${words[kind]}`);
  }
  if (rule.values !== undefined) checkValues(part, rule.values, value, `${pointer}/values`);
  if (part.part === 'request' && rule.constant !== undefined)
    tell('constant', 'add beside request: a constant of the platform', shown(rule.constant));
  for (const key of ['constant', 'default'] as const) {
    const [given, allowed] = [rule[key], valuesOf(value)];
    if (given !== undefined && allowed !== null && !allowed.includes(given))
      tell(
        key,
        `one of ${allowed.map(shown).join(', ')}`,
        shown(given),
        didYouMean(nearMatches(String(given), allowed.map(String))),
      );
  }
}

function checkFields(part: MappedPart, fields: NonNullable<MappedValue['fields']>, value: ContractPart, pointer: string): void {
  const names = propertyNames(value);
  for (const [name, rule] of Object.entries(fields)) {
    const at = pointerTo(`${pointer}/fields`, name);
    if (names !== null && !names.includes(name)) {
      const expected = `a property of the contract's ${part.part}`;
      const where = { rule: 'unknown-field' as const, file: part.file, pointer: at, what: 'key' as const };
      say(part.context, { ...where, expected, got: shown(name), ...didYouMean(nearMatches(name, names)) });
    } else checkMappedValue(part, rule, property(value, name), at, value);
  }
  checkPlaces(part, fields, names ?? [], `${pointer}/fields`);
}

interface Place {
  path: string;
  /** The property of the contract. */
  name: string;
  pointer: string | null;
}

/** The places of the platform that the rules of an object use. */
function placesOf(fields: NonNullable<MappedValue['fields']>, pointer: string): Place[] {
  return Object.entries(fields).flatMap(([name, { at, omit, constant, fields: inner = {} }]): Place[] => {
    const own = pointerTo(pointer, name);
    if (omit === true || constant !== undefined) return [];
    if (at === '.') return placesOf(inner, `${own}/fields`);
    return [{ path: at ?? name, name, pointer: at === undefined ? own : `${own}/at` }];
  });
}

const isWithin = (one: string, other: string): boolean => one === other || one.startsWith(`${other}.`);

/** Two properties at one place would overwrite each other; one without a rule stands at its own name. */
function checkPlaces(
  part: MappedPart,
  fields: NonNullable<MappedValue['fields']>,
  names: readonly string[],
  pointer: string,
): void {
  const ruled = placesOf(fields, pointer);
  const others = names.filter((name) => !Object.hasOwn(fields, name)).map((name): Place => ({ path: name, name, pointer: null }));
  ruled.forEach((place, index) => {
    const twin = [...ruled.slice(0, index), ...others].find(
      ({ path }) => isWithin(path, place.path) || isWithin(place.path, path),
    );
    if (twin === undefined || place.pointer === null) return;
    const hint = twin.pointer === null ? { hint: `give "${twin.name}" a place of its own, or "omit": true` } : {};
    const got = `${shown(place.path)}, where ${shown(twin.name)} stands${twin.pointer === null ? ' by its own name' : ''}`;
    const expected = 'a place that no other property has';
    say(part.context, { rule: 'mapped-twice', file: part.file, pointer: place.pointer, expected, got, ...hint });
  });
}

function checkValues(part: MappedPart, values: NonNullable<MappedValue['values']>, value: ContractPart, pointer: string): void {
  const allowed = valuesOf(value);
  const seen = new Set<unknown>();
  // a reply may have several values for one of the contract, a request only one
  const key = part.part === 'request' ? 'contract' : 'foreign';
  const tell = (rule: 'bad-mapping' | 'missing-value', at: string, expected: string, got: string, hint: { hint?: string } = {}) =>
    say(part.context, { rule, file: part.file, pointer: at, expected, got, ...hint });
  values.forEach((pair, index) => {
    const at = `${pointer}/${index}`;
    if (seen.has(pair[key])) tell('bad-mapping', `${at}/${key}`, 'each value once', `${shown(pair[key])} again`);
    seen.add(pair[key]);
    if (allowed === null || allowed.includes(pair.contract)) return;
    const hint = didYouMean(nearMatches(String(pair.contract), allowed.map(String)));
    tell('bad-mapping', `${at}/contract`, `one of ${allowed.map(shown).join(', ')}`, shown(pair.contract), hint);
  });
  const missing = (allowed ?? []).filter((one) => !values.some(({ contract }) => contract === one));
  if (missing.length > 0)
    tell('missing-value', pointer, 'every value of the contract', `none for ${missing.map(shown).join(', ')}`);
}
