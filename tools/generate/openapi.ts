import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { endpoints, type Endpoint, type EndpointName } from '../../src/platform/endpoints/endpoints.ts';
import { accessOf } from '../../src/sandbox/callAccess.ts';
import { openapiFaults } from './openapiFaults.ts';
import { mapSubschemas, readSchemas, type Schema, type SchemaSet } from '../schemas/schemaSet.ts';

/** The files of the endpoint table; a group has the name of its file. */
const files = [
  'session',
  'verification',
  'system',
  'member',
  'messages',
  'content',
  'games',
  'lottery',
  'deposit',
  'missions',
  'records',
  'referrals',
  'rewards',
  'bonuses',
  'security',
  'service',
  'wallets',
  'withdrawal',
  'agent/agentAccounts',
  'agent/agentTeam',
  'agent/agentContent',
  'agent/agentContracts',
];

interface Words {
  readonly group: string;
  readonly summary: string;
}

const comment = String.raw`/\*\*((?:(?!\*/)[^])*)\*/\s+`;
const oneLine = (text: string) => text.replaceAll(/\s*\n\s*\*\s?/g, ' ').trim();

/** The doc comment of each row and each group of the endpoint table. */
function readWords(root: string): { rows: Map<string, Words>; tags: { name: string; description: string }[] } {
  const rows = new Map<string, Words>();
  const tags = files.map((file) => {
    const group = basename(file);
    const text = readFileSync(join(root, `src/platform/endpoints/${file}.ts`), 'utf8');
    for (const [, summary = '', name = ''] of text.matchAll(new RegExp(`${comment}(\\w+): \\{`, 'g'))) {
      rows.set(name, { group, summary: oneLine(summary) });
    }
    return { name: group, description: oneLine(new RegExp(`${comment}export const ${group}\\b`).exec(text)?.[1] ?? '') };
  });
  return { rows, tags };
}

const component = (title: string): Schema => ({ $ref: `#/components/schemas/${title}` });

/** `schema` with its references led to the document's components. */
function forDocument(set: SchemaSet, schema: Schema, file: string, isRoot: boolean): Schema {
  if (schema.title !== undefined && !isRoot) return component(schema.title);
  if (schema.$ref !== undefined) {
    const target = set.resolve(schema.$ref, file);
    const { $ref: _, ...siblings } = schema;
    return { ...siblings, ...forDocument(set, target.schema, target.file, false) };
  }
  const { $schema: _schema, $id: _id, $defs: _defs, ...kept } = schema;
  return mapSubschemas(kept, (child) => forDocument(set, child, file, false));
}

/** Every component that `value` leads to, directly or through others. */
function components(set: SchemaSet, value: unknown, found = new Map<string, Schema>()): Map<string, Schema> {
  for (const [, title = ''] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    if (found.has(title)) continue;
    const named = set.named.get(title);
    if (!named) throw new Error(`The endpoint table names ${title}, which no schema has as its title`);
    found.set(title, forDocument(set, named.schema, named.file, true));
    components(set, found.get(title), found);
  }
  return found;
}

function queryParameters(set: SchemaSet, title: string): unknown[] {
  const named = set.named.get(title);
  const properties = (named?.schema['properties'] ?? {}) as Record<string, Schema>;
  const required = (named?.schema['required'] ?? []) as string[];
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: forDocument(set, property, named?.file ?? '', false),
  }));
}

function requestBody({ body, request }: Endpoint): unknown {
  if (body === 'none' || request === null) return undefined;
  const schema = component(request);
  if (body === 'json') return { required: true, content: { 'application/json': { schema } } };
  if (body === 'form') return { required: true, content: { 'application/x-www-form-urlencoded': { schema } } };
  const sealed = {
    type: 'string',
    description: 'JWE in compact form; its plaintext is {rk, body}.',
    contentMediaType: 'application/json',
    contentSchema: {
      type: 'object',
      required: ['rk', 'body'],
      properties: { rk: { type: 'string', description: 'One-time reply key, 32 bytes as base64url.' }, body: schema },
    },
  };
  return { required: true, content: { 'application/jose': { schema: sealed }, 'application/json': { schema } } };
}

/** The envelope, its value narrowed for success and for a refusal. */
function reply({ body, response, failure }: Endpoint): unknown {
  const refusals = [
    ...(failure ? [component(failure)] : []),
    ...(body === 'sealed' ? [component('ClockSkewFailure')] : []),
    { type: 'null' },
  ];
  const schema = {
    allOf: [component('Envelope')],
    oneOf: [
      {
        title: 'Done',
        properties: { success: { const: true }, ...(response && { value: component(response) }) },
        ...(response && { required: ['value'] }),
      },
      { title: 'Refused', properties: { success: { const: false }, value: { anyOf: refusals } } },
    ],
  };
  const sealed = {
    'application/jose': { schema: { type: 'string', description: 'The same, sealed under the reply key of the request.' } },
  };
  return {
    description: 'Done, or refused with a reason.',
    content: { 'application/json': { schema }, ...(body === 'sealed' && sealed) },
  };
}

function operation(set: SchemaSet, name: EndpointName, endpoint: Endpoint, words: Words | undefined): unknown {
  const headers: Record<string, unknown>[] = Object.entries(endpoint.headers ?? {}).map(([header, value]) => ({
    name: header,
    in: 'header',
    required: true,
    schema: { const: value },
  }));
  if (endpoint.idempotent === true) {
    const key = 'A repeated key is answered with the first answer, and nothing happens twice.';
    headers.push({
      name: 'Idempotency-Key',
      in: 'header',
      required: true,
      description: key,
      schema: { type: 'string', format: 'uuid' },
    });
  }
  const query = endpoint.body === 'none' && endpoint.request !== null ? queryParameters(set, endpoint.request) : [];
  const body = requestBody(endpoint);
  const { role, flag } = accessOf(name);
  return {
    operationId: name,
    tags: [words?.group],
    summary: words?.summary,
    security: endpoint.access === 'token' ? [{ token: [] }] : [{}, { token: [] }],
    ...(headers.length + query.length > 0 && { parameters: [...headers, ...query] }),
    ...(body !== undefined && { requestBody: body }),
    ...(role !== undefined && { 'x-role': role }),
    ...(flag !== undefined && { 'x-flag': flag }),
    responses: {
      '200': reply(endpoint),
      '401': { $ref: '#/components/responses/TokenInvalid' },
      ...((role !== undefined || flag !== undefined) && { '403': { $ref: '#/components/responses/NotAllowed' } }),
      '429': { $ref: '#/components/responses/TooManyRequests' },
      '503': { $ref: '#/components/responses/Unavailable' },
    },
  };
}

const refused = (description: string) => ({ description, content: { 'application/json': { schema: component('Envelope') } } });

/**
 * The text of `openapi.json`: the endpoint table and its schemas as OpenAPI 3.1, for back-end teams.
 * @throws Error listing what is wrong with the document.
 */
export function openapi(set: SchemaSet, root: string): string {
  const { rows, tags } = readWords(root);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, endpoint] of Object.entries(endpoints) as [EndpointName, Endpoint][]) {
    (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operation(set, name, endpoint, rows.get(name));
  }
  const responses = {
    TokenInvalid: refused('The token is missing, expired or withdrawn.'),
    NotAllowed: refused('Not for this account, or switched off: `x-role` and `x-flag` say for whom the call is open.'),
    TooManyRequests: {
      ...refused('Asked too often.'),
      headers: { 'Retry-After': { schema: { type: 'integer', minimum: 0 }, description: 'Seconds to wait.' } },
    },
    Unavailable: refused('Under maintenance or overloaded.'),
  };
  const schemas = Object.fromEntries([...components(set, { paths, responses })].sort(([a], [b]) => a.localeCompare(b, 'en')));
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Portal platform',
      version: '1.0.0',
      description:
        'The calls that the portal makes. Every reply is an envelope. Bodies marked application/jose are sealed: JWE compact, ECDH-ES on P-256 with A256GCM, bound to method, path and time. A brand may replace method and path of a call, and the name of the token header.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    servers: [{ url: '/' }],
    tags,
    paths,
    components: {
      schemas,
      responses,
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token of a sign-in. A call open to visitors carries it when there is one.',
        },
      },
    },
  };
  const faults = openapiFaults(document);
  if (faults.length > 0) throw new Error(`openapi.json would be wrong:\n  ${faults.join('\n  ')}`);
  return `${JSON.stringify(document, null, 2)}\n`;
}

const root = join(import.meta.dirname, '../..');

/** Writes `openapi.json` into a folder, for the teams of a platform. Returns its path. */
export function writeOpenapi(folder: string): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'openapi.json');
  writeFileSync(file, openapi(readSchemas(root), root));
  return file;
}
