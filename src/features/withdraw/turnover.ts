import type { WithdrawInfoResponse } from '#contract/types.ts';
import { compareAmounts } from '#engine/money/amount.ts';
import { percentOf } from '#engine/money/percentOf.ts';
import { sumAmounts } from '#engine/money/sumAmounts.ts';

export interface Turnover {
  required: string;
  completed: string;
  /** Decimal text; null once it is met. */
  missing: string | null;
  /** Whole percent, rounded down. */
  percent: number;
}

/** The turnover that a withdrawal needs; null where none is required. */
export function turnoverOf({
  requiredTurnover: required,
  completedTurnover: completed = '0',
}: WithdrawInfoResponse): Turnover | null {
  if (required === undefined || compareAmounts(required, '0') <= 0) return null;
  if (compareAmounts(completed, required) >= 0) return { required, completed, missing: null, percent: 100 };
  return { required, completed, missing: sumAmounts(required, `-${completed}`), percent: percentOf(completed, required) };
}

/** What can still be withdrawn today, decimal text: nothing where the balance or the count of the day does not allow one. */
export function allowedToday({ available, min, max, dailyLeft }: WithdrawInfoResponse): string {
  if (compareAmounts(available, min) < 0) return '0';
  if (dailyLeft === undefined) return available;
  let most = '0';
  // more than a hundred a day are as good as any number
  for (let left = Math.min(dailyLeft, 100); left > 0; left -= 1) {
    most = sumAmounts(most, max) ?? available;
    if (compareAmounts(most, available) >= 0) return available;
  }
  return most;
}

/** What is still to be bet before a withdrawal, decimal text; null where nothing is. */
export const missingTurnover = (info: WithdrawInfoResponse): string | null => turnoverOf(info)?.missing ?? null;
