import type { JSONPath, Node } from 'jsonc-parser';
import { isJsonObject, type Json, type JsonObject, pointerKeys } from '#engine/brand/json.ts';
import { draftOf } from '../../../../tools/brand/migrate/jsonDraft.ts';
import { appended, cutOut, laidOut, lineOf, nodeAt, placeOf, writtenAs } from './layout.ts';
import { changedItems, relaidList } from './listText.ts';
import { valueWithin } from './within.ts';

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

/** The last texts that were read: a form asks for each of its values in each layer. */
const read = new Map<string, Json | undefined>();
const MOST_READ = 100;

function parsed(text: string): Json | undefined {
  if (read.has(text)) return read.get(text);
  let value: Json | undefined;
  try {
    value = JSON.parse(text) as Json;
  } catch {
    // the check reports it
  }
  read.set(text, isJsonObject(value) ? value : undefined);
  if (read.size > MOST_READ) read.delete(read.keys().next().value!);
  return read.get(text);
}

/** The value at a pointer of a JSON text; undefined when it has none, or is no JSON object. */
export const ownValue = (text: string | null, at: string): Json | undefined =>
  text === null ? undefined : valueWithin(parsed(text), at);

/**
 * A text with one edit: order, indentation, line ends and every byte that it does not concern stay. Missing parents are made, and
 * those that a removal empties go with it. A text that is no JSON object stays as it is.
 */
export function applyEdit(text: string, { at, value }: Edit): string {
  if (parsed(text) === undefined) return text;
  const path: JSONPath = pointerKeys(at);
  if (value !== undefined) return setValue(text, path, value);
  if (nodeAt(text, path) === undefined) return text;
  let gone = path;
  // a parent that would be empty goes, too
  while (gone.length > 1 && nodeAt(text, gone.slice(0, -1))?.children?.length === 1) gone = gone.slice(0, -1);
  const cut = cutOut(text, gone);
  if (cut !== null) return cut;
  const json = draftOf(text)!;
  json.remove(gone);
  return json.text();
}

const isList = (node: Node | undefined): boolean => node?.type === 'array';
const isOneLine = (text: string, node: Node): boolean => !writtenAs(text, node).includes('\n');
const valueOf = (text: string, node: Node): Json => JSON.parse(writtenAs(text, node)) as Json;

/** The outermost list or object around a path that stands on one line, as one that is laid out has it; null for none. */
function lineAround(text: string, path: JSONPath): JSONPath | null {
  for (let depth = 1; depth <= path.length; depth += 1) {
    const outer = path.slice(0, depth);
    const node = nodeAt(text, outer);
    if (node?.children === undefined) return null;
    if (isOneLine(text, node))
      return node.children.length > 0 && writtenAs(text, node) === lineOf(valueOf(text, node)) ? outer : null;
  }
  return null;
}

function withValue(before: Json | undefined, [key, ...rest]: JSONPath, value: Json): Json {
  if (key === undefined) return value;
  if (Array.isArray(before)) return before.with(Number(key), withValue(before[Number(key)], rest, value));
  const parent = isJsonObject(before) ? before : {};
  return { ...parent, [key]: withValue(parent[key], rest, value) };
}

/** Sets the parts of an item of a list that differ, so that the others keep their text. */
function setParts(text: string, path: JSONPath, before: JsonObject, after: JsonObject): string {
  const gone = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  const changed = Object.entries(after).filter(([key, value]) => JSON.stringify(before[key]) !== JSON.stringify(value));
  const written = changed.reduce((left, [key, value]) => setValue(left, [...path, key], value), text);
  return gone.reduce((left, key) => cutOut(left, [...path, key]) ?? laidOut(left, placeOf(nodeAt(left, path)!), after), written);
}

/** Sets a list of objects that stands on several lines; null for another one. */
function setItems(text: string, path: JSONPath, node: Node | undefined, after: Json): string | null {
  if (node === undefined || !isList(node) || !Array.isArray(after) || !after.some(isJsonObject)) return null;
  const before = valueOf(text, node) as Json[];
  const differing = changedItems(before, after);
  if (before.length === after.length && differing.length === 1) {
    const [index = 0] = differing;
    const [one, other] = [before[index], after[index]];
    if (isJsonObject(one) && isJsonObject(other)) return setParts(text, [...path, index], one, other);
  }
  return relaidList(text, path, after);
}

/** Sets a value. What stands on one line stays there while there is room; a list on several lines keeps them. */
function setValue(text: string, path: JSONPath, value: Json): string {
  const before = nodeAt(text, path);
  const items = setItems(text, path, before, value);
  if (items !== null) return items;
  const line = lineAround(text, path);
  if (line !== null) {
    const around = nodeAt(text, line)!;
    return laidOut(text, placeOf(around), withValue(valueOf(text, around), path.slice(line.length), value));
  }
  const isSimple = typeof value !== 'object' || value === null;
  if (before !== undefined && before.children === undefined && isSimple) {
    const [start, end] = placeOf(before);
    return text.slice(0, start) + JSON.stringify(value) + text.slice(end);
  }
  const held = heldSteps(text, path);
  if (held > 0 && nodeAt(text, path.slice(0, held)) === undefined) {
    const added = appended(text, path.slice(0, held - 1), path.slice(held - 1).map(String), value);
    if (added !== null) return added;
  }
  const json = draftOf(text)!;
  json.set(path.slice(0, held), nested(path.slice(held), value));
  const isOpen = before !== undefined && !isOneLine(text, before);
  if (isOpen || isSimple) return json.text();
  return laidOut(json.text(), placeOf(nodeAt(json.text(), path)!), value);
}

/** How much of a path is there as objects: a key of something else, such as the `null` that removes it, is written over. */
function heldSteps(text: string, path: JSONPath): number {
  const holds = (parent: Node | undefined, key: JSONPath[number]) =>
    typeof key === 'number' ? isList(parent) : parent?.type === 'object';
  const end = path.findIndex((key, index) => index > 0 && !holds(nodeAt(text, path.slice(0, index)), key));
  return end === -1 ? path.length : end;
}

const nested = (keys: JSONPath, value: Json): Json => keys.reduceRight<Json>((inner, key) => ({ [key]: inner }), value);

const KINDS = /^(?:(theme|layout|menus|flags|register-form|panels|mappings|brand)|(texts\/)[A-Za-z-]+)\.json$/;

/** A file of a brand folder without a value, whose schema lies where that of its `brand.json` (the text) does. */
export function emptyFile(name: string, brandFile: string | null): string {
  const [, kind = 'texts', below = ''] = KINDS.exec(name) ?? [];
  const known = ownValue(brandFile, '/$schema');
  const schema = typeof known === 'string' ? known : '../../schemas/brand/brand.schema.json';
  const address = `${below === '' || !schema.startsWith('.') ? '' : '../'}${schema.replace(/[^/]*$/, `${kind}.schema.json`)}`;
  return `${JSON.stringify({ $schema: address }, null, 2)}\n`;
}
