import { expect, test } from 'vitest';
import { receiptOf } from './receipt.ts';

test('the number of a card is not parted from its dots', () => {
  expect(receiptOf({ bankName: 'Banco Aurora', maskedNumber: '•••• 4821' }).card).toBe('Banco Aurora ••••\u00A04821');
  expect(receiptOf({}).card).toBe('');
});
