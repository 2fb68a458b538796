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

/** Keywords of one type of value. */
const numberWords = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'];
const keywordsOf: Readonly<Record<string, readonly string[]>> = {
  string: ['minLength', 'maxLength', 'pattern', 'format'],
  integer: numberWords,
  number: numberWords,
  boolean: [],
  null: [],
};

/** `schema` of several types of single values as alternatives, each with the rules of its type. */
function alternatives(schema: Schema, types: readonly string[]): Schema {
  const words = new Set(Object.values(keywordsOf).flat());
  const pick = (fits: (key: string) => boolean) => Object.entries(schema).filter(([key]) => key !== 'type' && fits(key));
  const kept = Object.fromEntries(pick((key) => !words.has(key)));
  const anyOf = types.map((type) => ({ type, ...Object.fromEntries(pick((key) => keywordsOf[type]?.includes(key) === true)) }));
  return { ...kept, anyOf };
}

/**
 * `schema` in the one form of types and listed values that all readers know: a type beside each `enum` and `const`, and
 * alternatives where values of several types are accepted. A type or null stays what it is.
 */
function typed(schema: Schema): Schema {
  const values = schema['enum'] as readonly unknown[] | undefined;
  const type: unknown = schema['type'];
  if (values === undefined && 'const' in schema) return { type: typeOf(schema['const']), ...schema };
  if (values === undefined) {
    const several = Array.isArray(type) && type.filter((name) => name !== 'null').length > 1;
    return several && type.every((name) => name in keywordsOf) ? alternatives(schema, type as string[]) : schema;
  }
  const types = [...new Set(values.map(typeOf))];
  if (types.length === 1) return { type: types[0], ...schema };
  const { enum: _enum, type: _type, ...kept } = schema;
  const anyOf = types.map((name) => sameType(name, values.filter((value) => typeOf(value) === name))); // prettier-ignore
  return { ...kept, anyOf };
}

/** `branch` of a condition with the names of its object's properties, as readers want each required one described where it is. */
function described(branch: Schema, names: Readonly<Record<string, object>>): Schema {
  const inner = (part: unknown) => described(part as Schema, names);
  return {
    ...branch,
    ...('required' in branch && { properties: { ...names, ...(branch['properties'] as object | undefined) } }),
    ...('not' in branch && { not: inner(branch['not']) }),
    ...('anyOf' in branch && { anyOf: (branch['anyOf'] as unknown[]).map(inner) }),
  };
}

function withDescribedBranches(schema: Schema): Schema {
  const names = Object.fromEntries(Object.keys((schema['properties'] ?? {}) as object).map((name) => [name, {}]));
  const branches = ['if', 'then', 'else'].filter((key) => key in schema);
  return { ...schema, ...Object.fromEntries(branches.map((key) => [key, described(schema[key] as Schema, names)])) };
}

/**
 * Components without examples: they stand below a property named `content`, which Spectral takes for that of a reply, and
 * their examples for examples of it.
 */
const bare = new Set(['Game']);

/** `schema` of `file` with its references led to the document's components. */
export function forDocument(set: SchemaSet, schema: Schema, file: string, isRoot = false): Schema {
  if (schema.title !== undefined && !isRoot) return component(schema.title);
  const { $schema: _schema, $id: _id, $defs: _defs, $ref, ...kept } = schema;
  const own = withDescribedBranches(typed(mapSubschemas(kept, (child) => forDocument(set, child, file))));
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
    const { examples, ...schema } = forDocument(set, named.schema, named.file, true);
    found.set(title, examples === undefined || bare.has(title) ? schema : { ...schema, examples });
    components(set, found.get(title), found);
  }
  return found;
}
