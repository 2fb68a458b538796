import { expect, test } from 'vitest';
import { leftOfLimit } from './leftOfLimit.ts';
import { percentOf } from './percentOf.ts';

test.each([
  ['500.00', '340.00', '160'],
  ['500', '499.99', '0.01'],
  ['300.00', '340.00', '0'],
  ['120', '42', '78'],
  [null, '5.00', null],
  ['many', '5.00', null],
])('of a limit of %s with %s used %s is left', (limit, used, left) => {
  expect(leftOfLimit({ limit, used })?.replace(/\.?0+$/, (zeros) => (zeros.startsWith('.') ? '' : zeros)) ?? null).toBe(left);
});

test.each([
  ['345', '400.00', 86],
  ['319.99', '400', 79],
  ['0.00', '0', 0],
  ['5', 'x', 0],
  ['900', '400', 225],
])('%s of %s are %i percent', (part, whole, percent) => expect(percentOf(part, whole)).toBe(percent));
