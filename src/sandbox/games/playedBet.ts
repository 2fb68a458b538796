import type { BetRecord, BetStatus } from '#contract/types.ts';
import type { CatalogueGame } from './gameCatalogue.ts';
import type { Worded } from '#sandbox/values/words.ts';
import { type Cents, moneyOf } from '#sandbox/values/amounts.ts';
import { drawsOf } from '#sandbox/values/draws.ts';
import { contentOf } from './betContent.ts';

/** A bet of a made history: small, as there are many. Its row is made when it is shown. */
export interface PlayedBet {
  readonly time: number;
  readonly game: CatalogueGame;
  readonly stake: Cents;
  readonly payout: Cents;
  readonly status: BetStatus;
  /** Below 1000: tells bets of one member and moment apart. */
  readonly number: number;
  /** Of the member, for order numbers. */
  readonly mark: string;
}

/** The end of order and reference numbers of a member. */
export const markOf = (id: string): string => Number(id).toString(36).toUpperCase();

/** Draws and cancelled bets give back the stake and count as no valid bet. */
export const validBetOf = ({ status, stake }: PlayedBet): Cents => (status === 'WON' || status === 'LOST' ? stake : 0n);

/** An open bet has neither won nor lost. */
export const profitOfBet = ({ status, stake, payout }: PlayedBet): Cents => (status === 'UNSETTLED' ? 0n : payout - stake);

export const orderNumberOf = ({ time, number, mark }: PlayedBet): string =>
  `B${time.toString(36).toUpperCase()}${String(number).padStart(3, '0')}${mark}`;

export const categoryOf = ({ game }: PlayedBet): BetRecord['category'] => game.gameCategory ?? 'RNG';

/** A bet as it is kept: its selection is written when somebody reads it. */
export type StoredBet = Omit<BetRecord, 'content'> & { readonly content: Worded };

export function rowOfBet(bet: PlayedBet): StoredBet {
  const { time, game, stake, payout, status, number } = bet;
  return {
    orderNumber: orderNumberOf(bet),
    time,
    category: categoryOf(bet),
    vendor: game.vassalage,
    vendorName: game.vendor ?? game.vassalage,
    gameName: game.gameName,
    content: contentOf(game, drawsOf({ random: (time + number) >>> 0 })),
    betAmount: moneyOf(stake),
    validBet: moneyOf(validBetOf(bet)),
    payout: moneyOf(payout),
    profit: moneyOf(profitOfBet(bet)),
    status,
  };
}
