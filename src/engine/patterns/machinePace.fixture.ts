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
