import { endpoints, type Endpoint, type EndpointName } from '../../src/platform/endpoints/endpoints.ts';
import { pep1 } from '../../src/platform/sealing/pep1.ts';
import { accessOf } from '../../src/sandbox/callAccess.ts';
import type { Schema, SchemaSet } from '../schemas/schemaSet.ts';
import { REQUEST_KEY } from './caller.ts';
import { component, forDocument } from './components.ts';
import { describeCall, isIdempotent, nodesOf } from './describe.ts';
import { errorsOf, type ErrorTable } from './errorTable.ts';
import type { RecordedCall } from './recordReplies.ts';
import { replyExamples, replySchema } from './replies.ts';
import type { Words } from './rowWords.ts';

/** What the document is made from. */
export interface Sources {
  readonly set: SchemaSet;
  readonly table: ErrorTable;
  readonly recorded: ReadonlyMap<EndpointName, RecordedCall>;
  readonly words: ReadonlyMap<string, Words>;
}

/** Responses of the document by status. */
export const responseNames: Readonly<Record<number, string>> = {
  400: 'BadRequest',
  401: 'TokenInvalid',
  403: 'NotAllowed',
  409: 'KeyReused',
  429: 'TooManyRequests',
  503: 'Unavailable',
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function queryParameters(set: SchemaSet, title: string, request: unknown): Schema[] {
  const named = set.named.get(title);
  const properties = (named?.schema['properties'] ?? {}) as Record<string, Schema>;
  const required = (named?.schema['required'] ?? []) as string[];
  return Object.entries(properties).map(([name, property]) => {
    const schema = forDocument(set, property, named?.file ?? '');
    return {
      name,
      in: 'query',
      required: required.includes(name),
      ...(schema.description !== undefined && { description: schema.description }),
      ...(schema['type'] === 'array' && { style: 'form', explode: false }),
      schema,
      ...(isRecord(request) && request[name] !== undefined && { example: request[name] }),
    };
  });
}

const header = (name: string, required: boolean, description: string, schema: Schema, example?: unknown): Schema => ({
  name,
  in: 'header',
  required,
  description,
  schema,
  ...(example !== undefined && { example }),
});

function headers({ body, deviceHeaders, headers: constant, idempotent }: Endpoint): Schema[] {
  const fixed = Object.entries(constant ?? {}).map(([name, value]) =>
    header(name, true, `Always ${value}.`, { type: 'string', const: value }, value),
  );
  const device = [
    header('os', true, 'Operating system of the device.', { type: 'string', minLength: 1 }, 'Linux'),
    header('random', true, 'Random bytes, sealed as a body is; they tell devices of one address apart.', { type: 'string' }),
  ];
  const version = { type: 'string', const: pep1.version };
  const key = { type: 'string', pattern: '^[\\w-]{8,64}$' };
  return [
    { $ref: '#/components/parameters/Language' },
    ...fixed,
    ...(deviceHeaders ? device : []),
    ...(body === 'sealed' ? [header(pep1.versionHeader, false, 'Sent with a sealed body.', version, pep1.version)] : []),
    ...(idempotent ? [header('Idempotency-Key', true, 'The same for each try of one write.', key, REQUEST_KEY)] : []),
  ];
}

function requestBody({ body, request }: Endpoint, example: unknown): unknown {
  if (body === 'none' || request === null) return undefined;
  const schema = component(request);
  const open = { schema, examples: { request: { summary: 'A request that is accepted.', value: example ?? {} } } };
  if (body === 'json') return { required: true, content: { 'application/json': open } };
  if (body === 'form') return { required: true, content: { 'application/x-www-form-urlencoded': open } };
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
  const examples = { sealed: { $ref: '#/components/examples/SealedRequest' } };
  return { required: true, content: { [pep1.mediaType]: { schema: sealed, examples }, 'application/json': open } };
}

const sealedReply = {
  schema: { type: 'string', description: 'The same, sealed under the reply key of the request.' },
  examples: { sealed: { $ref: '#/components/examples/SealedReply' } },
};

/** One call as an operation of the document. @throws Error when the call was not recorded */
export function operation({ set, table, recorded, words }: Sources, name: EndpointName): Schema {
  const endpoint: Endpoint = endpoints[name];
  const said = words.get(name);
  const call = recorded.get(name);
  if (call === undefined) throw new Error(`${name} has no recorded reply`);
  const access = accessOf(name);
  const { role, flag, whenClosed } = access;
  const errors = errorsOf(table, name);
  const codes = errors.get(200) ?? [];
  const query = endpoint.body === 'none' && endpoint.request !== null ? queryParameters(set, endpoint.request, call.request) : [];
  const body = requestBody(endpoint, call.request);
  const refused = Object.keys(responseNames).map(Number).filter((status) => status === 503 || errors.has(status)); // prettier-ignore
  return {
    operationId: name,
    tags: [said?.group],
    summary: said?.summary,
    description: describeCall(said?.summary ?? '', endpoint, access),
    security: endpoint.access === 'token' ? [{ token: [] }] : [{}, { token: [] }],
    parameters: [...headers(endpoint), ...query],
    ...(body !== undefined && { requestBody: body }),
    ...(role !== undefined && { 'x-role': role }),
    ...(flag !== undefined && { 'x-flag': flag }),
    ...(nodesOf(access).length > 0 && { 'x-nodes': nodesOf(access) }),
    ...(whenClosed === true && { 'x-when-closed': true }),
    'x-body': endpoint.body === 'sealed' || endpoint.body === 'none' ? endpoint.body : 'open',
    'x-idempotent': isIdempotent(endpoint),
    'x-errors': Object.fromEntries(errors),
    responses: {
      '200': {
        description: 'Done, or refused with a reason.',
        content: {
          'application/json': {
            schema: replySchema(table, endpoint, codes),
            examples: replyExamples(set, table, endpoint, { codes, recorded: call }),
          },
          ...(endpoint.body === 'sealed' && { [pep1.mediaType]: sealedReply }),
        },
      },
      ...Object.fromEntries(refused.map((status) => [status, { $ref: `#/components/responses/${responseNames[status]}` }])),
    },
  };
}
