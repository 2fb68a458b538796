import type { AgentOverviewResponse } from '#contract/types.ts';
import type { RecordFormat } from '#engine/records/formats.ts';
import { compareAmounts } from '#engine/money/amount.ts';
import { sumAmounts } from '#engine/money/sumAmounts.ts';

/** A card of the overview. */
export interface Figure {
  name: Exclude<keyof AgentOverviewResponse, 'days'>;
  format: Extract<RecordFormat, 'count' | 'money' | 'signedMoney'>;
  /** Of a period, so that two can be compared; the others are as they stand now. */
  ofPeriod: boolean;
}

export const figures: readonly Figure[] = [
  { name: 'teamSize', format: 'count', ofPeriod: false },
  { name: 'directDownlines', format: 'count', ofPeriod: false },
  { name: 'online', format: 'count', ofPeriod: false },
  { name: 'teamBalance', format: 'money', ofPeriod: false },
  { name: 'registrations', format: 'count', ofPeriod: true },
  { name: 'activePlayers', format: 'count', ofPeriod: true },
  { name: 'deposit', format: 'money', ofPeriod: true },
  { name: 'withdrawal', format: 'money', ofPeriod: true },
  { name: 'validBet', format: 'money', ofPeriod: true },
  { name: 'bonus', format: 'money', ofPeriod: true },
  { name: 'netProfit', format: 'signedMoney', ofPeriod: true },
  { name: 'income', format: 'signedMoney', ofPeriod: true },
];

/** How a figure differs from the period before; `by` is positive. */
export interface Difference {
  kind: 'more' | 'less' | 'same';
  by: string | number;
}

/** Null where one of the two is missing. */
export function differenceOf(now: unknown, before: unknown): Difference | null {
  if (typeof now === 'number' && typeof before === 'number') {
    return { kind: now > before ? 'more' : now < before ? 'less' : 'same', by: Math.abs(now - before) };
  }
  if (typeof now !== 'string' || typeof before !== 'string') return null;
  const change = sumAmounts(now, before.startsWith('-') ? before.slice(1) : `-${before}`);
  if (change === null) return null;
  const sign = compareAmounts(change, '0');
  return { kind: sign > 0 ? 'more' : sign < 0 ? 'less' : 'same', by: change.replace('-', '') };
}
