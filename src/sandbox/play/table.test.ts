import { describe, expect, it } from 'vitest';
import type { Draws } from '#sandbox/values/draws.ts';
import {
  cardChoices,
  type Choice,
  dealCards,
  diceChoices,
  fishChoices,
  rollDice,
  shoot,
  tablePayout,
  type TableResult,
} from './table.ts';

/** Every round that the draws can give: each number that is asked for takes all its values in turn. */
function everyRound(play: (draws: Draws) => TableResult): TableResult[] {
  const results: TableResult[] = [];
  const follow = (chosen: readonly number[]): void => {
    let asked = 0;
    const open: number[] = [];
    const between = (least: number, most: number): number => {
      const value = chosen[asked];
      asked += 1;
      if (value === undefined && open.length === 0)
        open.push(...Array.from({ length: most - least + 1 }, (_, index) => least + index));
      return value ?? least;
    };
    const result = play({ between, chance: () => false, pick: ([item]) => item! });
    if (open.length === 0) results.push(result);
    for (const value of open) follow([...chosen, value]);
  };
  follow([]);
  return results;
}

/** Share of the stakes that comes back over all rounds, in percent. */
function returned(rounds: readonly TableResult[], choice: Choice): number {
  const paid = rounds.reduce((sum, result) => sum + tablePayout(result, choice, 10_000n), 0n);
  return Number((paid * 10_000n) / BigInt(rounds.length * 10_000)) / 100;
}

describe('what a table gives back over all its rounds', () => {
  const deals = everyRound(dealCards);
  const rolls = everyRound(rollDice);

  it('is between 94 and 99 % on each choice of the cards', () => {
    expect(deals).toHaveLength(52 * 51);
    for (const choice of cardChoices) {
      expect(returned(deals, choice), choice.id).toBeGreaterThan(94);
      expect(returned(deals, choice), choice.id).toBeLessThan(99);
    }
    expect(returned(deals, cardChoices[0]!)).toBe(returned(deals, cardChoices[2]!));
  });

  it('is the same on the dice', () => {
    expect(rolls).toHaveLength(6 ** 4);
    expect(returned(rolls, diceChoices[0]!)).toBeGreaterThan(94);
    expect(returned(rolls, diceChoices[0]!)).toBeLessThan(99);
  });

  it.each(fishChoices)('is 96 % on the $id', (choice) => {
    expect(
      returned(
        everyRound((draws) => shoot(draws, choice)),
        choice,
      ),
    ).toBe(96);
  });
});

it('deals no card twice, and names the higher one', () => {
  for (const result of everyRound(dealCards)) {
    if (result.kind !== 'cards') throw new Error(result.kind);
    const { player, banker, winner } = result;
    expect(player).not.toEqual(banker);
    expect(winner).toBe(player.rank === banker.rank ? 'tie' : player.rank > banker.rank ? 'player' : 'banker');
  }
});

it('gives a bet on a side back at a tie', () => {
  const card = { rank: 9, suit: 0 };
  const tie: TableResult = { kind: 'cards', player: card, banker: { rank: 9, suit: 3 }, winner: 'tie' };
  expect(cardChoices.map((choice) => tablePayout(tie, choice, 200n))).toEqual([200n, 3_200n, 200n]);
});
