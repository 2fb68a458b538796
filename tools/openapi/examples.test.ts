import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { endpoints, type Endpoint, type EndpointName } from '../../src/platform/endpoints/endpoints.ts';
import { accessOf } from '../../src/sandbox/callAccess.ts';
import { engineWith } from '../site/publish/engine.fixture.ts';
import { publishBrand } from '../site/publish/publishBrand.ts';
import type { Schema } from '../schemas/schemaSet.ts';
import { document, type MediaType, type Operation, operations, text } from './document.fixture.ts';
import { openapi } from './openapi.ts';

const ajv = new Ajv2020({ strict: false, allErrors: true });
ajv.addSchema({ ...document, $id: 'contract:document' });

const judges = new Map<string, ValidateFunction>();

/** `schema` of the document as a judge. @returns faults, empty when the value fits */
function faultsOf(schema: Schema, value: unknown): unknown[] {
  const absolute = JSON.stringify(schema).replaceAll('"#/components/', '"contract:document#/components/');
  const validate = judges.get(absolute) ?? ajv.compile(JSON.parse(absolute) as Schema);
  judges.set(absolute, validate);
  return validate(value) ? [] : (validate.errors ?? []);
}

const responseOf = ({ $ref, ...response }: { $ref?: string; content?: Readonly<Record<string, MediaType>> }) =>
  ($ref === undefined ? response : document.components.responses[$ref.split('/').at(-1) ?? '']) as typeof response;

const jsonOf = (operation: Operation, status: string): MediaType =>
  responseOf(operation.responses[status] ?? {}).content?.['application/json'] as MediaType;

const message = (value: unknown): unknown => (value as { message?: unknown } | undefined)?.message;

describe.each(operations)('$name', ({ name, operation }) => {
  const endpoint: Endpoint = endpoints[name as EndpointName];

  it('has examples that fit their schemas, of the request and of every status', () => {
    for (const [type, { schema, examples = {} }] of Object.entries(operation.requestBody?.content ?? {})) {
      expect(Object.keys(examples), type).not.toEqual([]);
      for (const { value } of Object.values(examples)) if (value !== undefined) expect(faultsOf(schema, value), type).toEqual([]);
    }
    for (const { name: parameter = '', example, required, schema } of operation.parameters) {
      if (example !== undefined) expect(faultsOf(schema ?? {}, example), parameter).toEqual([]);
      else expect(required === true && parameter !== 'random', parameter).toBe(false);
    }
    for (const status of Object.keys(operation.responses)) {
      const { schema, examples = {} } = jsonOf(operation, status);
      expect(Object.keys(examples), status).not.toEqual([]);
      for (const [what, { value }] of Object.entries(examples)) expect(faultsOf(schema, value), `${status} ${what}`).toEqual([]);
    }
  });

  it('is done or refused, never both', () => {
    const { schema, examples = {} } = jsonOf(operation, '200');
    const branches = schema['oneOf'] as readonly Schema[];
    for (const [what, { value }] of Object.entries(examples)) {
      const fitting = branches.map((branch) => faultsOf(branch, value).length === 0);
      expect(fitting, what).toEqual(what === 'done' ? [true, false] : [false, true]);
    }
    expect(Object.keys(examples).length, 'a refusal').toBeGreaterThan(1);
    for (const value of [{ value: {} }, { success: 'true', value: {} }]) expect(faultsOf(schema, value)).not.toEqual([]);
  });

  it('has an example of each of its codes', () => {
    for (const [status, codes] of Object.entries(operation['x-errors'])) {
      const shown = Object.values(jsonOf(operation, status).examples ?? {}).map(({ value }) => message(value));
      expect(shown).toEqual(expect.arrayContaining([...codes]));
    }
  });

  it('says for whom it is, what it takes and whether it may be repeated', () => {
    const { role, flag, whenClosed } = accessOf(name as EndpointName);
    const says = (part: string) => operation.description?.includes(part) === true;
    expect(operation.description?.startsWith(operation.summary ?? '-')).toBe(true);
    expect([says('It needs the session token.'), says('Visitors may call it')]).toEqual(
      endpoint.access === 'token' ? [true, false] : [false, true],
    );
    expect(says('for agents')).toBe(JSON.stringify(role ?? '').includes('"agent"'));
    expect(says('for real accounts')).toBe(JSON.stringify(role ?? '').includes('"real"'));
    expect(says('is refused while the node')).toBe(flag !== undefined);
    expect(says('body is sealed')).toBe(endpoint.body === 'sealed');
    expect(says('A repeated `Idempotency-Key`')).toBe(endpoint.idempotent === true);
    expect(says('while the site is closed')).toBe(whenClosed === true);
    expect([operation['x-role'], operation['x-flag'], operation['x-when-closed']]).toEqual([role, flag, whenClosed]);
    expect(operation.security).toEqual(endpoint.access === 'token' ? [{ token: [] }] : [{}, { token: [] }]);
    expect(operation['x-body']).toBe({ none: 'none', json: 'open', form: 'open', sealed: 'sealed' }[endpoint.body]);
    expect(operation['x-idempotent']).toBe(endpoint.method === 'GET' || endpoint.idempotent === true);
    expect(Object.keys(operation.responses).includes('401')).toBe(endpoint.access === 'token');
  });
});

describe('the document', () => {
  it('is the same text each time', async () => {
    expect(await openapi(new URL('../..', import.meta.url).pathname)).toBe(text);
  });

  it('has refusals that mocks answer as meant: the usual code first, and none that stands for every status', () => {
    const first = (name: string) =>
      Object.keys(document.components.responses[name]?.content?.['application/json']?.examples ?? {})[0];
    expect([first('BadRequest'), first('TokenInvalid'), first('TooManyRequests')]).toEqual([
      'invalid_request',
      'token_invalid',
      'too_many_requests',
    ]);
    for (const title of ['Refusal', 'SealedRefusal']) expect(document.components.schemas[title]).not.toHaveProperty('examples');
  });

  it('makes a platform of its examples from which a brand is published', async () => {
    const replies = new Map(operations.map(({ path, method, operation }) => [`${method} ${path}`, jsonOf(operation, '200')]));
    const asked = new Set<string>();
    const ask = async ({ method, url }: Request) => {
      const { pathname } = new URL(url);
      asked.add(pathname);
      const reply = replies.get(`${method.toLowerCase()} ${pathname}`)?.examples?.['done'];
      return reply === undefined ? null : Response.json(reply.value);
    };
    const platformOf = () => ({ ask, origin: 'https://platform.example' });
    const { folder } = await publishBrand('folia', { engineDir: engineWith(), platformOf });
    expect(folder).toContain('folia');
    expect([...asked].sort()).toEqual(
      ['announcements', 'permission', 'registerSettings', 'whitelabel']
        .map((name) => endpoints[name as EndpointName].path)
        .sort(),
    );
  });
});
