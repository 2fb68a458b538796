import { expect, it } from 'vitest';
import { comparableRequest } from './comparableRequest.ts';

it('is equal for equal requests, whatever their order, passwords, codes and tokens', () => {
  const one = { points: 500, paymentPassword: '482913', card: { id: 7, name: 'A' }, images: ['b', 'a'] };
  const other = { images: ['b', 'a'], card: { name: 'A', id: 7, code: '1' }, token: 'st_1', points: 500, socialId: undefined };
  expect(comparableRequest(one)).toBe(comparableRequest(other));
  expect(comparableRequest(one)).not.toMatch(/482913/);
});

it.each([
  [{ points: 500 }, { points: 501 }],
  [{ points: 500 }, { points: '500' }],
  [{ images: ['a', 'b'] }, { images: ['b', 'a'] }],
  [{ bankCode: 'A' }, { bankCode: 'B' }],
  [{ a: [['b', 1]] }, { a: { b: 1 } }],
  [{}, null],
])('differs for %j and %j', (one, other) => {
  expect(comparableRequest(one)).not.toBe(comparableRequest(other));
});
