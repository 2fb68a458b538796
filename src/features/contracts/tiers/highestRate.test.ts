import { expect, test } from 'vitest';
import { highestRate } from './highestRate.ts';

test.each([
  ['12.00', '0', '11.99'],
  ['12', '8.5', '11.99'],
  ['0.3', '0', '0.29'],
  ['0.1255', '0', '0.1254'],
  ['0.500', '0', '0.49'],
  ['1.1', '1', '1.09'],
  ['0.01', '0', '0.009'],
  ['12', '11.99', '11.999'],
  ['12', '11.9998', '11.9999'],
  ['12', '11.9999', null],
  ['0.0001', '0', null],
  ['12', '12', null],
  ['x', '0', null],
] as const)('below %s and above %s the highest rate is %s', (bound, above, rate) => {
  expect(highestRate(bound, above)).toBe(rate);
});
