import type { Draws } from '#sandbox/values/draws.ts';
import type { Cents } from '#sandbox/values/amounts.ts';

/** Reels and rows of the demo slot. */
export const REELS = 5;
export const ROWS = 3;

/** A symbol: how often it lands in 100 cells, and what three, four and five of it pay, in times the stake of one line. */
export interface SlotSymbol {
  readonly name: string;
  readonly weight: number;
  readonly pays: readonly [three: number, four: number, five: number];
}

/** From rare to frequent; the weights sum up to 100. */
export const slotSymbols = [
  { name: 'gem', weight: 4, pays: [100, 500, 5000] },
  { name: 'crown', weight: 7, pays: [60, 300, 1500] },
  { name: 'trophy', weight: 11, pays: [25, 120, 600] },
  { name: 'seven', weight: 14, pays: [15, 60, 250] },
  { name: 'coins', weight: 18, pays: [12, 40, 150] },
  { name: 'gift', weight: 22, pays: [8, 30, 120] },
  { name: 'star', weight: 24, pays: [7, 20, 80] },
] as const satisfies readonly SlotSymbol[];

/** Index of the symbol that fills the meter. */
export const COLLECTED = 0;
/** Collected symbols that fill the meter, and the free spins that follow. */
export const METER = 10;
export const FREE_SPINS = 8;

/** Row of each reel on which a line runs. */
export const slotLines = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 1, 2, 1],
  [1, 2, 1, 0, 1],
  [1, 0, 0, 0, 1],
] as const satisfies readonly (readonly number[])[];

/** Bets on all lines together; each is divisible by the number of lines. */
export const slotStakes = ['0.50', '1.00', '2.00', '5.00', '10.00', '20.00', '50.00'] as const;

export interface LineWin {
  /** Index in `slotLines`. */
  line: number;
  /** Index in `slotSymbols`. */
  symbol: number;
  /** Equal symbols from the first reel on: 3 to 5. */
  count: number;
  /** Times the stake of one line. */
  times: number;
}

export interface Spin {
  /** Symbols by reel, from the top. */
  reels: number[][];
  wins: LineWin[];
  /** Symbols for the meter. */
  collected: number;
  payout: Cents;
}

/** One spin. @param stake of all lines together */
export function spin(draws: Draws, stake: Cents): Spin {
  const reels = Array.from({ length: REELS }, () => Array.from({ length: ROWS }, () => drawSymbol(draws)));
  const wins = winsOf(reels);
  const times = wins.reduce((sum, win) => sum + win.times, 0);
  return {
    reels,
    wins,
    collected: reels.flat().filter((symbol) => symbol === COLLECTED).length,
    payout: (stake / BigInt(slotLines.length)) * BigInt(times),
  };
}

function drawSymbol(draws: Draws): number {
  let at = draws.between(1, 100);
  return slotSymbols.findIndex(({ weight }) => (at -= weight) <= 0);
}

/** The wins of all lines: three or more equal symbols from the first reel on. */
export function winsOf(reels: readonly (readonly number[])[]): LineWin[] {
  return slotLines.flatMap((rows, line) => {
    const symbols = rows.map((row, reel) => reels[reel]?.[row] ?? -1);
    const [symbol = -1] = symbols;
    const other = symbols.findIndex((one) => one !== symbol);
    const count = other === -1 ? symbols.length : other;
    const times = slotSymbols[symbol]?.pays[count - 3];
    return times === undefined ? [] : [{ line, symbol, count, times }];
  });
}

/** The exact share of all stakes that comes back, free spins included, as a fraction. */
export function returnToPlayer(): { paid: bigint; staked: bigint } {
  // of one line in 100^5 equally likely rows: the others differ in the first symbol that is not counted
  const paid = slotSymbols.reduce((sum, { weight, pays: [three, four, five] }) => {
    const other = 100 - weight;
    return sum + BigInt(weight) ** 3n * BigInt(other * 100 * three + weight * other * four + weight * weight * five);
  }, 0n);
  // a spin collects 15 × weight / 100 symbols on average, and METER of them give FREE_SPINS, which collect nothing
  const cells = BigInt(REELS * ROWS * slotSymbols[COLLECTED].weight);
  const perMeter = BigInt(METER * 100);
  return { paid: paid * (perMeter + cells * BigInt(FREE_SPINS)), staked: 100n ** 5n * perMeter };
}
