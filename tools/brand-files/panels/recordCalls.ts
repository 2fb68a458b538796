import { fileURLToPath } from 'node:url';
import { type Endpoint, endpoints } from '#platform/endpoints/endpoints.ts';
import { readSchemas, type Schema, type SchemaSet } from '../../generate/schemaSet.ts';

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
const known = new Map<string, RecordCall | null>();

/** The read of that name in the endpoint table; null when there is none, or its reply has no rows, totalPages and totals. */
export function recordCall(name: string): RecordCall | null {
  if (!known.has(name)) known.set(name, readCall(name));
  return known.get(name) ?? null;
}

function readCall(name: string): RecordCall | null {
  const endpoint: Endpoint | undefined = Object.hasOwn(endpoints, name) ? endpoints[name as keyof typeof endpoints] : undefined;
  if (endpoint?.method !== 'GET' || endpoint.request === null || endpoint.response === null) return null;
  schemas ??= readSchemas(root);
  const reply = propertiesOf(schemas, endpoint.response);
  const rows = reply.get('rows');
  if (rows === undefined || !reply.has('totalPages')) return null;
  const item = rows['items'] as Schema;
  const row = schemas.resolve(item.$ref ?? '', fileOf(schemas, endpoint.response));
  return {
    row: resolved(schemas, row.schema, row.file),
    request: propertiesOf(schemas, endpoint.request),
    totals: resolved(schemas, reply.get('totals') ?? {}, fileOf(schemas, endpoint.response)),
  };
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
      return [key, ref === undefined ? property : set.resolve(ref, file).schema];
    }),
  );
}
