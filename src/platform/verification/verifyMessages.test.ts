import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTexts, readVerifyMessage, VERIFY_PROTOCOL } from './verifyMessages.ts';

const protocol = VERIFY_PROTOCOL;

test('parses the four messages', () => {
  expect(readVerifyMessage({ protocol, kind: 'ready' })).toEqual({ kind: 'ready' });
  expect(readVerifyMessage({ protocol, kind: 'height', height: 80 })).toEqual({ kind: 'height', height: 80 });
  expect(readVerifyMessage({ protocol, kind: 'answer', id: 'a', value: 7 })).toEqual({ kind: 'answer', id: 'a', value: 7 });
  expect(readVerifyMessage({ protocol, kind: 'refusal', id: 'a', error: 'no' })).toEqual({
    kind: 'refusal',
    id: 'a',
    error: 'no',
  });
});

test.each([
  [null],
  ['ready'],
  [{ kind: 'ready' }],
  [{ protocol: 'portal-verify/2', kind: 'ready' }],
  [{ protocol, kind: 'answer', value: 1 }],
  [{ protocol, kind: 'refusal', id: 'a' }],
  [{ protocol, kind: 'height', height: Number.NaN }],
  [Object.create({ protocol, kind: 'ready' })],
])('ignores anything else: %j', (data) => {
  expect(readVerifyMessage(data)).toBeNull();
});

test('never throws, whatever arrives', () => {
  fc.assert(
    fc.property(fc.anything(), (data) => readVerifyMessage(data) === null),
    { numRuns: process.env['DEEP'] ? 100_000 : 2_000 },
  );
});

test('an answer is complete or rejected', () => {
  expect(readTexts({ a: 'x', b: 'y', c: 1 }, ['a', 'b'])).toEqual({ a: 'x', b: 'y' });
  for (const value of [null, 'a', {}, { a: 'x' }, { a: 'x', b: '' }, { a: 'x', b: 'y'.repeat(9_000) }]) {
    expect(readTexts(value, ['a', 'b'])).toBeNull();
  }
});
