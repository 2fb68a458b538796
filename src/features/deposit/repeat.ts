import type { DepositChannel, DepositOrder } from '#contract/types.ts';
import { compareAmounts } from '#engine/money/amount.ts';

export interface Repeat {
  channel: DepositChannel;
  /** Decimal text. */
  amount: string;
  payerName: string;
  /** When the last one was requested, epoch ms. */
  time: number;
}

/**
 * The last credited deposit, where it can be made again.
 * @param rows credited deposits, the latest first
 * @param most what the member's own limit leaves; undefined without one
 */
export function repeatOf(
  rows: readonly DepositOrder[],
  channels: readonly DepositChannel[],
  most: string | undefined,
): Repeat | null {
  const last = rows[0];
  const channel = channels.find(({ id }) => id === last?.channelId);
  if (last === undefined || channel === undefined) return null;
  const { amount, payerName = '', time } = last;
  const isWithin =
    compareAmounts(amount, channel.min) >= 0 &&
    compareAmounts(amount, channel.max) <= 0 &&
    (most === undefined || compareAmounts(amount, most) <= 0);
  const isComplete = channel.needPayer !== true || payerName !== '';
  return isWithin && isComplete ? { channel, amount, payerName, time } : null;
}

/** What needs no second look: what is paid is the amount, and the member has deposited as much before. */
export const isUsual = (
  { amount, fee, hasBonus }: { amount: string; fee: string | undefined; hasBonus: boolean },
  rows: readonly DepositOrder[],
): boolean =>
  !hasBonus &&
  (fee === undefined || compareAmounts(fee, '0') === 0) &&
  rows.some((row) => compareAmounts(amount, row.amount) <= 0);
