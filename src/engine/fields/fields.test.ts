import { expect, test } from 'vitest';
import { addressValue, factsOf, type FieldName, fields } from './fields.ts';

test('a field that repeats another field has the same kind', () => {
  for (const name of Object.keys(fields) as FieldName[]) {
    const { repeats, input } = factsOf(name);
    if (repeats !== undefined) expect(factsOf(repeats), name).toMatchObject({ input });
  }
});

test('a key that only a brand defines is a plain text field, also when it is named like an object member', () => {
  for (const name of ['', 'shoeSize', 'constructor', '__proto__']) expect(factsOf(name)).toEqual({ input: 'text' });
});

test('the first parameter with a valid value fills a field; invalid ones are ignored', () => {
  const query = new URLSearchParams('affiliateCode=&aff=%20CAJU%20&username=ana');
  expect(addressValue('affiliateCode', query)).toBe('CAJU');
  expect(addressValue('username', query)).toBe('');
  expect(addressValue('affiliateCode', new URLSearchParams(`aff=${'x'.repeat(256)}`))).toBe('');
});
