import { compareAmounts } from '#engine/money/amount.ts';
import { sumAmounts } from '#engine/money/sumAmounts.ts';
import type { ReceiptResult } from '#contract/types.ts';

/** A disbursed withdrawal as its record names it. */
export interface Receipt {
  referenceNumber: string;
  amount: string;
  card: string;
  /** When it counts as received, epoch ms of the platform; null when unknown. */
  confirmBy: number | null;
}

export const results: readonly ReceiptResult[] = ['RECEIVED', 'PARTIALLY_RECEIVED', 'NOT_RECEIVED'];

/** From the parameters of an action, which are texts. */
export function receiptOf(params: Readonly<Record<string, string>>): Receipt {
  const { referenceNumber = '', amount = '', bankName = '', maskedNumber = '', confirmBy = '' } = params;
  const end = Number(confirmBy);
  return {
    referenceNumber,
    amount,
    // the dots of a number say nothing without its digits
    card: `${bankName} ${maskedNumber.replaceAll(' ', '\u00A0')}`.trim(),
    confirmBy: Number.isSafeInteger(end) && end > 0 ? end : null,
  };
}

/** The largest part of an amount: less than the whole. */
export function largestPart(amount: string): string {
  const part = sumAmounts(amount, '-0.01') ?? '0';
  return compareAmounts(part, '0') > 0 ? part : '0';
}
