import { expect, test } from 'vitest';
import { readAmount } from './amount.ts';

const COMMA = ['EN', 'CN', 'TH'];
const POINT = ['PT', 'ID', 'VI'];
const money = { symbol: 'R$' };

/** A writing, what it is where the decimal sign is a point, and where it is a comma; a fault begins with a bang. */
const writings: readonly [typed: string, inPointDecimal: string, inCommaDecimal: string][] = [
  ['10', '10', '10'],
  ['10.5', '10.5', '10.5'],
  ['10.50', '10.50', '10.50'],
  ['0.01', '0.01', '0.01'],
  ['.5', '0.5', '0.5'],
  ['10,5', '10.5', '10.5'],
  ['10,50', '10.50', '10.50'],
  [',5', '0.5', '0.5'],
  ['1234.56', '1234.56', '1234.56'],
  ['1234,56', '1234.56', '1234.56'],
  ['1,234.56', '1234.56', '1234.56'],
  ['1.234,56', '1234.56', '1234.56'],
  ['1,234,567', '1234567', '1234567'],
  ['1.234.567', '1234567', '1234567'],
  ['1,234,567.8', '1234567.8', '1234567.8'],
  ['1.234.567,8', '1234567.8', '1234567.8'],
  // grouping in one language, three decimals in the other
  ['1,250', '1250', '!decimals'],
  ['1.250', '!decimals', '1250'],
  ['12,250', '12250', '!decimals'],
  ['12.250', '!decimals', '12250'],
  // no group has a zero before it or four digits
  ['0.125', '!decimals', '!separators'],
  ['0,125', '!separators', '!decimals'],
  ['1234.567', '!decimals', '!separators'],
  ['1234,567', '!separators', '!decimals'],
  ['1 250', '1250', '1250'],
  ['1 234 567,89', '1234567.89', '1234567.89'],
  ['1 250.5', '1250.5', '1250.5'],
  ['1\u00A0250', '1250', '1250'],
  ['1\u202F250,50', '1250.50', '1250.50'],
  ["1'250.50", '1250.50', '1250.50'],
  ['1\u2019250', '1250', '1250'],
  ['１２５０', '1250', '1250'],
  ['１，２５０．５０', '1250.50', '1250.50'],
  ['１。５', '1.5', '1.5'],
  ['๑๒๕๐.๕', '1250.5', '1250.5'],
  ['١٢٥٠', '1250', '1250'],
  ['١٢٥٠٫٥', '!characters', '!characters'],
  ['R$ 1.250,50', '1250.50', '1250.50'],
  ['R$\u00A01,250.50', '1250.50', '1250.50'],
  ['1250 R$', '1250', '1250'],
  ['r$10', '10', '10'],
  ['\u200E10\u200F', '10', '10'],
  ['5.', '5', '5'],
  ['5,', '5', '5'],
  // no one amount
  ['1 2', '!separators', '!separators'],
  ['1 25', '!separators', '!separators'],
  ['10 20', '!separators', '!separators'],
  ['1 2500', '!separators', '!separators'],
  ['1.2.3', '!separators', '!separators'],
  ['1,2,3', '!separators', '!separators'],
  ['1,23,456', '!separators', '!separators'],
  ['1.234,567', '!separators', '!decimals'],
  ['1,234.567', '!decimals', '!separators'],
  ['1.234.56', '!separators', '!separators'],
  ['1,234 567', '!separators', '!separators'],
  ['1 234.567', '!decimals', '!separators'],
  [',500', '!separators', '!decimals'],
  ['.500', '!decimals', '!separators'],
  ['$5', '!characters', '!characters'],
  ['US$ 5', '!characters', '!characters'],
  ['R$', '!characters', '!characters'],
  ['5R$5', '!characters', '!characters'],
  ['1e3', '!characters', '!characters'],
  ['10k', '!characters', '!characters'],
  ['½', '!characters', '!characters'],
  ['-5', '!negative', '!negative'],
  ['R$ -5', '!negative', '!negative'],
  ['−5', '!negative', '!negative'],
];

test.each([...COMMA, ...POINT])('each writing has its one amount or none, in %s (T19)', (language) => {
  for (const [typed, pointDecimal, commaDecimal] of writings) {
    const expected = COMMA.includes(language) ? pointDecimal : commaDecimal;
    const read = readAmount(typed, language, money);
    expect([typed, 'amount' in read ? read.amount : `!${read.fault}`]).toEqual([typed, expected]);
  }
});
