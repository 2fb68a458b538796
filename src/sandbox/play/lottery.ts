import type { SandboxLottery } from '#contract/types.ts';
import type { Cents } from '#sandbox/values/amounts.ts';

/** What a column of a bet slip chooses: a place of a number, a die, a finishing place, or the only one of a play. */
export type ColumnName =
  | 'hundredThousands'
  | 'tenThousands'
  | 'thousands'
  | 'hundreds'
  | 'tens'
  | 'units'
  | 'first'
  | 'second'
  | 'third'
  | 'sum'
  | 'numbers';

interface Column {
  readonly name: ColumnName;
  readonly values: readonly string[];
}

/** A way to bet on a draw. */
export interface LotteryPlay {
  /** `straight5`: the last five places; `places2`: the first two of a race; `pick3`: three numbers of a pool; `sum`. */
  readonly id: string;
  readonly columns: readonly Column[];
  /** A value counts in one column alone, as a boat finishes once. */
  readonly distinct: boolean;
  /** Numbers of one bet from the only column; absent where a bet has one value of each column. */
  readonly pick?: number;
  /** A sum above it is big. */
  readonly middle?: number;
  /** What a bet that wins pays, in hundredths of its stake. */
  readonly odds: bigint;
}

/** Chosen values by column. */
export type Picks = readonly (readonly string[])[];

/** What the house keeps: 2 % of columns, 5 % of pools, whose odds are cut to two decimals. */
const COLUMNS_RETURN = 98n;
const POOL_RETURN = 95n;
const MOST_PICKED = 3;

const places: readonly ColumnName[] = ['hundredThousands', 'tenThousands', 'thousands', 'hundreds', 'tens', 'units'];
const finishes: readonly ColumnName[] = ['first', 'second', 'third'];
const SUMS = ['big', 'small', 'odd', 'even'] as const;

/** `C(n, k)`: the ways to choose k of n. */
export function combinations(n: number, k: number): bigint {
  if (k > n) return 0n;
  let ways = 1n;
  for (let step = 1n; step <= BigInt(k); step += 1n) ways = (ways * (BigInt(n - k) + step)) / step;
  return ways;
}

const valuesOf = ({ from, to }: SandboxLottery): string[] => {
  const width = String(to).length;
  return Array.from({ length: to - from + 1 }, (_, index) => String(from + index).padStart(width, '0'));
};

const digits = Array.from({ length: 10 }, (_, digit) => String(digit));

/** The plays that a lottery offers, the first one first. */
export function playsOf(lottery: SandboxLottery): readonly LotteryPlay[] {
  const { count, unique, vietnamese } = lottery;
  const values = valuesOf(lottery);
  if (vietnamese === true) return [2, 3].map((length) => straight(length, digits));
  if (unique !== true && values.length === 10) {
    const lengths = [count, 4, 3, 2].filter((length, at, all) => length <= count && all.indexOf(length) === at);
    return [...lengths.map((length) => straight(length, values)), ...sumOf(lottery)];
  }
  if (unique !== true) return [ordered('places', Math.min(count, finishes.length), values, false), ...sumOf(lottery)];
  if (count === values.length) return [1, 2, 3].map((length) => ordered('places', length, values, true));
  return Array.from({ length: MOST_PICKED }, (_, index) => pool(index + 1, count, values));
}

const straight = (length: number, values: readonly string[]): LotteryPlay => ({
  id: `straight${length}`,
  columns: places.slice(-length).map((name) => ({ name, values })),
  distinct: false,
  odds: COLUMNS_RETURN * 10n ** BigInt(length),
});

function ordered(id: string, length: number, values: readonly string[], distinct: boolean): LotteryPlay {
  let ways = 1n;
  for (let at = 0; at < length; at += 1) ways *= BigInt(values.length - (distinct ? at : 0));
  return {
    id: `${id}${length}`,
    columns: finishes.slice(0, length).map((name) => ({ name, values })),
    distinct,
    odds: COLUMNS_RETURN * ways,
  };
}

const pool = (pick: number, drawn: number, values: readonly string[]): LotteryPlay => ({
  id: `pick${pick}`,
  columns: [{ name: 'numbers', values }],
  distinct: false,
  pick,
  odds: (POOL_RETURN * combinations(values.length, pick)) / combinations(drawn, pick),
});

/** Halves of all sums; where a sum is the middle itself, there is no such play. */
function sumOf({ count, from, to }: SandboxLottery): LotteryPlay[] {
  const middle = (count * (from + to)) / 2;
  if (Number.isInteger(middle)) return [];
  return [{ id: 'sum', columns: [{ name: 'sum', values: SUMS }], distinct: false, pick: 1, middle, odds: COLUMNS_RETURN * 2n }];
}

/** The picks of a request as they are kept: known values, each once, in the order of the column; null for any other. */
export function readPicks(play: LotteryPlay, value: unknown): Picks | null {
  if (!Array.isArray(value) || value.length !== play.columns.length) return null;
  const picks = play.columns.map(({ values }, at) => {
    const chosen: unknown = value[at];
    if (!Array.isArray(chosen) || !chosen.every((one) => values.includes(one as string))) return null;
    return values.filter((one) => chosen.includes(one));
  });
  return picks.includes(null) ? null : (picks as string[][]);
}

/** How many bets the picks are: the product of the columns, less those in which a value would count twice. */
export function betsIn({ distinct, pick }: LotteryPlay, picks: Picks): bigint {
  if (pick !== undefined) return combinations(picks[0]?.length ?? 0, pick);
  if (!distinct) return picks.reduce((product, { length }) => product * BigInt(length), 1n);
  return differentRows(picks, []);
}

function differentRows([column, ...others]: Picks, used: readonly string[]): bigint {
  if (column === undefined) return 1n;
  return column.reduce((sum, value) => (used.includes(value) ? sum : sum + differentRows(others, [...used, value])), 0n);
}

/** The drawn values that the columns of a play are compared with; for a pool all of them. */
export function drawnFor({ id, columns, pick }: LotteryPlay, numbers: readonly string[]): readonly string[] {
  if (id.startsWith('straight')) return numbers.join('').split('').slice(-columns.length);
  return pick === undefined ? numbers.slice(0, columns.length) : numbers;
}

/** How many of the bets in the picks win. */
export function winningBets(play: LotteryPlay, picks: Picks, numbers: readonly string[]): bigint {
  const drawn = drawnFor(play, numbers);
  if (play.pick !== undefined) {
    const holding = play.middle === undefined ? drawn : sumsOf(play.middle, drawn);
    return combinations((picks[0] ?? []).filter((one) => holding.includes(one)).length, play.pick);
  }
  return picks.every((column, at) => column.includes(drawn[at] ?? '')) ? 1n : 0n;
}

/** What a draw's sum is. */
export function sumsOf(middle: number, drawn: readonly string[]): readonly string[] {
  const sum = drawn.reduce((total, value) => total + Number(value), 0);
  return [sum > middle ? 'big' : 'small', sum % 2 === 1 ? 'odd' : 'even'];
}

/** What the picks pay after a draw. @param stake of one bet */
export const payoutOf = (play: LotteryPlay, picks: Picks, numbers: readonly string[], stake: Cents): Cents =>
  (winningBets(play, picks, numbers) * stake * play.odds) / 100n;

/** The picks as a record shows them: `2,7 | 0 | 3,5`. */
export const picksText = (picks: Picks): string => picks.map((column) => column.join(',')).join(' | ');
