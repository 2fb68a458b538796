import type { AgentDay, AgentOverviewResponse } from '#contract/types.ts';
import type { RecordFormat } from '#engine/records/formats.ts';
import { compareAmounts } from '#engine/money/amount.ts';
import { parseMoney } from '#engine/money/money.ts';
import { sumAmounts } from '#engine/money/sumAmounts.ts';

/** A card of the overview. */
export interface Figure {
  name: Exclude<keyof AgentOverviewResponse, 'days'>;
  format: Extract<RecordFormat, 'count' | 'money' | 'signedMoney'>;
  /** Of a period, so that two can be compared; the others are as they stand now. */
  ofPeriod: boolean;
  /** More is better for the agent and less worse. Money that flows is neither. */
  isGain?: true;
  /** More is worse for the agent and less better. */
  isLoss?: true;
}

/** Figures that the chart shows one of, each with the course of its days. */
export const series = ['validBet', 'deposit', 'withdrawal', 'income'] as const satisfies readonly (keyof AgentDay)[];
export type Series = (typeof series)[number];

export const headFigures: readonly (Figure & { name: Series })[] = [
  { name: 'validBet', format: 'money', ofPeriod: true },
  { name: 'deposit', format: 'money', ofPeriod: true },
  { name: 'withdrawal', format: 'money', ofPeriod: true },
  { name: 'income', format: 'money', ofPeriod: true, isGain: true },
];

export const moreFigures: readonly Figure[] = [
  { name: 'teamSize', format: 'count', ofPeriod: false },
  { name: 'directDownlines', format: 'count', ofPeriod: false },
  { name: 'online', format: 'count', ofPeriod: false },
  { name: 'teamBalance', format: 'money', ofPeriod: false },
  { name: 'registrations', format: 'count', ofPeriod: true, isGain: true },
  { name: 'activePlayers', format: 'count', ofPeriod: true, isGain: true },
  { name: 'stopped', format: 'count', ofPeriod: true, isLoss: true },
  { name: 'bonus', format: 'money', ofPeriod: true },
  { name: 'netProfit', format: 'signedMoney', ofPeriod: true },
];

/** How a figure differs from the period before; `by` is positive. */
export interface Difference {
  kind: 'more' | 'less' | 'same';
  by: string | number;
  /** In tenths of a percent of the figure before, rounded, without a sign; null where that was zero. */
  tenths: bigint | null;
}

/** Null where one of the two is missing. */
export function differenceOf(now: unknown, before: unknown): Difference | null {
  if (typeof now === 'number' && typeof before === 'number') {
    const kind = now > before ? 'more' : now < before ? 'less' : 'same';
    return { kind, by: Math.abs(now - before), tenths: tenthsOf(String(Math.abs(now - before)), String(before)) };
  }
  if (typeof now !== 'string' || typeof before !== 'string') return null;
  const change = sumAmounts(now, before.startsWith('-') ? before.slice(1) : `-${before}`);
  if (change === null) return null;
  const sign = compareAmounts(change, '0');
  const by = change.replace('-', '');
  return { kind: sign > 0 ? 'more' : sign < 0 ? 'less' : 'same', by, tenths: tenthsOf(by, before) };
}

/** Exact until the one rounding at its end. */
function tenthsOf(by: string, before: string): bigint | null {
  const [part, whole] = [parseMoney(by), parseMoney(before)];
  if (part === null || whole === null || whole.minor === 0n) return null;
  const size = whole.minor < 0n ? -whole.minor : whole.minor;
  const dividend = part.minor * 10n ** BigInt(whole.scale) * 1_000n;
  const divisor = size * 10n ** BigInt(part.scale);
  return (dividend * 2n + divisor) / (divisor * 2n);
}
