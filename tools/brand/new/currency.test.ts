import { expect, test } from 'vitest';
import { currencyOf } from './currency.ts';

const apart = '\u00a0';

test.each([
  ['BRL', 'PT', { code: 'BRL', symbol: 'R$', space: apart, position: 'before', decimals: 2 }],
  ['vnd', 'VI', { code: 'VND', symbol: '₫', space: apart, position: 'after', decimals: 0 }],
  ['VND', 'EN', { code: 'VND', symbol: '₫', space: '', position: 'before', decimals: 0 }],
  ['GBP', 'EN', { code: 'GBP', symbol: '£', space: '', position: 'before', decimals: 2 }],
  ['KWD', 'EN', { code: 'KWD', symbol: 'KWD', space: apart, position: 'before', decimals: 2 }],
  ['IDR', 'ID', { code: 'IDR', symbol: 'Rp', space: apart, position: 'before', decimals: 0 }],
  ['R$', 'PT', { code: 'BRL', symbol: 'R$', space: apart }],
  ['€', 'EN', { code: 'EUR', symbol: '€', space: '' }],
  ['pts', 'EN', { symbol: 'pts', space: apart }],
])('%s is written in %s as its people do', (answer, language, expected) => {
  expect(currencyOf(answer, language)).toEqual(expected);
});
