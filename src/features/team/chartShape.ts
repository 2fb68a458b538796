import type { AgentDay } from '#contract/types.ts';
import { parseMoney } from '#engine/money/money.ts';

export const series = ['deposit', 'withdrawal', 'validBet'] as const;
export type Series = (typeof series)[number];

export const WIDTH = 760;
export const HEIGHT = 180;
/** Left of the days stands the scale. */
const LEFT = 84;
const RIGHT = 8;
const BOTTOM = 8;
const TOP = 12;

/** An amount in hundredths; what is no amount, or below zero, counts as none. */
function cents(amount: unknown): bigint {
  const money = parseMoney(amount);
  if (money === null || money.minor < 0n) return 0n;
  return money.scale <= 2 ? money.minor * 10n ** BigInt(2 - money.scale) : money.minor / 10n ** BigInt(money.scale - 2);
}

/** The next 1, 2 or 5 with zeros, so that the lines of the scale are round; at least 10.00. */
export function roundTop(most: bigint): bigint {
  for (let step = 1_000n; ; step *= 10n) {
    for (const factor of [1n, 2n, 5n]) if (step * factor >= most) return step * factor;
  }
}

/** The day nearest to a place across the picture, 0 to 1. */
export function dayAt(place: number, count: number): number {
  const share = (place * WIDTH - LEFT) / (WIDTH - LEFT - RIGHT);
  return Math.max(0, Math.min(count - 1, Math.round(share * (count - 1))));
}

export interface ChartShape {
  /** Of each day, px. */
  x: readonly number[];
  /** Heights of each line, px from the top. */
  y: Readonly<Record<Series, readonly number[]>>;
  /** Round amounts with their heights, the largest first. */
  ticks: readonly { amount: string; y: number }[];
}

/** Where the lines of the days go; amounts stay exact until they are pixels. */
export function chartShape(days: readonly AgentDay[]): ChartShape {
  const values = days.flatMap((day) => series.map((name) => cents(day[name])));
  const top = roundTop(values.reduce((most, one) => (one > most ? one : most), 0n));
  const span = HEIGHT - TOP - BOTTOM;
  const heightOf = (value: bigint) => TOP + span - (Number((value * 10_000n) / top) / 10_000) * span;
  const step = days.length < 2 ? 0 : (WIDTH - LEFT - RIGHT) / (days.length - 1);
  const textOf = (value: bigint) => `${value / 100n}.${String(value % 100n).padStart(2, '0')}`;
  return {
    x: days.map((_, index) => LEFT + index * step),
    y: Object.fromEntries(series.map((name) => [name, days.map((day) => heightOf(cents(day[name])))])) as Record<
      Series,
      number[]
    >,
    ticks: [top, top / 2n, 0n].map((value) => ({ amount: textOf(value), y: heightOf(value) })),
  };
}
