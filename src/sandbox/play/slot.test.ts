import { expect, it } from 'vitest';
import { drawsOf } from '#sandbox/values/draws.ts';
import { REELS, returnToPlayer, ROWS, slotLines, slotStakes, slotSymbols, spin, winsOf } from './slot.ts';
import { centsOf } from '#sandbox/values/amounts.ts';

const [GEM, CROWN, , SEVEN, , , STAR] = slotSymbols.map((_, index) => index) as [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];
/** Reels from rows, as they are seen. */
const reelsOf = (...rows: number[][]): number[][] =>
  Array.from({ length: REELS }, (_, reel) => rows.map((row) => row[reel] ?? -1));

it('gives back 95 to 97 % of all stakes, by its pay table', () => {
  expect(slotSymbols.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
  const { paid, staked } = returnToPlayer();
  expect(paid * 100n >= staked * 95n && paid * 100n <= staked * 97n).toBe(true);
});

it('states the share that a long run of its spins has', () => {
  const draws = drawsOf({ random: 7 });
  const SPINS = 200_000n;
  let [paid, collected] = [0n, 0];
  for (let count = 0n; count < SPINS; count += 1n) {
    const result = spin(draws, 100n);
    paid += result.payout;
    collected += result.collected;
  }
  const free = 1 + (collected / Number(SPINS) / 10) * 8;
  const stated = returnToPlayer();
  expect((Number(paid) / Number(SPINS * 100n)) * free).toBeCloseTo(Number(stated.paid) / Number(stated.staked), 1);
});

it('pays three or more equal symbols from the first reel on, on every line on which they are', () => {
  const middle = reelsOf([GEM, STAR, STAR, SEVEN, GEM], [CROWN, CROWN, CROWN, CROWN, SEVEN], [STAR, SEVEN, GEM, GEM, STAR]);
  expect(winsOf(middle)).toEqual([{ line: 0, symbol: CROWN, count: 4, times: 300 }]);
  const late = reelsOf([GEM, STAR, STAR, STAR, STAR], [SEVEN, GEM, GEM, GEM, GEM], [STAR, CROWN, CROWN, CROWN, CROWN]);
  expect(winsOf(late)).toEqual([]);
  const all = reelsOf(...Array.from({ length: ROWS }, () => [STAR, STAR, STAR, STAR, STAR]));
  expect(winsOf(all)).toHaveLength(slotLines.length);
});

it('pays a line in times of its share of the stake', () => {
  for (const stake of slotStakes) expect(centsOf(stake) % BigInt(slotLines.length)).toBe(0n);
  const draws = drawsOf({ random: 3 });
  for (let count = 0; count < 2_000; count += 1) {
    const { reels, wins, payout, collected } = spin(draws, 200n);
    expect(wins).toEqual(winsOf(reels));
    expect(payout).toBe(20n * BigInt(wins.reduce((sum, { times }) => sum + times, 0)));
    expect(collected).toBe(reels.flat().filter((symbol) => symbol === GEM).length);
  }
});
