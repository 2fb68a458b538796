import { nextRandom, seedOf } from '../../../src/sandbox/values/random.ts';

/** Random numbers from a seed: the same seed gives the same ones. */
export interface Random {
  /** A whole number, both ends included. */
  between(least: number, most: number): number;
  pick<T>(values: readonly T[]): T;
}

export function randomOf(seed: string): Random {
  const position = { random: seedOf(seed) };
  const between = (least: number, most: number): number => least + Math.floor(nextRandom(position) * (most - least + 1));
  return { between, pick: (values) => values[between(0, values.length - 1)] as never };
}
