import { dirname } from 'node:path/posix';
import { endpoints, type Endpoint } from '../../src/platform/endpoints/endpoints.ts';
import { mapSubschemas, type NamedSchema, type Schema, type SchemaSet } from '../schemas/schemaSet.ts';

/**
 * Keywords of the platform's schemas, in the order in which they are checked: those of a value before those of its parts.
 */
const keywords = [
  'type',
  '$ref',
  'const',
  'enum',
  'not',
  'anyOf',
  'oneOf',
  'allOf',
  'if',
  'then',
  'else',
  'maximum',
  'minimum',
  'exclusiveMinimum',
  'maxLength',
  'minLength',
  'pattern',
  'maxItems',
  'minItems',
  'items',
  'uniqueItems',
  'minProperties',
  'required',
  'additionalProperties',
  'properties',
  'unevaluatedProperties',
  'dependentRequired',
];

/** Annotations, which no validation needs. */
const annotations = ['$schema', '$id', '$defs', 'title', 'description', 'examples', 'default', '$comment'];

/** Replies outside of page start that most pages wait for: those of the first form, of a lobby, and of every page of a member. */
const earlyReplies = [
  'BalanceResponse',
  'CaptchaResponse',
  'ChatUnreadResponse',
  'CountryCodesResponse',
  'FavouriteIdsResponse',
  'FundsConsolidatedResponse',
  'GameVendorResponse',
  'HotGamesResponse',
  'MemberInfoResponse',
  'PlayerAvatarResponse',
  'UnreadCountResponse',
];

const isScalar = (value: unknown): boolean => value === null || typeof value !== 'object';

/** `schema` without annotations, its keywords in order, its references by title. @throws Error for what cannot be validated */
function stripped(set: SchemaSet, schema: Schema, file: string): Schema {
  const fail = (what: string): never => {
    throw new Error(`${file}: ${what} is not validated in the browser; see src/platform/schemas/checks.ts`);
  };
  for (const keyword of Object.keys(schema))
    if (!keywords.includes(keyword) && !annotations.includes(keyword)) fail(`"${keyword}"`);
  const listed = [schema['const'], ...((schema['enum'] ?? []) as unknown[])];
  if (!listed.every(isScalar)) fail('a "const" or "enum" of objects');
  const ordered = Object.fromEntries(keywords.flatMap((keyword) => (keyword in schema ? [[keyword, schema[keyword]]] : [])));
  const inner = mapSubschemas(ordered, (child) => stripped(set, child, file));
  if (schema.$ref === undefined) return inner;
  const target = set.resolve(schema.$ref, file);
  if (target.schema.title !== undefined) return { ...inner, $ref: target.schema.title };
  return Object.keys(inner).length === 1 ? stripped(set, target.schema, target.file) : fail(`more beside ${schema.$ref}`);
}

/** Titles that `schema` refers to. */
function referred(schema: Schema): string[] {
  const found = schema.$ref === undefined ? [] : [schema.$ref];
  mapSubschemas(schema, (child) => found.push(...referred(child)));
  return found;
}

/** A TypeScript literal; a pattern becomes a regular expression. */
function literal(value: unknown, key = ''): string {
  if (key === 'pattern' && typeof value === 'string') return String(new RegExp(value, 'u'));
  if (Array.isArray(value)) return `[${value.map((item) => literal(item)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  // below `properties` every name is a property's
  const inner = (name: string) => (key === 'properties' ? '' : name);
  return `{${Object.entries(value)
    .map(([name, part]) => `${JSON.stringify(name)}:${literal(part, inner(name))}`)
    .join(',')}}`;
}

const moduleOf = (name: string, what: string, schemas: ReadonlyMap<string, Schema>, banner: string): string =>
  `${banner}
/** ${what}, by title, without annotations. Keywords are in the order in which they are checked. */
export const ${name}: Readonly<Record<string, object>> = {
${[...schemas].map(([title, schema]) => `  ${title}: ${literal(schema)},`).join('\n')}
};
`;

/** Modules with the schemas of replies and requests: file below the project's root → text. Each schema is in one of them. */
export function contractSchemas(set: SchemaSet, banner: string): ReadonlyMap<string, string> {
  const inFolder = (folder: string): NamedSchema[] =>
    [...set.named.values()].filter(({ file, pointer }) => pointer === '' && dirname(file) === `schemas/platform/${folder}`);
  const known = new Set<string>();
  const withReferred = (named: readonly NamedSchema[]): Map<string, Schema> => {
    const schemas = new Map<string, Schema>();
    const add = ({ title, file, schema }: NamedSchema): void => {
      if (known.has(title)) return;
      known.add(title);
      const bare = stripped(set, schema, file);
      schemas.set(title, bare);
      for (const other of referred(bare)) add(set.named.get(other) as NamedSchema);
    };
    for (const one of named) add(one);
    return schemas;
  };
  const early = new Set(earlyReplies);
  for (const { phase, response } of Object.values<Endpoint>(endpoints))
    if (phase === 'startup' && response !== null) early.add(response);
  const replies = inFolder('responses');
  const startup = withReferred(replies.filter(({ title }) => early.has(title)));
  const others = withReferred(replies);
  const requests = withReferred(inFolder('requests'));
  return new Map([
    [
      'src/contract/startupSchemas.ts',
      moduleOf('startupSchemas', 'Schemas of replies that nearly every page reads', startup, banner),
    ],
    ['src/contract/replies/replySchemas.ts', moduleOf('replySchemas', 'Schemas of all other replies', others, banner)],
    [
      'src/contract/requests/requestSchemas.ts',
      moduleOf('requestSchemas', 'Schemas of requests, and what only they refer to', requests, banner),
    ],
  ]);
}
