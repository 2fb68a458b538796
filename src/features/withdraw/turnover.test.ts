import { expect, test } from 'vitest';
import { allowedToday, turnoverOf } from './turnover.ts';

const info = { available: '0.00', min: '20.00', max: '5000.00' };

test.each([
  ['10000.00', '10000.00', { missing: null, percent: 100 }],
  ['10000', '12450.00', { missing: null, percent: 100 }],
  ['10000.00', '9999.99', { missing: '0.01', percent: 99 }],
  ['0.3', '0.1', { missing: '0.20', percent: 33 }],
  ['10000.00', undefined, { missing: '10000.00', percent: 0 }],
  ['90000000000000000000.00', '30000000000000000000.00', { missing: '60000000000000000000.00', percent: 33 }],
])('of %s, %s is made', (requiredTurnover, completedTurnover, turnover) => {
  const made = completedTurnover === undefined ? {} : { completedTurnover };
  expect(turnoverOf({ ...info, requiredTurnover, ...made })).toMatchObject(turnover);
});

test.each([undefined, '0', '0.00'])('a required turnover of %s is none', (requiredTurnover) => {
  expect(turnoverOf({ ...info, ...(requiredTurnover !== undefined && { requiredTurnover }) })).toBeNull();
});

test.each([
  ['everything, where nothing limits it', { available: '900.50', min: '20.00' }, '900.50'],
  ['everything, where the withdrawals left suffice', { available: '9000.00', dailyLeft: 2 }, '9000.00'],
  ['what the withdrawals left suffice for', { available: '90000.00', dailyLeft: 2 }, '10000.00'],
  ['nothing, where none is left', { available: '900.00', dailyLeft: 0 }, '0'],
  ['nothing below the least amount', { available: '19.99' }, '0'],
  ['at once, whatever a platform sends', { available: '900.00', max: '0', dailyLeft: 2_000_000_000 }, '0.00'],
])('%s can be withdrawn today', (_, change, amount) => expect(allowedToday({ ...info, ...change })).toBe(amount));
