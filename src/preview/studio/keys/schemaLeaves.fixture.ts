import { isJsonObject, type Json, type JsonObject, pointerTo } from '#engine/brand/json.ts';

/** A value that a file can have, found in its schema without the studio's help. */
export interface SchemaLeaf {
  /** JSON pointer, with a sample for each free name and `0` for the item of a list. */
  at: string;
  schema: JsonObject;
}

/** How often a definition may hold itself on one path. */
const MOST_TURNS = 2;

/** Names to try for the keys of a map, and texts for what a pattern demands. */
export const SAMPLES = [
  'sample',
  'Sample',
  'brand:sample_text',
  '/sample/page',
  'https://sample.example/page',
  'sample.example',
  '#12AB34',
  '14px',
  'sample.svg',
  'sample.webp',
  'AB',
  'ABC',
  'EN',
  '14',
  'Etc/UTC',
  '14.50',
  '0 1px 2px rgb(0 0 0 / 20%)',
  'sans-serif',
  '150ms',
  '1.5',
  '{sample}',
  'a'.repeat(64),
  'b'.repeat(43),
];

export const fits = (text: string, { pattern, minLength, maxLength, enum: choices }: JsonObject): boolean =>
  (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(text)) &&
  (typeof minLength !== 'number' || text.length >= minLength) &&
  (typeof maxLength !== 'number' || text.length <= maxLength) &&
  (!Array.isArray(choices) || choices.includes(text));

function plain(root: JsonObject, schema: JsonObject): { schema: JsonObject; names: string[] } {
  const { $ref, allOf, ...own } = schema;
  const refs = [$ref, ...(Array.isArray(allOf) ? allOf.map((part) => (part as JsonObject)['$ref']) : [])];
  const names = refs.filter((ref) => typeof ref === 'string').map((ref) => ref.replace('#/$defs/', ''));
  const parts = names.map((name) => plain(root, (root['$defs'] as JsonObject)[name] as JsonObject));
  return {
    schema: Object.assign({}, ...parts.map((part) => part.schema), own) as JsonObject,
    names: [...names, ...parts.flatMap((part) => part.names)],
  };
}

function sampleName(names: Json | undefined): string {
  const rule = isJsonObject(names) ? names : {};
  const forms = Array.isArray(rule['anyOf']) ? rule['anyOf'].filter(isJsonObject) : [];
  const choices = Array.isArray(rule['enum']) ? rule['enum'].filter((choice) => typeof choice === 'string') : [];
  const found = [...choices, ...SAMPLES].find(
    (name) => fits(name, rule) && (forms.length === 0 || forms.some((form) => form['pattern'] !== undefined && fits(name, form))),
  );
  if (found === undefined) throw new Error(`No sample is a name of ${JSON.stringify(names)}`);
  return found;
}

/** Every value that a file of a schema can have: the walk goes through objects, free names, and lists of objects. */
export function* schemaLeaves(
  root: JsonObject,
  from: JsonObject = root,
  at = '',
  around: readonly string[] = [],
): IterableIterator<SchemaLeaf> {
  const { schema, names } = plain(root, from);
  const path = [...around, ...names];
  if (names.some((name) => path.filter((other) => other === name).length > MOST_TURNS)) return;
  const { properties, additionalProperties, propertyNames, items } = schema;
  if (isJsonObject(items) && plain(root, items).schema['type'] === 'object') {
    yield* schemaLeaves(root, items, `${at}/0`, path);
    return;
  }
  const named = isJsonObject(properties) ? Object.entries(properties as Record<string, JsonObject>) : [];
  const free = isJsonObject(additionalProperties) ? [[sampleName(propertyNames), additionalProperties] as const] : [];
  if (named.length + free.length === 0) yield { at, schema };
  for (const [name, child] of [...named, ...free]) yield* schemaLeaves(root, child, pointerTo(at, name), path);
}
