import { expect, test } from 'vitest';
import { withoutZeros } from './withoutZeros.ts';

test.each([
  ['5.000', '5'],
  ['0.350', '0.35'],
  ['0.125', '0.125'],
  ['10', '10'],
  ['100', '100'],
  ['0.00', '0'],
  ['10.', '10'],
  ['-0.50', '-0.5'],
  ['', ''],
])('%j is %j', (decimal, plain) => {
  expect(withoutZeros(decimal)).toBe(plain);
});
