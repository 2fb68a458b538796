import { expect, test } from 'vitest';
import { currencyOf, tipAmountOf } from './currency.ts';

const apart = '\u00a0';

test.each([
  ['BRL', 'PT', { symbol: 'R$', space: apart, position: 'before', decimals: 2 }],
  ['vnd', 'VI', { symbol: '₫', space: apart, position: 'after', decimals: 0 }],
  ['VND', 'EN', { symbol: '₫', space: '', position: 'before', decimals: 0 }],
  ['GBP', 'EN', { symbol: '£', space: '', position: 'before', decimals: 2 }],
  ['KWD', 'EN', { symbol: 'KWD', space: apart, position: 'before', decimals: 2 }],
  ['IDR', 'ID', { symbol: 'Rp', space: apart, position: 'before', decimals: 0 }],
  ['R$', 'PT', { symbol: 'R$', space: apart }],
  ['€', 'EN', { symbol: '€', space: '' }],
  ['pts', 'EN', { symbol: 'pts', space: apart }],
])('%s is written in %s as its people do', (answer, language, expected) => {
  expect(currencyOf(answer, language)).toEqual(expected);
});

test.each([
  ['VND', 'VI', `50.000${apart}₫`],
  ['GBP', 'EN', '£20'],
  ['R$', 'PT', `R$${apart}20`],
])('a tip promises something in %s', (answer, language, expected) => {
  expect(tipAmountOf(answer, language)).toBe(expected);
});
