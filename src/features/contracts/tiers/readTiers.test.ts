import { expect, test } from 'vitest';
import { boundsOf } from '#engine/contracts/terms.ts';
import { readTierField } from './readTierField.ts';
import { readTiers } from './readTiers.ts';

test.each([
  ['money', '50,000.00', 'EN', { value: '50000.00' }],
  ['money', '50.000,5', 'PT', { value: '50000.5' }],
  ['money', '0', 'EN', { value: '0' }],
  ['money', '0.00', 'EN', { value: '0' }],
  ['money', '', 'EN', { fault: 'empty' }],
  ['money', '-1', 'EN', { fault: 'negative' }],
  ['money', '1e9', 'EN', { fault: 'characters' }],
  ['money', '1,5', 'EN', { value: '1.5' }],
  ['money', '1,25,5', 'EN', { fault: 'separators' }],
  ['money', '0.001', 'EN', { fault: 'decimals' }],
  ['money', '1'.repeat(40), 'EN', { fault: 'too_long' }],
  ['rate', '6.5', 'EN', { value: '6.5' }],
  ['rate', '6,5', 'PT', { value: '6.5' }],
  ['rate', '0.1', 'EN', { value: '0.1' }],
  ['rate', '100', 'EN', { value: '100' }],
  ['rate', '0', 'EN', { value: '0' }],
  ['rate', '5%', 'EN', { fault: 'characters' }],
  ['rate', 'Infinity', 'EN', { fault: 'characters' }],
  ['rate', '0.1255', 'EN', { value: '0.1255' }],
  ['rate', '0.12345', 'EN', { fault: 'decimals' }],
  ['rate', '-0.5', 'EN', { fault: 'negative' }],
  ['count', '5', 'EN', { value: 5 }],
  ['count', ' 007 ', 'EN', { value: 7 }],
  ['count', '0', 'EN', { value: 0 }],
  ['count', '1.5', 'EN', { fault: 'whole' }],
  ['count', '1,000', 'EN', { fault: 'whole' }],
  ['count', '١٢', 'EN', { value: 12 }],
  ['count', '-3', 'EN', { fault: 'negative' }],
  ['count', '', 'EN', { fault: 'empty' }],
  ['count', '9'.repeat(10), 'EN', { fault: 'too_long' }],
] as const)('%s %j typed in %s is %j (CON-02, CON-03, CON-04)', (type, typed, language, read) => {
  expect(readTierField(type, typed, language)).toEqual(read);
});

test.each([
  ['money', '1000', { value: '1000' }],
  ['money', '1000.5', { fault: 'whole' }],
  ['rate', '0.5', { value: '0.5' }],
] as const)('%s %j of a currency without decimals is %j', (type, typed, read) => {
  expect(readTierField(type, typed, 'EN', 0)).toEqual(read);
});

test('tiers are read whole, or each fault is named at its field (CON-03)', () => {
  expect(
    readTiers(
      'dailySalary',
      [
        { betAmount: '1,000', rate: '0.35' },
        { betAmount: '2000', rate: '.5' },
      ],
      'EN',
    ),
  ).toEqual({
    terms: [
      { betAmount: '1000', rate: '0.35' },
      { betAmount: '2000', rate: '0.5' },
    ],
    faults: null,
  });
  expect(readTiers('dailySalary', [{ betAmount: '1000', rate: '0.35' }, { betAmount: 'x' }], 'EN')).toEqual({
    terms: null,
    faults: [{}, { betAmount: 'characters', rate: 'empty' }],
  });
});

test.each([
  ['dailySalary', { betAmount: '1000', rate: '0.35' }, { betAmount: '1,000.00', rate: '0.36' }, ['betAmount']],
  ['dailySalary', { betAmount: '1000', rate: '0.35' }, { betAmount: '900', rate: '0.35' }, ['betAmount', 'rate']],
  ['hourSalary', { betAmount: '9', rate: '9' }, { betAmount: '10', rate: '10' }, []],
  [
    'dividend',
    { periodValidBet: '1', periodProfitLoss: '1', activeMember: '10', rate: '1' },
    { periodValidBet: '2', periodProfitLoss: '2', activeMember: '9', rate: '2' },
    ['activeMember'],
  ],
  ['hourSalary', { betAmount: '0', rate: '0.01' }, { betAmount: '0.01', rate: '100.01' }, ['rate']],
  ['hourSalary', { betAmount: '0', rate: '0.01' }, { betAmount: '', rate: '0' }, ['betAmount', 'rate']],
  [
    'realTimeSalary',
    { profitRate: '1', lossRate: '2', singleBet: '10' },
    { profitRate: '2', lossRate: '2', singleBet: '20' },
    ['lossRate'],
  ],
] as const)('%s: from one tier to the next every threshold and rate rises, exactly', (kind, low, high, fields) => {
  const typed = [low, high].map((tier) => ({ ...tier }) as Record<string, string>);
  const { faults } = readTiers(kind, typed, 'EN');
  expect(Object.keys(faults?.[1] ?? {}).toSorted()).toEqual([...fields]);
});

test('a rate is below its bound; a tier that is wrong anyhow says that first', () => {
  const bounds = boundsOf('dailySalary', [
    {
      period: 'DAILY',
      terms: [
        { betAmount: '1', rate: '0.2' },
        { betAmount: '2', rate: '0.60' },
      ],
    },
    { period: 'MONTHLY', terms: [{ betAmount: '1', rate: '0.5' }] },
    { period: 'WEEKLY', terms: [{ betAmount: '1', rate: '0.55' }] },
  ]);
  expect(bounds).toEqual({ rate: { rate: '0.5', period: 'MONTHLY' } });
  const faultsOf = (...rates: string[]) =>
    readTiers(
      'dailySalary',
      rates.map((rate, index) => ({ betAmount: String(index), rate })),
      'EN',
      { bounds },
    ).faults?.map(({ rate }) => rate);
  expect(faultsOf('0.1', '0.4999')).toBeUndefined();
  expect(faultsOf('0.1', '0.50')).toEqual([undefined, 'not_below_own']);
  expect(faultsOf('0.6', '0.55', '101')).toEqual(['not_below_own', 'not_rising', 'too_high']);
  expect(boundsOf('dividend', [])).toEqual({});
});
