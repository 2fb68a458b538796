import { expect, test } from 'vitest';
import type { DepositOrder, Withdrawal } from '#contract/types.ts';
import { depositPath, lastChange, type OrderStop, withdrawalPath } from './orderPath.ts';

const short = (stops: readonly OrderStop[]) =>
  stops.map(({ name, isStatus, state, at, by }) =>
    [isStatus ? `status ${name}` : name, state, ...(at === null ? [] : [at]), ...(by === null ? [] : [`by ${by}`])].join(' '),
  );
const steps = (...list: [string, number][]) => list.map(([status, time]) => ({ status, time }));

const order = (changes: Partial<DepositOrder>) =>
  depositPath({
    referenceNumber: 'D1',
    time: 1,
    channel: 'A',
    channelType: 'BANK',
    amount: '1',
    status: 'PENDING',
    ...changes,
  });

test.each<[string, Partial<DepositOrder>, string[]]>([
  ['waits for the payment', { expiresAt: 9 }, ['requested done 1', 'paid now by 9', 'checked next', 'credited next']],
  [
    'is checked',
    { isPaid: true, expiresAt: 9, expectedBy: 5, steps: steps(['PENDING', 1], ['PAID', 2]) },
    ['requested done 1', 'paid done 2', 'checked now by 5', 'credited next'],
  ],
  ['is approved, without times', { status: 'APPROVED' }, ['requested done 1', 'paid done', 'checked done', 'credited now']],
  [
    'is credited',
    { status: 'CREDITED', steps: steps(['PAID', 2], ['APPROVED', 3], ['CREDITED', 4]) },
    ['requested done 1', 'paid done 2', 'checked done 3', 'credited done 4'],
  ],
  ['was never paid', { status: 'EXPIRED', steps: steps(['EXPIRED', 7]) }, ['requested done 1', 'status EXPIRED ended 7']],
  [
    'was paid and is refused',
    { status: 'REJECTED', steps: steps(['PAID', 2], ['REJECTED', 7]) },
    ['requested done 1', 'paid done 2', 'status REJECTED ended 7'],
  ],
])('a deposit that %s', (_, changes, path) => {
  expect(short(order(changes))).toEqual(path);
});

const withdrawal = (changes: Partial<Withdrawal>) =>
  withdrawalPath({
    referenceNumber: 'W1',
    time: 1,
    amount: '1',
    fee: '0',
    bankName: 'A',
    maskedNumber: '1',
    status: 'PENDING',
    ...changes,
  });

test.each<[string, Partial<Withdrawal>, string[]]>([
  ['is checked', { expectedBy: 5 }, ['requested done 1', 'checked now by 5', 'sent next', 'received next']],
  [
    'is on its way',
    { status: 'APPROVED', expectedBy: 5, steps: steps(['APPROVED', 2]) },
    ['requested done 1', 'checked done 2', 'sent now by 5', 'received next'],
  ],
  [
    'waits for the answer',
    { status: 'DISBURSED', confirmBy: 9, steps: steps(['APPROVED', 2], ['DISBURSED', 3]) },
    ['requested done 1', 'checked done 2', 'sent done 3', 'received now by 9'],
  ],
  [
    'arrived',
    { status: 'RECEIVED', steps: steps(['APPROVED', 2], ['DISBURSED', 3], ['RECEIVED', 4]) },
    ['requested done 1', 'checked done 2', 'sent done 3', 'received done 4'],
  ],
  [
    'did not arrive',
    { status: 'NOT_RECEIVED', expectedBy: 9 },
    ['requested done 1', 'checked done', 'sent done', 'status NOT_RECEIVED now by 9'],
  ],
  [
    'did not arrive and is paid back',
    { status: 'NOT_RECEIVED', refund: '1' },
    ['requested done 1', 'checked done', 'sent done', 'refunded done'],
  ],
  ['is refused', { status: 'REJECTED' }, ['requested done 1', 'status REJECTED ended']],
  [
    'the bank refuses',
    { status: 'FAILED', steps: steps(['APPROVED', 2]) },
    ['requested done 1', 'checked done 2', 'status FAILED ended'],
  ],
  [
    'counts as received',
    { status: 'FORCED_RECEIVED', steps: steps(['FORCED_RECEIVED', 8]) },
    ['requested done 1', 'checked done', 'sent done', 'status FORCED_RECEIVED ended 8'],
  ],
])('a withdrawal that %s', (_, changes, path) => {
  expect(short(withdrawal(changes))).toEqual(path);
});

test('the last change is the latest step, or the request', () => {
  expect(lastChange({ time: 4 })).toBe(4);
  expect(lastChange({ time: 4, steps: steps(['PENDING', 4], ['CREDITED', 9]) })).toBe(9);
});
