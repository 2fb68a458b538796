import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { endpoints, type Endpoint } from '../../src/platform/endpoints/endpoints.ts';
import { ajvOf } from './ajv.fixture.ts';
import { readSchemas } from '../schemas/schemaSet.ts';

const set = readSchemas(join(import.meta.dirname, '../..'));
const ajv = ajvOf(set);

describe('schemas', () => {
  it.each([...set.named.values()])('$title accepts its own examples', ({ file, pointer, schema }) => {
    const validate = ajv(file, pointer);
    for (const example of schema.examples ?? []) expect(validate(example), JSON.stringify(validate.errors)).toBe(true);
  });

  it('are closed for requests and open for replies', () => {
    for (const [file, schema] of set.files) {
      const open = JSON.stringify(schema).includes('"additionalProperties":false');
      const closed = schema['additionalProperties'] === false || schema['unevaluatedProperties'] === false;
      if (file.startsWith('schemas/platform/requests/')) expect(closed, file).toBe(true);
      if (/^schemas\/platform\/(responses|entities)\//.test(file)) expect(open, file).toBe(false);
    }
  });

  it('exist for every name in the endpoint table', () => {
    for (const [name, { request, response, failure }] of Object.entries<Endpoint>(endpoints)) {
      for (const [title, folder] of [
        [request, 'requests'],
        [response, 'responses'],
        [failure, 'responses'],
      ] as const) {
        if (title) expect(set.named.get(title)?.file, `${name}: ${title}`).toMatch(`schemas/platform/${folder}/`);
      }
    }
  });

  it('of requests and replies are all used by a call', () => {
    const used = new Set<unknown>(
      Object.values<Endpoint>(endpoints).flatMap(({ request, response, failure }) => [request, response, failure]),
    );
    used.add('ClockSkewFailure'); // the answer to any sealed call
    const unused = [...set.named.values()].filter(
      ({ file, title }) => /^schemas\/platform\/re(quests|sponses)\//.test(file) && !used.has(title),
    );
    expect(unused.map(({ title }) => title)).toEqual([]);
  });
});
