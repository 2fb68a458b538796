import { fileURLToPath } from 'node:url';
import { type Endpoint, endpoints } from '#platform/endpoints/endpoints.ts';
import { readSchemas, type Schema, type SchemaSet } from '../../schemas/schemaSet.ts';

/** What the contract says of a read whose reply is a page of rows. */
export interface RecordCall {
  /** Schemas of a row's keys, references resolved. */
  row: ReadonlyMap<string, Schema>;
  /** Schemas of the request's parameters. */
  request: ReadonlyMap<string, Schema>;
  /** Schemas of the sums over all pages. */
  totals: ReadonlyMap<string, Schema>;
}

const root = fileURLToPath(new URL('../../../', import.meta.url));
let schemas: SchemaSet | null = null;
const contract = (): SchemaSet => (schemas ??= readSchemas(root));
const known = new Map<string, RecordCall | null>();

/** The read of that name in the endpoint table; null when there is none, or its reply has no rows, totalPages and totals. */
export function recordCall(name: string): RecordCall | null {
  if (!known.has(name)) known.set(name, readCall(name));
  return known.get(name) ?? null;
}

const endpointOf = (name: string): Endpoint | undefined =>
  Object.hasOwn(endpoints, name) ? endpoints[name as keyof typeof endpoints] : undefined;

function readCall(name: string): RecordCall | null {
  const endpoint = endpointOf(name);
  if (endpoint?.method !== 'GET' || endpoint.request === null || endpoint.response === null) return null;
  const set = contract();
  const reply = propertiesOf(set, endpoint.response);
  const rows = reply.get('rows');
  if (rows === undefined || !reply.has('totalPages')) return null;
  const item = rows['items'] as Schema;
  const row = set.resolve(item.$ref ?? '', fileOf(set, endpoint.response));
  return {
    row: resolved(set, row.schema, row.file),
    request: propertiesOf(set, endpoint.request),
    totals: resolved(set, reply.get('totals') ?? {}, fileOf(set, endpoint.response)),
  };
}

/** What the contract says of a read whose reply has rows somewhere. */
export interface OptionCall {
  request: ReadonlyMap<string, Schema>;
  /** Parameters that every request has. */
  required: readonly string[];
  /** Schemas of the keys of the rows to which these keys lead; null where the reply has none. */
  rows: (keys: readonly string[]) => ReadonlyMap<string, Schema> | null;
}

/** The read of that name in the endpoint table; null when there is none, or its reply is empty. */
export function optionCall(name: string): OptionCall | null {
  const endpoint = endpointOf(name);
  const { method, request, response } = endpoint ?? {};
  if (method !== 'GET' || response == null) return null;
  const set = contract();
  const asked = request == null ? undefined : set.named.get(request)?.schema;
  return {
    request: request == null ? new Map() : propertiesOf(set, request),
    required: (asked?.['required'] ?? []) as string[],
    rows: (keys) => rowsAt(set, response, keys),
  };
}

function rowsAt(set: SchemaSet, response: string, keys: readonly string[]): ReadonlyMap<string, Schema> | null {
  const whole: Schema = set.named.get(response)?.schema ?? {};
  const found = keys.reduce<Located | null>((at, key) => (at === null ? null : keyOf(set, at, key)), {
    schema: whole,
    file: fileOf(set, response),
  });
  if (found === null) return null;
  const row = itemOf(set, found);
  return row.schema['properties'] === undefined ? null : resolved(set, row.schema, row.file);
}

interface Located {
  schema: Schema;
  file: string;
}

/** The schema behind a reference and, for a list, of its items. */
function itemOf(set: SchemaSet, { schema, file }: Located): Located {
  const ref = refOf(schema);
  if (ref !== undefined) return itemOf(set, set.resolve(ref, file));
  const items = schema['items'] as Schema | undefined;
  return items === undefined ? { schema, file } : itemOf(set, { schema: items, file });
}

function keyOf(set: SchemaSet, at: Located, key: string): Located | null {
  const { schema, file } = itemOf(set, at);
  const properties = (schema['properties'] ?? {}) as Record<string, Schema>;
  return Object.hasOwn(properties, key) ? { schema: properties[key]!, file } : null;
}

const fileOf = (set: SchemaSet, title: string): string => set.named.get(title)?.file ?? '';

const propertiesOf = (set: SchemaSet, title: string): Map<string, Schema> =>
  resolved(set, set.named.get(title)?.schema ?? {}, fileOf(set, title));

/** The reference of a property, also of one that may be null. */
function refOf({ $ref, ...property }: Schema): string | undefined {
  const choices = (property['oneOf'] ?? property['anyOf'] ?? []) as Schema[];
  const [only, ...others] = choices.filter((choice) => choice['type'] !== 'null');
  return $ref ?? (others.length === 0 ? only?.$ref : undefined);
}

function resolved(set: SchemaSet, schema: Schema, file: string): Map<string, Schema> {
  const properties = (schema['properties'] ?? {}) as Record<string, Schema>;
  return new Map(
    Object.entries(properties).map(([key, property]) => {
      const ref = refOf(property);
      if (ref === undefined) return [key, property];
      const { schema: target } = set.resolve(ref, file);
      return [key, property.description === undefined ? target : { ...target, description: property.description }];
    }),
  );
}
