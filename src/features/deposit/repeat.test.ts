import { expect, test } from 'vitest';
import type { DepositChannel, DepositOrder } from '#contract/types.ts';
import { isUsual, repeatOf } from './repeat.ts';

const channel: DepositChannel = { id: 'lume', type: 'EWALLET', name: 'LumePay', min: '10', max: '900' };
const order: DepositOrder = {
  referenceNumber: 'D1',
  time: 1,
  channel: 'LumePay',
  channelId: 'lume',
  channelType: 'EWALLET',
  amount: '100.00',
  status: 'CREDITED',
};

test('the last deposit can be made again', () => {
  expect(repeatOf([order, { ...order, amount: '5' }], [channel], undefined)).toEqual({
    channel,
    amount: '100.00',
    payerName: '',
    time: 1,
  });
  expect(repeatOf([{ ...order, payerName: 'Ana' }], [{ ...channel, needPayer: true }], '100')?.payerName).toBe('Ana');
});

test.each<[string, Partial<DepositOrder>, Partial<DepositChannel>, string | undefined]>([
  ['its channel is closed', { channelId: 'other' }, {}, undefined],
  ['its channel is not known', { channelId: '' }, {}, undefined],
  ['it is below the least amount', {}, { min: '100.01' }, undefined],
  ['it is above the greatest amount', {}, { max: '99.99' }, undefined],
  ['the own limit leaves less', {}, {}, '99.99'],
  ['the payer is asked for and not known', {}, { needPayer: true }, undefined],
])('not where %s', (_, row, changes, most) => {
  expect(repeatOf([{ ...order, ...row } as DepositOrder], [{ ...channel, ...changes }], most)).toBeNull();
});

test('there is none without a credited one', () => {
  expect(repeatOf([], [channel], undefined)).toBeNull();
});

test.each([
  ['100', '0.00', false, true],
  ['100', undefined, false, true],
  ['100.01', '0', false, false],
  ['100', '0.01', false, false],
  ['100', '0', true, false],
])('%s with a fee of %s, with a bonus: %s, is usual: %s', (amount, fee, hasBonus, usual) => {
  expect(isUsual({ amount, fee, hasBonus }, [{ ...order, amount: '20' }, order])).toBe(usual);
});

test('nothing is usual before the first deposit', () => {
  expect(isUsual({ amount: '10', fee: undefined, hasBonus: false }, [])).toBe(false);
});
