import { isJsonObject, type Json, type JsonObject } from '#engine/brand/json.ts';
import { fieldAt } from './controls.ts';
import { plainSchema, schemaAt, typesOf } from './schema.ts';

/** Names that a map may have. */
export interface NameRule {
  /** All that there are; null where others can be typed. */
  options: readonly string[] | null;
  /** What a name must match; one is enough. */
  patterns: readonly string[];
  /** Names that are known elsewhere. */
  examples: readonly string[];
}

/** What a value without a control of its own is made of. */
export type Parts =
  | {
      kind: 'object';
      /** Keys that the schema names. */
      keys: readonly string[];
      /** Rule of further names; null where there are no others. */
      names: NameRule | null;
    }
  | { kind: 'items'; least: number; most: number };

const textsIn = (value: Json | undefined): string[] | null =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : null;

function nameRule(names: JsonObject): NameRule {
  const forms = Array.isArray(names['anyOf']) ? names['anyOf'].filter(isJsonObject) : [names];
  return {
    options: textsIn(names['enum']),
    patterns: forms.flatMap(({ pattern }) => (typeof pattern === 'string' ? [pattern] : [])),
    examples: textsIn(names['examples']) ?? [],
  };
}

/** Keys that editors read. */
const OF_EDITORS = '$schema';

/** The parts of the value at a pointer; null where it has a control, or the file has no such key. */
export function partsAt(root: JsonObject, at: string): Parts | null {
  const schema = schemaAt(root, at);
  if (schema === null || fieldAt(root, at) !== null) return null;
  const { properties, additionalProperties, propertyNames, items, minItems, maxItems } = schema;
  if (isJsonObject(items)) {
    return {
      kind: 'items',
      least: typeof minItems === 'number' ? minItems : 0,
      most: typeof maxItems === 'number' ? maxItems : Infinity,
    };
  }
  if (!isJsonObject(properties) && !isJsonObject(additionalProperties)) return null;
  return {
    kind: 'object',
    keys: Object.keys(isJsonObject(properties) ? properties : {}).filter((key) => key !== OF_EDITORS),
    names: isJsonObject(additionalProperties) ? nameRule(isJsonObject(propertyNames) ? propertyNames : {}) : null,
  };
}

/** What is wrong with a name; null when it can be added. */
export function nameFault({ options, patterns }: NameRule, name: string, taken: readonly string[]): string | null {
  if (taken.includes(name)) return `${name} is there already.`;
  if (options !== null && !options.includes(name)) return `${name} is not one of the names.`;
  const isMatched = patterns.length === 0 || patterns.some((pattern) => new RegExp(pattern, 'u').test(name));
  return isMatched ? null : `${name} does not match ${patterns.join(' or ')}`;
}

/**
 * What a new item of a list, or a new entry of a map, begins with: what its schema demands, as far as there is nothing to
 * choose; the rest is empty until it is typed.
 * @param schema that of the item, with its references
 */
export function newValue(root: JsonObject, schema: JsonObject): Json {
  const { type: _type, required, properties, const: constant, enum: choices, minimum } = schema;
  if (constant !== undefined) return constant;
  if (Array.isArray(choices)) return choices[0] ?? '';
  switch (typesOf(schema)[0] ?? (isJsonObject(properties) ? 'object' : 'string')) {
    case 'object': {
      const keys = textsIn(required) ?? [];
      const parts = isJsonObject(properties) ? properties : {};
      return Object.fromEntries(
        keys.flatMap((key) => {
          const part = parts[key];
          return isJsonObject(part) ? [[key, newValue(root, plainSchema(root, part))] as const] : [];
        }),
      );
    }
    case 'array':
      return [];
    case 'boolean':
      return false;
    case 'integer':
    case 'number':
      return typeof minimum === 'number' ? minimum : 0;
    default:
      return '';
  }
}
