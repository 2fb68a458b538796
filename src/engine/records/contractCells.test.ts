import { expect, test } from 'vitest';
import type { FormatContext } from './cell.ts';
import { describeValue } from './formats.ts';

const context: FormatContext = {
  symbol: 'R$',
  space: '\u00A0',
  language: 'PT',
  timeZone: 'America/Sao_Paulo',
  say: (column, value, params) => (params === undefined ? null : `${column}_${value} ${Object.values(params).join(' | ')}`),
};
const none = { text: '\u2013', plain: '' };
const itemsOf = (format: 'terms' | 'statuses', value: unknown) => describeValue(format, value, context, 'terms').items;

test('each tier of a contract is a line with the figures of its kind (CON-02, CON-03, CON-04)', () => {
  expect(itemsOf('terms', [{ periodValidBet: '50000.00', periodProfitLoss: '5000.00', activeMember: 5, rate: '6.5' }])).toEqual([
    { text: 'terms_dividend 6,5% | R$\u00A050.000,00 | R$\u00A05.000,00 | 5' },
  ]);
  expect(
    itemsOf('terms', [
      { betAmount: '0', rate: '0.35' },
      { betAmount: '1000', rate: '0.600' },
    ]),
  ).toEqual([{ text: 'terms_wage 0,35% | R$\u00A00,00' }, { text: 'terms_wage 0,6% | R$\u00A01.000,00' }]);
  expect(itemsOf('terms', [{ profitRate: '1', lossRate: '0.5', singleBet: '10' }])).toEqual([
    { text: 'terms_realTime 1% | 0,5% | R$\u00A010,00' },
  ]);
});

test('a rate keeps all its digits: it is never a float', () => {
  expect(itemsOf('terms', [{ betAmount: '1', rate: '0.10000000000000000001' }])?.[0]?.text).toContain('0,10000000000000000001%');
});

test.each([
  [[]],
  [null],
  ['<img src=x>'],
  [{ betAmount: '1', rate: '2' }],
  [[{ betAmount: '1' }]],
  [[{ betAmount: 'all', rate: '2' }]],
  [[{ betAmount: '1', rate: '<b>2</b>' }]],
  [[null]],
  [[{ betAmount: '0', rate: '50', profitRate: '0.1', lossRate: '0.1', singleBet: '0' }]],
  [[{ betAmount: '0', rate: '50', profitRate: '0.1' }]],
  [[{ periodValidBet: '0', periodProfitLoss: '0', activeMember: 0, rate: '50', betAmount: '1' }]],
])('terms %j of no kind are a dash', (value) => {
  expect(describeValue('terms', value, context, 'terms')).toEqual(none);
});

test('an exported cell has every tier', () => {
  const cell = describeValue(
    'terms',
    [
      { betAmount: '1', rate: '2' },
      { betAmount: '3', rate: '4' },
    ],
    context,
    'terms',
  );
  expect(cell.plain).toBe('terms_wage 2% | R$\u00A01,00; terms_wage 4% | R$\u00A03,00');
  expect(cell.text).toBe(cell.plain);
});

test('statuses by name are tags in the colour of the status', () => {
  const say: FormatContext['say'] = (column, value) =>
    `${column}_${value}` === 'contracts_dividend' ? 'Dividend' : `${column}_${value}` === 'status_accepted' ? 'Active' : null;
  const cell = describeValue('statuses', { dividend: 'accepted', other: '<b>', broken: 4 }, { ...context, say }, 'contracts');
  expect(cell.items).toEqual([
    { text: 'Dividend', tag: 'ok', title: 'Active' },
    { text: 'other', tag: 'neutral', title: '<b>' },
  ]);
  expect(cell.plain).toBe('Dividend: Active; other: <b>');
  expect(describeValue('statuses', {}, context, 'contracts')).toEqual(none);
  expect(describeValue('statuses', ['dividend'], context, 'contracts')).toEqual(none);
});

test('a kind of contracts that is switched off has no tag (P-17)', () => {
  const isOn = (flag: string) => flag !== 'salary';
  const cell = describeValue('statuses', { dividend: 'accepted', dailySalary: 'accepted' }, { ...context, isOn }, 'contracts');
  expect(cell.plain).toBe('dividend: accepted');
});
