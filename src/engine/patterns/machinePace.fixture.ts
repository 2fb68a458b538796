/** Time of the baseline on an idle machine, ms. */
const BASELINE_MS = 4;

/** The time that a piece of work takes, ms. */
export function timed(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** The time of a fixed amount of work, ms. */
const baseline = (): number =>
  timed(() => {
    let state = 1;
    const numbers = Array.from({ length: 20_000 }, () => (state = (state * 48_271) % 2_147_483_647));
    numbers.sort((a, b) => a - b);
  });

/** How many times slower than usual this machine is at the moment; at least 1. A limit in ms is multiplied by it. */
export function slowness(): number {
  const [, median = 0] = [baseline(), baseline(), baseline()].toSorted((a, b) => a - b);
  return Math.max(1, median / BASELINE_MS);
}

/** Other work on the machine makes a round slower and never faster, so one short round is enough. */
const ROUNDS = 20;

/** The least time of some work, ms on an idle machine; no further round is made when it is below the limit. */
export function leastMs(work: () => void, limit: number): number {
  let least = timed(work);
  for (let round = 1; round < ROUNDS && least >= limit; round += 1) {
    const slow = slowness();
    least = Math.min(least, timed(work) / slow);
  }
  return least;
}

/** How many pieces one large one is compared with, and the growth of linear work at most: between 1 and the 64 of quadratic work. */
const PIECES = 64;
export const LINEAR = 8;

/**
 * How many times as long a piece of work of 64 times the size takes as 64 pieces of that size: about 1 when its time is linear,
 * 64 when it is quadratic. Both sides make the same amount of garbage, so a pause of the collector is no growth.
 * @param size 64 times of it are texts below 128 kB: V8 gives larger ones pages of their own, which costs five times as much
 */
export function growth(work: (size: number) => void, size: number): number {
  let [pieces, whole] = [Infinity, Infinity];
  for (let round = 0; round < 3 || (round < ROUNDS && whole / pieces >= LINEAR); round += 1) {
    pieces = Math.min(
      pieces,
      timed(() => {
        for (let piece = 0; piece < PIECES; piece += 1) work(size);
      }),
    );
    whole = Math.min(
      whole,
      timed(() => work(size * PIECES)),
    );
  }
  return whole / pieces;
}
