import type { BetStatus } from '#contract/types.ts';
import type { CatalogueGame } from './gameCatalogue.ts';
import type { Cents } from '#sandbox/values/amounts.ts';
import type { Draws } from '#sandbox/values/draws.ts';
import type { PlayedBet } from './playedBet.ts';

/** Bets with one vendor in one go, the earliest first, and what they moved. */
export interface PlaySession {
  vendorName: string;
  bets: PlayedBet[];
  staked: Cents;
  paid: Cents;
}

const stakes: readonly Cents[] = [20n, 50n, 100n, 200n, 500n, 1_000n, 2_500n];
/** What a won bet pays, in tenths of the stake; with 46 % won bets a little less comes back than was staked. */
const wins = [11n, 13n, 15n, 18n, 20n, 22n, 26n, 35n];

/**
 * @param games games of one vendor
 * @param mark of the member, for order numbers
 * @param from when the first bet is placed, ms
 * @param count how many bets
 * @param isOpen the last bet has not been settled
 */
export function playSession(
  draws: Draws,
  games: readonly CatalogueGame[],
  from: number,
  count: number,
  isOpen: boolean,
  mark: string,
): PlaySession {
  const bets: PlayedBet[] = [];
  let [staked, paid] = [0n, 0n];
  const stake = draws.pick(stakes);
  let time = from;
  for (let index = 0; index < count; index += 1) {
    const game = draws.pick(games);
    const status = isOpen && index === count - 1 ? 'UNSETTLED' : outcome(draws);
    const payout = payoutOf(status, stake, draws);
    staked += stake;
    paid += payout;
    time += draws.between(20, 50) * 1_000;
    bets.push({ time, game, stake, payout, status, number: draws.between(0, 999), mark });
  }
  return { vendorName: bets[0]?.game.vendor ?? '', bets, staked, paid };
}

/** A little less is paid than was staked. */
export function outcome(draws: Draws): BetStatus {
  const at = draws.between(1, 100);
  if (at <= 46) return 'WON';
  if (at <= 95) return 'LOST';
  return at <= 98 ? 'DRAW' : 'CANCELLED';
}

export function payoutOf(status: BetStatus, stake: Cents, draws: Draws): Cents {
  if (status === 'WON') return (stake * draws.pick(wins)) / 10n;
  return status === 'DRAW' || status === 'CANCELLED' ? stake : 0n;
}
