import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { endpoints, type Endpoint, type EndpointName } from '#platform/endpoints/endpoints.ts';

interface Schema {
  title?: string;
  type?: string | readonly string[];
  $ref?: string;
  $defs?: Readonly<Record<string, Schema>>;
  enum?: readonly unknown[];
  const?: unknown;
  pattern?: string;
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
  allOf?: readonly Schema[];
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
}

const root = 'schemas/platform/requests';
const files = new Map<string, Schema>();
const read = (path: string): Schema => {
  const known = files.get(path) ?? (JSON.parse(readFileSync(path, 'utf8')) as Schema);
  files.set(path, known);
  return known;
};

/** A schema and the file that its references count from. */
interface Placed {
  schema: Schema;
  path: string;
}

/** The schema that a reference names. */
function followed({ schema, path }: Placed): Placed {
  if (schema.$ref === undefined) return { schema, path };
  const [file = '', pointer = ''] = schema.$ref.split('#');
  const target = file === '' ? path : resolve(path, '..', file);
  const name = pointer.split('/').at(-1) ?? '';
  return followed({ schema: pointer === '' ? read(target) : (read(target).$defs?.[name] ?? {}), path: target });
}

/** Whether a value may be any text, so that it can be an id. */
function isText(placed: Placed): boolean {
  const { schema, path } = followed(placed);
  if (schema.items !== undefined) return isText({ schema: schema.items, path });
  return [schema.type].flat().includes('string') && schema.enum === undefined && schema.const === undefined;
}

function textsOf(placed: Placed): string[] {
  const { schema, path } = followed(placed);
  const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  const own = Object.entries(schema.properties ?? {}).filter(([, one]) => isText({ schema: one, path }));
  return [...own.map(([name]) => name), ...parts.flatMap((part) => textsOf({ schema: part, path }))];
}

/** The fields of each member's call that may hold any text, found in its schema. */
export function textFields(): { name: EndpointName; field: string; isList: boolean }[] {
  const paths = readdirSync(root).map((file) => resolve(root, file));
  const byTitle = new Map(paths.map((path) => [read(path).title, path]));
  return (Object.entries(endpoints) as [EndpointName, Endpoint][]).flatMap(([name, { access, request }]) => {
    const path = request === null ? undefined : byTitle.get(request);
    if ((access !== 'token' && name !== 'feedback') || path === undefined) return [];
    const schema = read(path);
    const isList = (field: string) => schema.properties?.[field]?.type === 'array';
    return [...new Set(textsOf({ schema, path }))].map((field) => ({ name, field, isList: isList(field) }));
  });
}
