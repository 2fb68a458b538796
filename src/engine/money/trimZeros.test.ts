import { expect, test } from 'vitest';
import { trimZeros } from './trimZeros.ts';

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
  expect(trimZeros(decimal)).toBe(plain);
});
