import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { layerKinds } from './layerKinds.ts';

/** A parsed JSON Schema (2020-12) with the keywords that the generators read. */
export interface Schema {
  readonly [keyword: string]: unknown;
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly examples?: readonly unknown[];
}

/** A schema with a title: one TypeScript type, one OpenAPI component. */
export interface NamedSchema {
  readonly title: string;
  /** File below the project's root, `schemas/platform/requests/login.schema.json`. */
  readonly file: string;
  /** JSON pointer inside the file, empty for the file itself. */
  readonly pointer: string;
  readonly schema: Schema;
}

export interface SchemaSet {
  readonly files: ReadonlyMap<string, Schema>;
  readonly named: ReadonlyMap<string, NamedSchema>;
  /** The schema of a `$ref` in `file`. @throws Error with both names when it does not exist */
  resolve(ref: string, file: string): { readonly file: string; readonly schema: Schema };
}

const schemaKeys = [
  'items',
  'additionalProperties',
  'propertyNames',
  'contains',
  'not',
  'if',
  'then',
  'else',
  'unevaluatedProperties',
  'contentSchema',
];
const schemaListKeys = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
const schemaMapKeys = ['properties', 'patternProperties', '$defs', 'dependentSchemas'];

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A copy of `schema` in which every direct sub-schema is replaced by `change(sub-schema, JSON pointer)`. */
export function mapSubschemas(schema: Schema, change: (child: Schema, pointer: string) => unknown, pointer = ''): Schema {
  const copy: Record<string, unknown> = { ...schema };
  const visit = (value: unknown, at: string) => (isSchema(value) ? change(value, at) : value);
  for (const key of schemaKeys) if (key in copy) copy[key] = visit(copy[key], `${pointer}/${key}`);
  for (const key of schemaListKeys)
    if (Array.isArray(copy[key])) copy[key] = copy[key].map((value, index) => visit(value, `${pointer}/${key}/${index}`));
  for (const key of schemaMapKeys) {
    const map = copy[key];
    if (isSchema(map))
      copy[key] = Object.fromEntries(
        Object.entries(map).map(([name, value]) => [name, visit(value, `${pointer}/${key}/${name}`)]),
      );
  }
  return copy;
}

/** Schemas for editors, which are generated from the others. */
const generated = new Set(layerKinds.map((kind) => `schemas/brand/${kind}.schema.json`));

function schemaPaths(root: string): string[] {
  return readdirSync(join(root, 'schemas'), { recursive: true, encoding: 'utf8' })
    .map((path) => posix.join('schemas', path.replaceAll('\\', '/')))
    .filter((path) => path.endsWith('.schema.json') && !generated.has(path))
    .sort();
}

/** Reads every written `*.schema.json` below `schemas/`. @throws Error listing the files that break the rules of the folder. */
export function readSchemas(root: string): SchemaSet {
  const files = new Map<string, Schema>();
  const named = new Map<string, NamedSchema>();
  const faults: string[] = [];

  for (const file of schemaPaths(root)) {
    const schema = JSON.parse(readFileSync(join(root, file), 'utf8')) as Schema;
    files.set(file, schema);
    if (schema['$id'] !== file) faults.push(`${file}: $id must be "${file}", got ${JSON.stringify(schema['$id'])}`);
    if (!schema.title && !schema['$defs']) faults.push(`${file}: needs a title, which becomes the name of its type`);
    const collect = (node: Schema, pointer: string): Schema => {
      if (node.title !== undefined) {
        const twin = named.get(node.title);
        if (twin) faults.push(`${file}#${pointer}: title ${node.title} is taken by ${twin.file}#${twin.pointer}`);
        if (!node.description) faults.push(`${file}#${pointer}: ${node.title} needs a description`);
        if (pointer === '' && !node.examples?.length) faults.push(`${file}: ${node.title} needs examples`);
        named.set(node.title, { title: node.title, file, pointer, schema: node });
      }
      return mapSubschemas(node, collect, pointer);
    };
    collect(schema, '');
  }
  if (faults.length > 0) throw new Error(`schemas/ is not in order:\n  ${faults.join('\n  ')}`);

  return {
    files,
    named: new Map([...named].sort(([a], [b]) => a.localeCompare(b, 'en'))),
    resolve(ref, from) {
      const [path = '', pointer = ''] = ref.split('#');
      const file = path === '' ? from : posix.join(posix.dirname(from), path);
      const steps = pointer
        .split('/')
        .slice(1)
        .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'));
      const target = steps.reduce<unknown>((node, step) => (isSchema(node) ? node[step] : undefined), files.get(file));
      if (!isSchema(target)) throw new Error(`${from}: $ref "${ref}" has no target`);
      return { file, schema: target };
    },
  };
}
