import { mapSubschemas, type Schema, type SchemaSet } from '../schemas/schemaSet.ts';

/** A reference to a component of the document. */
export const component = (title: string): Schema => ({ $ref: `#/components/schemas/${title}` });

const typeOf = (value: unknown): string => {
  if (value === null) return 'null';
  return typeof value === 'number' && Number.isInteger(value) ? 'integer' : typeof value;
};

/** One alternative of an enum of several types: all values of one type. Both booleans are the type itself. */
function sameType(type: string, values: readonly unknown[]): Schema {
  if (type === 'null' || (type === 'boolean' && values.length === 2)) return { type };
  return values.length === 1 ? { type, const: values[0] } : { type, enum: values };
}

/**
 * `schema` with the one form of listed values that all readers know: each `enum` and `const` has a type, and values of several
 * types are alternatives.
 */
function typed(schema: Schema): Schema {
  const values = schema['enum'] as readonly unknown[] | undefined;
  if (values === undefined) return 'const' in schema ? { type: typeOf(schema['const']), ...schema } : schema;
  const types = [...new Set(values.map(typeOf))];
  const [type] = types;
  if (types.length === 1) return { type, ...schema };
  const { enum: _enum, type: _type, ...kept } = schema;
  const anyOf = types.map((name) => sameType(name, values.filter((value) => typeOf(value) === name))); // prettier-ignore
  return { ...kept, anyOf };
}

/** `schema` of `file` with its references led to the document's components. */
export function forDocument(set: SchemaSet, schema: Schema, file: string, isRoot = false): Schema {
  if (schema.title !== undefined && !isRoot) return component(schema.title);
  const { $schema: _schema, $id: _id, $defs: _defs, $ref, ...kept } = schema;
  const own = typed(mapSubschemas(kept, (child) => forDocument(set, child, file)));
  if ($ref === undefined) return own;
  const target = set.resolve($ref, file);
  return { ...forDocument(set, target.schema, target.file), ...own };
}

/**
 * Every component that `value` leads to, directly or through others.
 * @throws Error for a title that no schema has
 */
export function components(set: SchemaSet, value: unknown, found = new Map<string, Schema>()): Map<string, Schema> {
  for (const [, title = ''] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    if (found.has(title)) continue;
    const named = set.named.get(title);
    if (!named) throw new Error(`The endpoint table names ${title}, which no schema has as its title`);
    found.set(title, forDocument(set, named.schema, named.file, true));
    components(set, found.get(title), found);
  }
  return found;
}
