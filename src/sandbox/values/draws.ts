import { nextRandom, type RandomPosition } from './random.ts';

/** Random choices of one generator; the same position always gives the same choices. */
export interface Draws {
  /** A whole number, both ends included. */
  between: (least: number, most: number) => number;
  /** True in `share` of all cases, 0 to 1. */
  chance: (share: number) => boolean;
  /** @throws Error on an empty list */
  pick: <Item>(list: readonly Item[]) => Item;
}

export function drawsOf(position: RandomPosition): Draws {
  return {
    between: (least, most) => least + Math.floor(nextRandom(position) * (most - least + 1)),
    chance: (share) => nextRandom(position) < share,
    pick(list) {
      const item = list[Math.floor(nextRandom(position) * list.length)];
      if (item === undefined) throw new Error('Nothing to pick from.');
      return item;
    },
  };
}
