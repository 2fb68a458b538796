import { expect, test } from 'vitest';
import { findingsAfterSetting } from '../findingsAfter.fixture.ts';
import { otherQuotes } from './otherQuotes.ts';

const amount = { type: 'string', pattern: '^\\d+(?:\\.\\d{1,2})?$' };
const seconds = { type: ['integer', 'null'], minimum: 5, maximum: 60 };

test.each([
  [12.5, amount, 'did you mean "12.5"?'],
  [123456789012345, amount, 'did you mean "123456789012345"?'],
  [1, { type: 'string', enum: ['0', '1'] }, 'did you mean "1"?'],
  [7, { type: ['string', 'array'] }, 'did you mean "7"?'],
  ['30', seconds, 'did you mean 30?'],
  ['-0.5', { type: 'number' }, 'did you mean -0.5?'],
  ['true', { type: 'boolean' }, 'did you mean true?'],
])('%j fits in the other form: %j', (value, schema, hint) => {
  expect(otherQuotes(value, schema)).toEqual({ hint });
});

test.each([
  [0.125, amount],
  [Number('12345678901234567890'), amount],
  [Number('123456789012345.67'), amount],
  [2, { type: 'string', enum: ['0', '1'] }],
  [true, { type: 'string' }],
  [7, { type: 'boolean' }],
  ['4', seconds],
  ['61', seconds],
  ['5.5', seconds],
  ['1,000', { type: 'integer' }],
  ['007', { type: 'integer' }],
  ['', { type: 'integer' }],
  ['5 ', { type: 'integer' }],
  ['true', { type: 'integer' }],
  ['1', { type: 'boolean' }],
  ['yes', { type: 'boolean' }],
  ['null', { type: 'object' }],
  [null, amount],
])('%j does not: %j', (value, schema) => {
  expect(otherQuotes(value, schema)).toEqual({});
});

test('a finding says what a text should be, and the value that was meant', () => {
  expect(findingsAfterSetting('folia', 'sandbox/users.json', '/users/member01/balance', 12.5)).toMatchObject([
    { rule: 'wrong-type', expected: 'a string: a decimal number, such as "-20.5"', hint: 'did you mean "12.5"?' },
  ]);
  expect(findingsAfterSetting('folia', 'brand.json', '/constants/autoplayMs', '6000')).toMatchObject([
    { rule: 'wrong-type', expected: 'a whole number or null', hint: 'did you mean 6000?' },
  ]);
});
