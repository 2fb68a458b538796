import { existsSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isJsonObject, type Json, type JsonObject, pointerKeys } from '#engine/brand/json.ts';
import { roleAt } from '../../../../tools/brand-files/pictures/pictureRoles.ts';
import { layerKinds } from '../../../../tools/schemas/layerKinds.ts';
import { applyEdit, emptyFile, ownValue } from '../draft/edits.ts';
import { diffLines } from '../draft/lines.ts';
import { valueWithin } from '../draft/within.ts';
import { type Control, fieldAt } from '../model/controls.ts';
import { withWanted } from '../model/conditions.ts';
import { type ConditionKey, conditionKeys } from '../model/conditionKeys.ts';
import { nameFault, newValue, partsAt } from '../model/parts.ts';
import { schemaAt } from '../model/schema.ts';
import { editOf } from '../model/writing.ts';
import { fits, SAMPLES, type SchemaLeaf, schemaLeaves } from './schemaLeaves.fixture.ts';

/**
 * Keys without a control, with the reason. A key that gets one has to leave the list, and none may come to it.
 * The files of `sandbox/` are not the brand: they are data of the simulated platform, which no published site has.
 */
const without: Readonly<Record<string, string>> = {
  'brand#/schemaVersion': 'one value; migrations of the format change it',
  'brand#/security/payloadKeys/0/kty': 'one value, written with the key',
  'brand#/security/payloadKeys/0/crv': 'one value, written with the key',
  'brand#/security/payloadKeys/0/use': 'one value, the same without it',
  'brand#/security/payloadKeys/0/alg': 'one value, the same without it',
};
const MOST_WITHOUT = 5;

const schemaOf = (kind: string) => JSON.parse(readFileSync(`schemas/brand/${kind}.schema.json`, 'utf8')) as JsonObject;
const schemas = Object.fromEntries(layerKinds.map((kind) => [kind, schemaOf(kind)]));
const ajv = new Ajv2020({ strict: false, allErrors: true });
const names: Readonly<Record<string, string>> = { texts: 'texts/en.json' };
const fileOf = (kind: string): string => `brands/orvane/${names[kind] ?? `${kind}.json`}`;
const textOf = (kind: string): string =>
  existsSync(fileOf(kind)) ? readFileSync(fileOf(kind), 'utf8') : emptyFile(names[kind] ?? `${kind}.json`, null);

const leavesOf = (kind: string): SchemaLeaf[] => [...schemaLeaves(schemas[kind]!)].filter(({ at }) => at !== '/$schema');

/** The control that changes a leaf: its own, or that of the condition that it is a part of. */
function controlOf(root: JsonObject, at: string): { at: string; control: Control } | null {
  const own = fieldAt(root, at);
  if (own !== null) return { at, control: own.control };
  const outer = at.slice(0, at.lastIndexOf('/'));
  return fieldAt(root, outer)?.control.kind === 'condition' ? { at: outer, control: { kind: 'condition' } } : null;
}

function textFor(schema: JsonObject, before: Json | undefined): string {
  const known = SAMPLES.find((text) => text !== before && fits(text, schema));
  if (known !== undefined) return known;
  const others = fc.stringMatching(new RegExp(String(schema['pattern']), 'u')).filter((text) => text !== before);
  const [made] = fc.sample(others, 1);
  expect([made, fits(made!, schema)]).toEqual([made, true]);
  return made!;
}

/** What a person makes of a value with its control: only what the control offers. */
function written(control: Control, { at, schema }: SchemaLeaf, before: Json | undefined): Json {
  switch (control.kind) {
    case 'switch':
      return before !== true;
    case 'choice':
      return control.options.find((option) => option !== before) ?? control.options[0]!;
    case 'icon':
      return control.icons.find((icon) => icon !== before)!;
    case 'number': {
      const { minimum = 0, maximum = Infinity, isWhole } = control;
      const step = isWhole ? 1 : 0.125;
      return minimum === before ? Math.min(minimum + step, maximum) : minimum;
    }
    case 'list': {
      const items = Array.isArray(before) ? before : [];
      const typed = (control.options ?? SAMPLES).find(
        (text) => !items.includes(text) && fits(text, { pattern: control.pattern ?? null }),
      );
      const item = control.isNumbers ? '7' : (typed ?? textFor(schema['items'] as JsonObject, ''));
      return [...items, control.isNumbers ? Number(item) : item];
    }
    case 'colour':
      return '#12AB34';
    case 'length':
      return `14${control.units[0]}`;
    case 'any':
      return control.kinds.includes('json') ? { sample: [1] } : before === 'sample' ? 14 : 'sample';
    case 'condition': {
      const key = pointerKeys(at).at(-1) as ConditionKey;
      const forms = (schema['anyOf'] as JsonObject[]).flatMap((form) => (Array.isArray(form['enum']) ? form['enum'] : []));
      const wanted = (forms.find((form) => typeof form === 'string') ?? 'sample') as string;
      expect(conditionKeys).toContain(key);
      return withWanted(isJsonObject(before) ? before : {}, key, [wanted]);
    }
    default:
      return textFor(schema, before);
  }
}

/** A file with an item in each list around a leaf, all that their schemas demand filled in by its controls. */
function withItems(root: JsonObject, kind: string, at: string, start: string): string {
  const steps = at.split('/');
  let text = start;
  for (let end = 2; end < steps.length; end += 1) {
    const outer = steps.slice(0, end).join('/');
    if (partsAt(root, outer)?.kind !== 'items') continue;
    const item = newValue(root, schemaAt(root, `${outer}/0`)!);
    const put = (place: string, value: Json) =>
      (text = applyEdit(
        text,
        editOf(root, { file: fileOf(kind), at: place, value }, (list) => ownValue(text, list)),
      ));
    put(outer, [item]);
    for (const { at: inner, schema } of leavesOf(kind)) {
      const key = inner.slice(`${outer}/0/`.length);
      const control = fieldAt(root, inner)?.control;
      if (inner.startsWith(`${outer}/0/`) && isJsonObject(item) && Object.hasOwn(item, key) && control)
        put(inner, written(control, { at: inner, schema }, ''));
    }
  }
  return text;
}

/** A copy with another value at a pointer, made without the studio. */
function withValue(value: Json | undefined, [key, ...rest]: readonly string[], inner: Json): Json {
  if (key === undefined) return inner;
  const parent = value ?? {};
  if (Array.isArray(parent)) return parent.map((item, index) => (String(index) === key ? withValue(item, rest, inner) : item));
  const object = isJsonObject(parent) ? parent : {};
  return { ...object, [key]: withValue(object[key], rest, inner) };
}

/** The lines that an edit at a pointer may touch: its keys, its own lines, brackets, and a comma of a neighbour. */
function strangeLines(before: string, after: string, at: string, value: Json): string[] {
  const keys = pointerKeys(at).map((key) => `${JSON.stringify(key)}:`);
  const own = JSON.stringify(value, null, 1)
    .split('\n')
    .map((line) => line.trim().replace(/,$/, ''));
  const lines = diffLines(before, after).filter(({ kind }) => kind !== 'same');
  const bare = (text: string) => text.trim().replace(/,$/, '');
  return lines.flatMap(({ kind, text }) => {
    const isOfEdit = keys.some((key) => text.includes(key)) || own.includes(bare(text)) || /^[[\]{}]*$/.test(bare(text));
    const isComma = lines.some((twin) => twin.kind !== kind && bare(twin.text) === bare(text));
    return isOfEdit || isComma ? [] : [text];
  });
}

const hasLeaf = (value: Json, key: string): boolean => isJsonObject(value) && Object.hasOwn(value, key);

test('the keys without a control are those of the list, each with its reason', () => {
  const found = layerKinds.flatMap((kind) =>
    leavesOf(kind).flatMap(({ at }) => (controlOf(schemas[kind]!, at) === null ? [`${kind}#${at}`] : [])),
  );
  expect(found.sort()).toEqual(Object.keys(without).sort());
  expect(found.length).toBeLessThanOrEqual(MOST_WITHOUT);
});

test('each picture has limits of its place, and only pictures have them', () => {
  for (const kind of layerKinds) {
    for (const { at } of leavesOf(kind)) {
      const isPicture = fieldAt(schemas[kind]!, at)?.control.kind === 'picture';
      // a sample of a role is its only one
      expect([at, roleAt(`${kind}.json`, at) !== null]).toEqual([at, isPicture]);
    }
  }
});

/** Whether a view of what holds a key leads to it. */
function isLedTo(root: JsonObject, at: string): boolean {
  const outer = at.slice(0, at.lastIndexOf('/'));
  const key = pointerKeys(at).at(-1)!;
  const parts = partsAt(root, outer);
  if (parts?.kind === 'items') return key === '0';
  if (parts === null) return fieldAt(root, outer)?.control.kind === 'condition';
  return parts.keys.includes(key) || (parts.names !== null && nameFault(parts.names, key, []) === null);
}

test.each(layerKinds)('each key of %s is led to from its file, object by object and name by name', (kind) => {
  const root = schemas[kind]!;
  for (const { at } of leavesOf(kind)) {
    const steps = at.split('/');
    const lost = steps
      .slice(1)
      .map((_, index) => steps.slice(0, index + 2).join('/'))
      .filter((step) => !isLedTo(root, step));
    expect([at, lost]).toEqual([at, []]);
  }
});

test.each(layerKinds)('each key of %s is changed by its control: only there, and as its schema has it', (kind) => {
  const root = schemas[kind]!;
  const validate = ajv.compile(root);
  const start = textOf(kind);
  for (const leaf of leavesOf(kind)) {
    const found = controlOf(root, leaf.at);
    if (found === null) continue;
    const before = withItems(root, kind, leaf.at, start);
    const old = valueWithin(JSON.parse(before) as Json, found.at);
    const value = written(found.control, leaf, old);
    const edit = editOf(root, { file: fileOf(kind), at: found.at, value }, (list) => ownValue(before, list));
    const after = applyEdit(before, edit);
    const parsed = JSON.parse(after) as Json;
    expect([leaf.at, parsed]).toEqual([leaf.at, withValue(JSON.parse(before) as Json, pointerKeys(found.at), value)]);
    if (found.control.kind === 'condition') expect(hasLeaf(value, pointerKeys(leaf.at).at(-1)!)).toBe(true);
    expect([leaf.at, after === before]).toEqual([leaf.at, false]);
    expect([leaf.at, strangeLines(before, after, leaf.at, value)]).toEqual([leaf.at, []]);
    // and its reset, where nothing else goes with it
    const back = applyEdit(after, { file: edit.file, at: edit.at });
    expect([leaf.at, strangeLines(after, back, edit.at, edit.value ?? null)]).toEqual([leaf.at, []]);
    expect([leaf.at, ownValue(back, edit.at)]).toEqual([leaf.at, undefined]);
    validate(parsed);
    expect([leaf.at, validate.errors ?? []]).toEqual([leaf.at, []]);
  }
});
