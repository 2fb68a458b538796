import { describe, expect, it } from 'vitest';
import { Digits } from './digits.ts';
import {
  fillPath,
  headersOfRequest,
  ownHeadersOf,
  readPath,
  renamedHeaders,
  UnplacedValue,
  withoutPaths,
  withPaths,
} from './mapPlaces.ts';

const own = { language: 'Language', token: 'Authorization', key: 'Idempotency-Key' };

describe('a path', () => {
  it.each<[string, unknown, string]>([
    ['/orders/{no}/cancel', { no: 'A-1' }, '/orders/A-1/cancel'],
    ['/{order.no}', { order: { no: new Digits('7') } }, '/7'],
    ['/{a}/{b}', { a: 0, b: false }, '/0/false'],
    ['/x/{a}', { a: '../../wallet?x=1#é %2e/' }, '/x/..%2F..%2Fwallet%3Fx%3D1%23%C3%A9%20%252e%2F'],
    ['/x/{a}', { a: ['b', 'c'] }, '/x/b%2Cc'],
    ['/plain', undefined, '/plain'],
  ])('%s has the values of %j', (path, request, filled) => {
    expect(fillPath(path, request)).toBe(filled);
    expect(new URL(filled, 'https://own.invalid').pathname).toBe(filled);
  });

  it.each([{}, { a: null }, { a: '' }, { a: '.' }, { a: '..' }, { a: {} }, null, { a: [] }])(
    'is not made of %j, which would be another path',
    (request) => {
      expect(() => fillPath('/x/{a}/y', request)).toThrow(UnplacedValue);
    },
  );

  it('gives back its values, and none of another path', () => {
    expect(readPath('/x/{a}/{b.c}', '/x/1%2F2/%C3%A9')).toEqual({ a: '1/2', 'b.c': 'é' });
    for (const other of ['/x/1', '/x/1/2/3', '/y/1/2', '/x//2', '/x/%E0%A4/2'])
      expect(readPath('/x/{a}/{b.c}', other), other).toBeNull();
  });
});

describe('a request', () => {
  it('loses what stands elsewhere, and is not changed itself', () => {
    const request = { a: { b: 1, c: 2 }, d: 3 };
    expect(withoutPaths(request, ['a.b', 'd', 'x.y'])).toEqual({ a: { c: 2 } });
    expect(withPaths(request, { 'a.b': '9', e: '5' })).toEqual({ a: { b: '9', c: 2 }, d: 3, e: '5' });
    expect(request).toEqual({ a: { b: 1, c: 2 }, d: 3 });
    expect(withPaths(undefined, { a: '1' })).toEqual({ a: '1' });
  });
});

describe('headers', () => {
  it('are constant, or come from the request where it has the property', () => {
    const headers = { 'X-Site': { constant: 'acme' }, 'X-No': { at: 'order.no' }, 'X-None': { at: 'none' } };
    expect(headersOfRequest(headers, { order: { no: 'A 1' } })).toEqual({ 'X-Site': 'acme', 'X-No': 'A 1' });
  });

  it.each(['a\r\nX-Admin: 1', 'é', ' a', '\u0000'])('do not hold %j', (no) => {
    expect(() => headersOfRequest({ 'X-No': { at: 'no' } }, { no })).toThrow(UnplacedValue);
  });

  it('of the portal are called as the platform does, and back', () => {
    const table = {
      'X-Locale': { from: 'language', values: [{ contract: 'PT', foreign: 'pt-BR' }] },
      'X-Session': { from: 'token', scheme: 'Key' },
      'X-Request-Id': { from: 'key' },
    } as const;
    const sent = { Accept: 'application/json', Language: 'PT', Authorization: 'Bearer one', 'Idempotency-Key': 'two' };
    const { Accept, ...portal } = sent;
    const foreign = renamedHeaders(table as never, sent, own);
    expect(foreign).toEqual({ Accept, 'X-Locale': 'pt-BR', 'X-Session': 'Key one', 'X-Request-Id': 'two' });
    expect(ownHeadersOf(table as never, (name) => (foreign as Record<string, string>)[name] ?? null, own)).toEqual(portal);
    expect(renamedHeaders(table as never, { Language: 'EN' }, own)).toEqual({ 'X-Locale': 'EN' });
    expect(ownHeadersOf(table as never, () => null, own)).toEqual({});
  });
});
