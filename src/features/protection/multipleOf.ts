import { sumAmounts } from '#engine/money/sumAmounts.ts';

/** A whole multiple of an amount, decimal text; null where the amount is empty or unreadable. */
export const multipleOf = (amount: string, times: number): string | null =>
  amount === '' ? null : sumAmounts(...Array.from({ length: times }, () => amount));
