import type { BetRecord } from '#contract/types.ts';
import { type Cents, centsOf, moneyOf } from '../history/amounts.ts';
import { betsOf } from '../history/bets.ts';
import { drawsOf } from '../history/draws.ts';
import { contentOf } from '../history/playSession.ts';
import type { SandboxContext } from '../model/sandboxContext.ts';
import { isWithin, type Span } from './span.ts';
import type { TeamMember } from './teamOf.ts';
import { type PlayedBet, playOf } from './play.ts';

/** A bet of a downline with its amounts; the row is made for those that are shown. */
export interface TeamBet extends Pick<BetRecord, 'time' | 'category' | 'status' | 'orderNumber'> {
  /** Code of the vendor. */
  vendor: string;
  gameName: string;
  betAmount: Cents;
  validBet: Cents;
  payout: Cents;
  profit: Cents;
  row: () => BetRecord;
}

/** The bets of one downline in a span, in no order. */
export function betsIn(context: SandboxContext, downline: TeamMember, span: Span): TeamBet[] {
  const stored = downline.member === null ? [] : betsOf(context, downline.member);
  const made = downline.made === null ? [] : playOf(context, downline.made).bets;
  return [
    ...stored.filter(({ time }) => isWithin(time, span)).map((bet) => storedBet(bet, downline.account)),
    ...made.filter(({ time }) => isWithin(time, span)).map((bet) => madeBet(bet, downline)),
  ];
}

function storedBet(bet: BetRecord, account: string): TeamBet {
  const { time, category, vendor = '', gameName = '', status, orderNumber, betAmount, validBet = '0', payout, profit } = bet;
  return {
    time,
    category,
    vendor,
    gameName,
    status,
    orderNumber,
    betAmount: centsOf(betAmount),
    validBet: centsOf(validBet),
    payout: centsOf(payout),
    profit: centsOf(profit),
    row: () => ({ ...bet, account }),
  };
}

function madeBet({ time, game, stake, payout, status }: PlayedBet, { id, account }: TeamMember): TeamBet {
  const orderNumber = `B${time.toString(36).toUpperCase()}${Number(id).toString(36).toUpperCase()}`;
  const validBet = status === 'WON' || status === 'LOST' ? stake : 0n;
  const known = {
    time,
    category: game.gameCategory ?? 'RNG',
    vendor: game.vassalage,
    gameName: game.gameName,
    status,
    orderNumber,
  };
  return {
    ...known,
    betAmount: stake,
    validBet,
    payout,
    profit: payout - stake,
    row: () => ({
      ...known,
      account,
      vendorName: game.vendor ?? game.vassalage,
      content: contentOf(game, drawsOf({ random: time >>> 0 })),
      betAmount: moneyOf(stake),
      validBet: moneyOf(validBet),
      payout: moneyOf(payout),
      profit: moneyOf(payout - stake),
    }),
  };
}
