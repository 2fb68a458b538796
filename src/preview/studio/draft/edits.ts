import { type JSONPath } from 'jsonc-parser';
import { isJsonObject, type Json, pointerKeys } from '#engine/brand/json.ts';
import { draftOf, type JsonDraft } from '../../../../tools/brand/migrate/jsonDraft.ts';

/** One value of a brand's file, as a person would write it there. */
export interface Edit {
  /** `brands/acme/theme.json`, as findings and the inspector name it. */
  file: string;
  /** JSON pointer in the file; its steps are keys, as a layer replaces whole lists. */
  at: string;
  /** Absent: the file no longer has a value of its own there. */
  value?: Json;
}

/** Whether one of the two holds the other. */
export const overlaps = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`);

/** The value at a pointer of a JSON text; undefined when it has none, or is no JSON object. */
export function ownValue(text: string | null, at: string): Json | undefined {
  return text === null ? undefined : draftOf(text)?.get(pointerKeys(at));
}

/**
 * A text with one edit: order, indentation, line ends and every byte that it does not concern stay. Missing parents are made, and
 * those that a removal empties go with it. A text that is no JSON object stays as it is.
 */
export function applyEdit(text: string, { at, value }: Edit): string {
  const json = draftOf(text);
  if (json === null) return text;
  const path: JSONPath = pointerKeys(at);
  if (value !== undefined) {
    if (isTexts(value)) setTexts(json, path, value);
    else json.set(clearedPath(path, json.get), nested(path, value, json.get));
    return json.text();
  }
  if (json.get(path) === undefined) return text;
  json.remove(path);
  for (let parent = path.slice(0, -1); parent.length > 0; parent = parent.slice(0, -1)) {
    const left = json.get(parent);
    if (!isJsonObject(left) || Object.keys(left).length > 0) break;
    json.remove(parent);
  }
  return json.text();
}

const isTexts = (value: Json): value is string[] => Array.isArray(value) && value.every((item) => typeof item === 'string');

/** Columns of a line, as the formatter of the sample brands has it. */
const WIDTH = 130;

/** Sets a list of texts as it stands: on one line, unless it has several, or is too long for one. */
function setTexts(json: JsonDraft, path: JSONPath, items: readonly string[]): void {
  if (!Array.isArray(json.get(path))) json.set(clearedPath(path, json.get), nested(path, [], json.get));
  const before = json.text().split('\n');
  json.setList(path, items);
  const isTooLong = json
    .text()
    .split('\n')
    .some((line, index) => line !== before[index] && line.length > WIDTH);
  if (isTooLong) json.set(path, [...items]);
}

type Read = (path: JSONPath) => Json | undefined;

/** How much of a path is there as objects: a key of something else, such as the `null` that removes it, is written over. */
function heldSteps(path: JSONPath, read: Read): number {
  const end = path.findIndex((_, index) => index > 0 && !isJsonObject(read(path.slice(0, index))));
  return end === -1 ? path.length : end;
}

const clearedPath = (path: JSONPath, read: Read): JSONPath => path.slice(0, heldSteps(path, read));

const nested = (path: JSONPath, value: Json, read: Read): Json =>
  path.slice(heldSteps(path, read)).reduceRight<Json>((inner, key) => ({ [key]: inner }), value);

const KINDS = /^(?:(theme|layout|menus|flags|register-form|panels|mappings|brand)|(texts\/)[A-Za-z-]+)\.json$/;

/** A file of a brand folder without a value, whose schema lies where that of its `brand.json` (the text) does. */
export function emptyFile(name: string, brandFile: string | null): string {
  const [, kind = 'texts', below = ''] = KINDS.exec(name) ?? [];
  const known = ownValue(brandFile, '/$schema');
  const schema = typeof known === 'string' ? known : '../../schemas/brand/brand.schema.json';
  const address = `${below === '' || !schema.startsWith('.') ? '' : '../'}${schema.replace(/[^/]*$/, `${kind}.schema.json`)}`;
  return `${JSON.stringify({ $schema: address }, null, 2)}\n`;
}
