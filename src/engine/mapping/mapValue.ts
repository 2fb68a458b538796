import { ownEntry } from '#engine/values/ownEntry.ts';
import type { MappedValue } from '#contract/types.ts';
import { isPrototypeKey } from '#engine/brand/json.ts';
import { Digits } from './digits.ts';
import { type Form, fromForm, type Region, toForm } from './forms.ts';

/** What holds for the values of one request or reply. */
export interface Forms extends Region {
  /** The form of a property on the platform where its rule names none; undefined: as it is. */
  formOf: (name: string) => Form | undefined;
}

type Fields = Readonly<Record<string, MappedValue>>;
type Table = Record<string, unknown>;

const NONE: MappedValue = {};
const isTable = (value: unknown): value is Table =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Digits);

/** The keys of a path; none for a single point. */
export const keysOf = (path: string): string[] => (path === '.' ? [] : path.split('.'));

/** What is at a path, undefined where nothing is. */
export const valueAt = (value: unknown, path: string): unknown =>
  keysOf(path).reduce<unknown>((part, key) => (isTable(part) ? ownEntry(part, key) : undefined), value);

/** Sets what is at a path, with the objects on the way; `.`: the properties of an object. */
export function setAt(target: Table, path: string, value: unknown): void {
  const keys = keysOf(path);
  const last = keys.pop();
  if (last === undefined) return void (isTable(value) && Object.assign(target, value));
  if ([...keys, last].some(isPrototypeKey)) return;
  let holder = target;
  for (const key of keys) {
    const inner = ownEntry(holder, key);
    holder = isTable(inner) ? inner : ((holder[key] = {}) as Table);
  }
  holder[last] = value;
}

/** Numbers of JavaScript again, where no rule wanted their digits. */
function plain(value: unknown): unknown {
  return value instanceof Digits ? Number(value.text) : value;
}

const same = (one: unknown, other: unknown): boolean =>
  other instanceof Digits ? typeof one === 'number' && one === Number(other.text) : one === other;

/** The keys of the platform that rules read, so that they are not passed by their own names. */
function read(fields: Fields): string[] {
  return Object.entries(fields).flatMap(([name, { at = name, fields: inner = {} }]) =>
    at === '.' ? read(inner) : keysOf(at).slice(0, 1),
  );
}

/** The rule for the items of a list in `holder`. */
const itemRule = ({ each, nested, at: _at, ...own }: MappedValue, holder: Fields): MappedValue =>
  nested === true ? { fields: holder } : (each ?? own);

/**
 * A value of the platform as the contract has it.
 * @param value parsed with `readDigits`
 */
export function toContract(rule: MappedValue, value: unknown, forms: Forms, name = '', holder: Fields = {}): unknown {
  if (rule.constant !== undefined) return rule.constant;
  if (value === undefined || value === null) return rule.default ?? value;
  const { values } = rule;
  if (values !== undefined && !Array.isArray(value))
    return values.find(({ foreign }) => same(foreign, value))?.contract ?? plain(value);
  if (Array.isArray(value)) {
    const items = itemRule(rule, holder);
    return value.map((item) => toContract(items, item, forms, name, items.fields));
  }
  if (isTable(value)) return tableToContract(rule, value, forms);
  const form = rule.as ?? forms.formOf(name);
  return form === undefined ? plain(value) : fromForm(form, value, forms);
}

function tableToContract({ fields = {}, at }: MappedValue, value: Table, forms: Forms): Table {
  const result: Table = {};
  const taken = new Set([...read(fields), ...Object.keys(fields)]);
  // of the object around it, only what is named belongs to it
  if (at !== '.')
    for (const [key, part] of Object.entries(value)) if (!taken.has(key)) result[key] = toContract(NONE, part, forms, key);
  for (const [name, rule] of Object.entries(fields)) {
    if (rule.omit === true) continue;
    const found = toContract(rule, valueAt(value, rule.at ?? name), forms, name, fields);
    if (found !== undefined) result[name] = found;
  }
  return result;
}

/**
 * A value of the contract as the platform has it: the inverse of `toContract`, where nothing is constant, omitted or missing.
 * @throws InexactAmount for an amount below the platform's smallest unit
 */
export function toForeign(rule: MappedValue, value: unknown, forms: Forms, name = '', holder: Fields = {}): unknown {
  if (rule.constant !== undefined) return undefined;
  const given = value ?? rule.default ?? value;
  if (given === undefined || given === null) return given;
  const { values } = rule;
  if (values !== undefined && !Array.isArray(given)) return values.find(({ contract }) => contract === given)?.foreign ?? given;
  if (Array.isArray(given)) {
    const items = itemRule(rule, holder);
    return given.map((item) => toForeign(items, item, forms, name, items.fields));
  }
  if (isTable(given)) return tableToForeign(rule.fields ?? {}, given, forms);
  const form = rule.as ?? forms.formOf(name);
  return form === undefined ? given : toForm(form, given, forms);
}

function tableToForeign(fields: Fields, value: Table, forms: Forms): Table {
  const result: Table = {};
  for (const [key, part] of Object.entries(value))
    if (!Object.hasOwn(fields, key) && !isPrototypeKey(key)) result[key] = toForeign(NONE, part, forms, key);
  for (const [name, rule] of Object.entries(fields)) {
    if (rule.omit === true) continue;
    const found = toForeign(rule, ownEntry(value, name), forms, name, fields);
    if (found !== undefined) setAt(result, rule.at ?? name, found);
  }
  return result;
}
