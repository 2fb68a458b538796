import { describe, expect, test } from 'vitest';
import { compareAmounts, readAmount, typedAmount } from './amount.ts';

const limits = { min: '10', max: '5000.00', balance: '1200.50' };

describe('a typed amount', () => {
  test.each([
    ['EN', '1234.5', '1234.5'],
    ['EN', ' 1,234.50 ', '1234.50'],
    ['EN', '1,500', '1500'],
    ['EN', '007', '7'],
    ['EN', '.5', '0.5'],
    ['EN', '5.', '5'],
    ['PT', '1.234,50', '1234.50'],
    ['PT', '1,5', '1.5'],
    ['PT', '1.500', '1500'],
    ['VI', '12.345.678', '12345678'],
    ['ID', '0,01', '0.01'],
    ['TH', '1,234.5', '1234.5'],
    ['CN', '999999999999999.99', '999999999999999.99'],
  ])('in %s: %s is %s', (language, typed, amount) => {
    expect(readAmount(typed, language)).toEqual({ amount });
  });

  test.each([
    ['EN', '', 'empty'],
    ['EN', '  ', 'empty'],
    ['EN', '0', 'zero'],
    ['EN', '0.00', 'zero'],
    ['EN', '-1', 'negative'],
    ['EN', '−1', 'negative'],
    ['EN', '1e9', 'characters'],
    ['EN', '+5', 'characters'],
    ['EN', '.', 'characters'],
    ['EN', '$5', 'characters'],
    ['EN', '0x10', 'characters'],
    ['EN', 'NaN', 'characters'],
    ['EN', '0.001', 'decimals'],
    ['PT', '0,001', 'decimals'],
    ['EN', '1.500', 'decimals'],
    ['PT', '1,500', 'decimals'],
    ['EN', '1,23,456', 'separators'],
    ['EN', ',500', 'separators'],
    ['EN', '1.2.3', 'separators'],
    ['EN', '1'.repeat(40), 'too_long'],
    ['EN', `0.${'1'.repeat(40)}`, 'decimals'],
  ])('in %s: %j is refused as %s', (language, typed, fault) => {
    expect(readAmount(typed, language)).toEqual({ fault });
  });

  test.each([
    ['9.99', 'below_min', '10'],
    ['1200.51', 'above_balance', '1200.50'],
    ['6000', 'above_balance', '1200.50'],
  ])('outside its bounds: %s is refused as %s with %s', (typed, fault, limit) => {
    expect(readAmount(typed, 'EN', limits)).toEqual({ fault, limit });
  });

  test('above the most is refused with it, and the bounds themselves are accepted', () => {
    expect(readAmount('5000.01', 'EN', { max: '5000.00' })).toEqual({ fault: 'above_max', limit: '5000.00' });
    expect(readAmount('5,000', 'EN', { max: '5000.00' })).toEqual({ amount: '5000' });
    expect(readAmount('10', 'EN', limits)).toEqual({ amount: '10' });
    expect(readAmount('1200.50', 'EN', limits)).toEqual({ amount: '1200.50' });
    expect(readAmount('1200.50', 'EN', { min: 'many', max: '' })).toEqual({ amount: '1200.50' });
  });
});

test('amounts are compared exactly, whatever their decimals', () => {
  expect(compareAmounts('0.1', '0.10')).toBe(0);
  expect(compareAmounts('9007199254740993', '9007199254740992')).toBe(1);
  expect(compareAmounts('-1', '0.009')).toBe(-1);
  expect(compareAmounts('x', '1')).toBe(0);
});

test('decimal text is written with the decimal separator of the language', () => {
  expect(typedAmount('1234.5', 'PT')).toBe('1234,5');
  expect(typedAmount('1234.5', 'EN')).toBe('1234.5');
  expect(typedAmount('1.5x', 'PT')).toBe('1.5x');
});
