import { describe, expect, it } from 'vitest';
import { endpoints } from '../../src/platform/endpoints/endpoints.ts';
import { document as published } from './document.fixture.ts';
import { openapiFaults, type Document } from './openapiFaults.ts';

const operation = {
  operationId: 'one',
  summary: 'Does one thing.',
  tags: ['things'],
  responses: { '200': { description: 'Done.' } },
};
const document = (change: Partial<Document>): Document => ({
  openapi: '3.1.0',
  tags: [{ name: 'things', description: 'Things.' }],
  paths: { '/one': { get: operation } },
  components: {},
  ...change,
});

describe('openapi.json', () => {
  it('is valid', () => {
    expect(openapiFaults(published as unknown as Document)).toEqual([]);
  });

  it('has one operation named after each call', () => {
    const ids = Object.values(published.paths).flatMap((item) => Object.values(item).map((one) => one.operationId));
    expect(ids.sort()).toEqual(Object.keys(endpoints).sort());
  });
});

describe('openapiFaults', () => {
  it('accepts a valid document', () => {
    expect(openapiFaults(document({}))).toEqual([]);
  });

  it.each<[string, Partial<Document>]>([
    ['GET /one has no operationId', { paths: { '/one': { get: { ...operation, operationId: undefined } } } }],
    [
      'GET /one has no summary: write a doc comment above its row',
      { paths: { '/one': { get: { ...operation, summary: undefined } } } },
    ],
    ['GET /one has an unknown tag', { paths: { '/one': { get: { ...operation, tags: ['other'] } } } }],
    ['GET /one has no reply 200', { paths: { '/one': { get: { ...operation, responses: {} } } } }],
    ['GET /one has a body, which its method does not carry', { paths: { '/one': { get: { ...operation, requestBody: {} } } } }],
    [
      'GET /one asks for the unknown security scheme key',
      { paths: { '/one': { get: { ...operation, security: [{ key: [] }] } } } },
    ],
    ['GET /one/{id} does not describe path id', { paths: { '/one/{id}': { get: operation } } }],
    [
      'GET /one describes path id, which its path does not have',
      { paths: { '/one': { get: { ...operation, parameters: [{ name: 'id', in: 'path' }] } } } },
    ],
    [
      'GET /one names a parameter twice',
      {
        paths: {
          '/one': {
            get: {
              ...operation,
              parameters: [
                { name: 'a', in: 'query' },
                { name: 'a', in: 'query' },
              ],
            },
          },
        },
      },
    ],
    ['operationId one is defined twice', { paths: { '/one': { get: operation, put: operation } } }],
    ['/one?a is not a path', { paths: { '/one?a': { get: operation } } }],
    [
      '$ref #/components/schemas/None has no target',
      { paths: { '/one': { get: { ...operation, responses: { '200': { $ref: '#/components/schemas/None' } } } } } },
    ],
    ['components.schemas.Spare is not used', { components: { schemas: { Spare: {} } } }],
    ['tag things has no description', { tags: [{ name: 'things', description: '' }] }],
  ])('reports: %s', (fault, change) => {
    expect(openapiFaults(document(change))).toContain(fault);
  });
});
