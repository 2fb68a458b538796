import type { DrawnNumbers } from '#contract/types.ts';

/** How often each pair of last digits was drawn, in any prize. */
export function countPairs(draws: readonly DrawnNumbers[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const draw of draws) {
    const numbers = draw.prizes?.length ? draw.prizes.flatMap((prize) => prize.numbers) : draw.numbers;
    for (const number of numbers) {
      const pair = number.slice(-2);
      if (pair.length === 2) counts.set(pair, (counts.get(pair) ?? 0) + 1);
    }
  }
  return counts;
}

/** The most frequent pairs; equal counts are ordered by number. */
export function mostDrawn(draws: readonly DrawnNumbers[], most: number): [pair: string, times: number][] {
  return [...countPairs(draws)]
    .toSorted(([one, often], [other, oftener]) => oftener - often || one.localeCompare(other, 'en'))
    .slice(0, most);
}
