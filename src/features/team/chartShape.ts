import { parseMoney } from '#engine/money/money.ts';

export const WIDTH = 760;
export const HEIGHT = 232;
/** Left of the days stands the scale. */
const LEFT = 84;
const RIGHT = 24;
/** Below the days stand their names. */
export const BOTTOM = 44;
const TOP = 12;
/** Names of days that have room side by side. */
const MOST_NAMES = 7;

/** An amount in hundredths; what is no amount counts as none. */
export function cents(amount: unknown): bigint {
  const money = parseMoney(amount);
  if (money === null) return 0n;
  return money.scale <= 2 ? money.minor * 10n ** BigInt(2 - money.scale) : money.minor / 10n ** BigInt(money.scale - 2);
}

/** A line begins at zero. */
const above = (amount: unknown): bigint => {
  const value = cents(amount);
  return value < 0n ? 0n : value;
};

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
  y: readonly (readonly number[])[];
  /** Round amounts with their heights, the largest first. */
  ticks: readonly { amount: string; y: number }[];
  /** Days whose names are written, the last one among them. */
  named: readonly number[];
}

const largest = (values: readonly bigint[]): bigint => values.reduce((most, one) => (one > most ? one : most), 0n);

/** A share of the whole as a number that pixels can be made of. */
const shareOf = (value: bigint, whole: bigint): number => (whole === 0n ? 0 : Number((value * 10_000n) / whole) / 10_000);

/** Where lines of amounts by day go, the days of one below those of the other; amounts stay exact until they are pixels. */
export function chartShape(lines: readonly (readonly unknown[])[]): ChartShape {
  const values = lines.map((line) => line.map(above));
  const top = roundTop(largest(values.flat()));
  const count = Math.max(0, ...values.map(({ length }) => length));
  const span = HEIGHT - TOP - BOTTOM;
  const heightOf = (value: bigint) => TOP + span - shareOf(value, top) * span;
  const step = count < 2 ? 0 : (WIDTH - LEFT - RIGHT) / (count - 1);
  const textOf = (value: bigint) => `${value / 100n}.${String(value % 100n).padStart(2, '0')}`;
  const every = Math.max(1, Math.ceil(count / MOST_NAMES));
  const days = Array.from({ length: count }, (_, index) => index);
  return {
    x: days.map((index) => LEFT + index * step),
    y: values.map((line) => line.map(heightOf)),
    ticks: [top, top / 2n, 0n].map((value) => ({ amount: textOf(value), y: heightOf(value) })),
    named: days.filter((index) => (count - 1 - index) % every === 0),
  };
}

/** A small line without a scale, in a box of the given size: `x,y` of each day. */
export function sparkPoints(line: readonly unknown[], top: bigint, [width, height]: readonly [number, number]): string {
  const step = line.length < 2 ? 0 : (width - 4) / (line.length - 1);
  return line
    .map(
      (amount, index) =>
        `${(2 + index * step).toFixed(1)},${(height - 2 - shareOf(above(amount), top) * (height - 4)).toFixed(1)}`,
    )
    .join(' ');
}

export const topOf = (...lines: readonly (readonly unknown[])[]): bigint => largest(lines.flat().map(above));

/** How much each day differs from its counterpart, as shares from -1 to 1 of the largest difference. */
export function changeShares(now: readonly unknown[], before: readonly unknown[]): number[] {
  const changes = now.slice(0, before.length).map((amount, index) => cents(amount) - cents(before[index]));
  const most = largest(changes.map((one) => (one < 0n ? -one : one)));
  return changes.map((one) => (one < 0n ? -shareOf(-one, most) : shareOf(one, most)));
}
