import { isJsonObject, type JsonObject, pointerKeys } from '#engine/brand/json.ts';

/** Of each root, its schemas with what their references say. */
const plain = new WeakMap<JsonObject, WeakMap<JsonObject, JsonObject>>();

/** A schema with what its references say; the same object each time. */
export function plainSchema(root: JsonObject, schema: JsonObject): JsonObject {
  const known = plain.get(root) ?? new WeakMap<JsonObject, JsonObject>();
  plain.set(root, known);
  const found = known.get(schema) ?? withReferences(root, schema);
  known.set(schema, found);
  return found;
}

function withReferences(root: JsonObject, schema: JsonObject): JsonObject {
  const { $ref, allOf, ...own } = schema;
  const parts = [$ref, ...(Array.isArray(allOf) ? allOf.map((part) => (isJsonObject(part) ? part['$ref'] : undefined)) : [])];
  const found = parts.flatMap((ref) => {
    const name = typeof ref === 'string' ? ref.replace('#/$defs/', '') : '';
    const definition = (root['$defs'] as JsonObject | undefined)?.[name];
    return isJsonObject(definition) ? [plainSchema(root, definition)] : [];
  });
  return Object.assign({}, ...found, own) as JsonObject;
}

/** Types that a schema names; none for one that takes anything. */
export const typesOf = ({ type }: JsonObject): string[] =>
  [type ?? []].flat().filter((name): name is string => typeof name === 'string');

/** Whether `null`, which takes away what a layer below has, may stand there. */
export const takesNull = (schema: JsonObject): boolean =>
  typesOf(schema).includes('null') ||
  (Array.isArray(schema['enum']) && schema['enum'].includes(null)) ||
  (Array.isArray(schema['anyOf']) && schema['anyOf'].some((form) => isJsonObject(form) && takesNull(form)));

const INDEX = /^\d+$/;

function below(root: JsonObject, schema: JsonObject, key: string): JsonObject | null {
  const { properties, additionalProperties, items } = schema;
  if (isJsonObject(items)) return INDEX.test(key) ? plainSchema(root, items) : null;
  const named = isJsonObject(properties) && Object.hasOwn(properties, key) ? properties[key] : additionalProperties;
  return isJsonObject(named) ? plainSchema(root, named) : null;
}

/** The schema of the value at a pointer, whose steps are keys and places in lists; null where the file has none. */
export function schemaAt(root: JsonObject, at: string): JsonObject | null {
  const start = plainSchema(root, root);
  return pointerKeys(at).reduce<JsonObject | null>((schema, key) => schema && below(root, schema, key), start);
}

/** The pointer of the outermost list that holds the value at another; null outside of lists. A layer writes lists as a whole. */
export function listAround(root: JsonObject, at: string): string | null {
  const steps = at.split('/');
  for (let end = 1; end < steps.length; end += 1) {
    const outer = steps.slice(0, end).join('/');
    if (isJsonObject(schemaAt(root, outer)?.['items'])) return outer;
  }
  return null;
}
