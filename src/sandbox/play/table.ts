import type { Cents } from '#sandbox/values/amounts.ts';
import type { Draws } from '#sandbox/values/draws.ts';

/** Cards by rank, 2 to 14 (the ace), and suit, 0 to 3. */
export interface Card {
  rank: number;
  suit: number;
}

/** One of the choices of a table. */
export interface Choice {
  readonly id: string;
  /** What it pays, in hundredths of the stake, which is part of it. */
  readonly odds: number;
}

/** A card for each side from a whole deck; the higher one wins. A tie gives a bet on a side back. */
const RANKS = 13;
const SUITS = 4;
export const cardChoices: readonly Choice[] = [
  { id: 'player', odds: 195 },
  { id: 'tie', odds: 1600 },
  { id: 'banker', odds: 195 },
];

/** Two dice for each side. */
export const diceChoices: readonly Choice[] = [{ id: 'player', odds: 195 }];

/** Fish by how much they pay; the rarer they are hit. */
export const fishChoices: readonly Choice[] = [
  { id: 'minnow', odds: 150 },
  { id: 'angel', odds: 300 },
  { id: 'ray', odds: 800 },
  { id: 'shark', odds: 2500 },
];
/** Share of the stakes on fish that comes back, in hundredths. */
const FISH_RETURN = 96;

export type TableResult =
  | { kind: 'cards'; player: Card; banker: Card; winner: string }
  | { kind: 'dice'; player: readonly [number, number]; rival: readonly [number, number]; winner: string }
  | { kind: 'fish'; hit: boolean };

const DECK = RANKS * SUITS;

export function dealCards(draws: Draws): TableResult {
  const at = draws.between(0, DECK - 1);
  // any but the first one
  const next = (at + draws.between(1, DECK - 1)) % DECK;
  const [player, banker] = [cardAt(at), cardAt(next)];
  const winner = player.rank === banker.rank ? 'tie' : player.rank > banker.rank ? 'player' : 'banker';
  return { kind: 'cards', player, banker, winner };
}

const cardAt = (at: number): Card => ({ rank: 2 + (at % RANKS), suit: Math.floor(at / RANKS) });

export function rollDice(draws: Draws): TableResult {
  const roll = (): [number, number] => [draws.between(1, 6), draws.between(1, 6)];
  const [player, rival] = [roll(), roll()];
  const [own, other] = [player[0] + player[1], rival[0] + rival[1]];
  return { kind: 'dice', player, rival, winner: own === other ? 'tie' : own > other ? 'player' : 'rival' };
}

export function shoot(draws: Draws, choice: Choice): TableResult {
  return { kind: 'fish', hit: draws.between(1, choice.odds) <= FISH_RETURN };
}

/** What a round pays; a tie gives a bet on a side back. */
export function tablePayout(result: TableResult, choice: Choice, stake: Cents): Cents {
  const won = (stake * BigInt(choice.odds)) / 100n;
  if (result.kind === 'fish') return result.hit ? won : 0n;
  if (result.winner === choice.id) return won;
  return result.winner === 'tie' ? stake : 0n;
}
