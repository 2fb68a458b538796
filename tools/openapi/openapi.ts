import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints, type EndpointName } from '../../src/platform/endpoints/endpoints.ts';
import { readSchemas, type Schema } from '../schemas/schemaSet.ts';
import { component, components } from './components.ts';
import { type ErrorTable, readErrorTable } from './errorTable.ts';
import { openapiFaults } from './openapiFaults.ts';
import { operation, responseNames, type Sources } from './operation.ts';
import { recordReplies } from './recordReplies.ts';
import { ownComponents, refusalExamples } from './replies.ts';
import { readRowWords } from './rowWords.ts';

const DESCRIPTION = `The calls that the portal makes, and what it expects. \`src/docs/guide/platform.md\` of the portal leads through it.

Every reply is an envelope \`{success, message, value}\`. A refusal has status 200 unless its code says otherwise: \`success\` is
false, \`message\` is a code of \`ErrorCode\` or a sentence for the player, and nothing has happened. Any other reply than an
envelope is a failure. An address that is no call is answered with 404.

Requests have no other properties than their schemas; replies may have more, which the portal ignores.

Bodies of the type application/jose are sealed: JWE compact, ECDH-ES on P-256 with A256GCM, bound to method, path and time.

A brand may replace method and path of a call, and the name of the token header.

| extension       | meaning                                                                                          |
| --------------- | ------------------------------------------------------------------------------------------------ |
| \`x-role\`        | \`real\`: not for demo accounts. \`agent\`: for agents. By a field of the request, where it is an object |
| \`x-nodes\`       | every node of the whitelabel tree that the call, or one kind of it, depends on                   |
| \`x-flag\`        | of these the one that is asked before the call, by a field of the request, where it is an object |
| \`x-when-closed\` | answered also under maintenance and in a closed region                                           |
| \`x-body\`        | \`sealed\`, \`open\` or \`none\`                                                                       |
| \`x-idempotent\`  | true: a call that arrives twice does no more than one that arrives once                          |
| \`x-errors\`      | the codes of refusals, by status                                                                 |
| \`x-sent\`        | of \`ErrorCode\`: the calls that may send a code, by status                                        |`;

const descriptions: Readonly<Record<number, string>> = {
  400: 'The request does not fit: its schema, a header, or a body that must be sealed.',
  401: 'The token is missing, expired or withdrawn.',
  403: 'Not for this account, or switched off: `x-role` and `x-flag` say for whom the call is open.',
  409: 'The `Idempotency-Key` belongs to another request.',
  429: 'Asked too often.',
  503: 'Under maintenance, closed in this region, or overloaded.',
};

const USUAL = 'invalid_request';

/** In order, but the usual one first: a mock answers the first example. */
const usualFirst = (codes: readonly string[]): string[] =>
  codes.toSorted((one, other) => Number(other === USUAL) - Number(one === USUAL) || (one < other ? -1 : 1));

function responses(set: Sources['set'], table: ErrorTable): Record<string, Schema> {
  const sent = (status: number) => Object.keys(table).filter((code) => table[code]?.sent.some((one) => one.status === status));
  return Object.fromEntries(
    Object.entries(responseNames).map(([status, name]) => {
      const examples = refusalExamples(set, table, { codes: usualFirst(sent(Number(status))), status: Number(status) });
      const wait = { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 0 }, example: 2 } };
      const content = { 'application/json': { schema: component('Refusal'), examples } };
      return [name, { description: descriptions[Number(status)] ?? '', ...(status === '429' && { headers: wait }), content }];
    }),
  );
}

interface Vectors {
  readonly requests: readonly { readonly jwe: string }[];
  readonly replies: readonly { readonly jwe: string }[];
}

/** Sealed texts of the worked examples, which can be opened with the keys beside them. */
function sealedExamples(root: string): Record<string, Schema> {
  const { requests, replies } = JSON.parse(readFileSync(join(root, 'schemas/pep1-vectors.json'), 'utf8')) as Vectors;
  return {
    SealedRequest: { summary: 'A sealed request.', value: requests[0]?.jwe },
    SealedReply: { summary: 'A sealed reply.', value: replies[0]?.jwe },
  };
}

/**
 * The text of `openapi.json`: the endpoint table, its schemas, the codes and recorded examples as OpenAPI 3.1, for back-end
 * teams. The same sources give the same text.
 * @throws Error listing what is wrong with the document, and every call of which no example could be recorded
 */
export async function openapi(root: string): Promise<string> {
  const { rows: words, tags } = readRowWords(root);
  const set = readSchemas(root);
  const table = readErrorTable(root);
  const sources: Sources = { set, table, recorded: await recordReplies(), words };
  const paths: Record<string, Record<string, unknown>> = {};
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const { path, method } = endpoints[name];
    (paths[path] ??= {})[method.toLowerCase()] = operation(sources, name);
  }
  const named = { responses: responses(set, table), examples: sealedExamples(root) };
  const own = ownComponents(table);
  const schemas = Object.fromEntries(
    [...components(set, { paths, named, own: [...own.values()] }, new Map(own))].sort(([a], [b]) => a.localeCompare(b, 'en')),
  );
  const language = {
    name: 'Language',
    in: 'header',
    required: false,
    description: 'Language of the interface, for texts of the platform.',
    schema: component('PlatformLanguage'),
    example: 'EN',
  };
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Portal platform',
      version: '1.0.0',
      description: DESCRIPTION,
      contact: { name: 'The team of the portal' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    servers: [{ url: '/', description: 'The host of the site.' }],
    tags,
    paths,
    components: {
      schemas,
      ...named,
      parameters: { Language: language },
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

const project = join(import.meta.dirname, '../..');

/** Writes `openapi.json` into a folder, for the teams of a platform. Returns its path. @throws Error as `openapi` */
export async function writeOpenapi(folder: string): Promise<string> {
  const text = await openapi(project);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'openapi.json');
  writeFileSync(file, text);
  return file;
}
