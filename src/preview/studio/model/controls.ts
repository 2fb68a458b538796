import { isJsonObject, type Json, type JsonObject, pointerKeys } from '#engine/brand/json.ts';

/** How a value is edited. */
export type Control =
  | { kind: 'switch' }
  | { kind: 'choice'; options: readonly string[] }
  | { kind: 'number'; minimum: number | undefined; maximum: number | undefined }
  | { kind: 'length'; units: readonly string[] }
  | { kind: 'colour' }
  | { kind: 'text'; pattern: string | undefined }
  | ListControl;

/** A list of texts or whole numbers, each of them once. */
export interface ListControl {
  kind: 'list';
  /** All that there are; null where others can be typed. */
  options: readonly string[] | null;
  /** What an item that is typed must match. */
  pattern: string | undefined;
  isNumbers: boolean;
  /** Fewest items. */
  least: number;
}

export interface Field {
  control: Control;
  /** What the schema says of the value. */
  description: string;
}

const UNITS = ['px', 'rem', 'em', '%'] as const;

function deref(root: JsonObject, schema: JsonObject): JsonObject {
  const { $ref, allOf, ...own } = schema;
  const parts = [$ref, ...(Array.isArray(allOf) ? allOf.map((part) => (isJsonObject(part) ? part['$ref'] : undefined)) : [])];
  const found = parts.flatMap((ref) => {
    const name = typeof ref === 'string' ? ref.replace('#/$defs/', '') : '';
    const definition = (root['$defs'] as JsonObject | undefined)?.[name];
    return isJsonObject(definition) ? [deref(root, definition)] : [];
  });
  return Object.assign({}, ...found, own) as JsonObject;
}

function below(root: JsonObject, schema: JsonObject, key: string): JsonObject | null {
  const { properties, additionalProperties } = deref(root, schema);
  const named = isJsonObject(properties) && Object.hasOwn(properties, key) ? properties[key] : additionalProperties;
  return isJsonObject(named) ? deref(root, named) : null;
}

/** The schema of the value at a pointer; null where the file has none. */
export function schemaAt(root: JsonObject, at: string): JsonObject | null {
  return pointerKeys(at).reduce<JsonObject | null>((schema, key) => schema && below(root, schema, key), root);
}

const words = /^\^\(\?:([a-z]+(?:\|[a-z]+)+)\)\$$/;

function listOf(root: JsonObject, { items, minItems }: JsonObject): ListControl | null {
  const { type, enum: choices, pattern } = isJsonObject(items) ? deref(root, items) : {};
  if (type !== 'string' && type !== 'integer') return null;
  return {
    kind: 'list',
    options: Array.isArray(choices) ? choices.filter((choice) => typeof choice === 'string') : null,
    pattern: typeof pattern === 'string' ? pattern : type === 'integer' ? String.raw`^\d+$` : undefined,
    isNumbers: type === 'integer',
    least: typeof minItems === 'number' ? minItems : 0,
  };
}

function controlOf(root: JsonObject, schema: JsonObject): Control | null {
  const { type } = schema;
  return [type].flat().includes('array') ? listOf(root, schema) : valueControl(schema);
}

function valueControl({ type, enum: choices, pattern, minimum, maximum }: JsonObject): Control | null {
  const types: readonly Json[] = Array.isArray(type) ? type : [type ?? 'string'];
  const number = (value: Json | undefined) => (typeof value === 'number' ? value : undefined);
  if (types.includes('object')) return null;
  if (Array.isArray(choices)) return { kind: 'choice', options: choices.filter((choice) => typeof choice === 'string') };
  if (types.includes('boolean')) return { kind: 'switch' };
  if (types.includes('integer')) return { kind: 'number', minimum: number(minimum), maximum: number(maximum) };
  if (!types.includes('string')) return null;
  if (typeof pattern !== 'string') return { kind: 'text', pattern: undefined };
  const options = words.exec(pattern)?.[1]?.split('|');
  if (options !== undefined) return { kind: 'choice', options };
  // what a pattern takes is what it is about, so that no key is described twice
  const takes = (text: string): boolean => new RegExp(pattern, 'u').test(text);
  if (takes('#123ABC') && !takes('word')) return { kind: 'colour' };
  const units = UNITS.filter((unit) => takes(`12${unit}`));
  return units.length > 0 && !takes('word') ? { kind: 'length', units } : { kind: 'text', pattern };
}

/** The control of the value at a pointer of a file's schema; null for objects, lists of objects and keys that the file does not have. */
export function fieldAt(root: JsonObject, at: string): Field | null {
  const schema = schemaAt(root, at);
  const control = schema && controlOf(root, schema);
  return control && { control, description: typeof schema['description'] === 'string' ? schema['description'] : '' };
}
