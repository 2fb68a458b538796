import type { BetStatus, GameCategory } from '#contract/types.ts';
import { type Cents, centsOf } from '#sandbox/values/amounts.ts';
import { historyOf } from '../history/history.ts';
import {
  categoryOf,
  orderNumberOf,
  type PlayedBet,
  profitOfBet,
  rowOfBet,
  type StoredBet,
  validBetOf,
} from '#sandbox/games/playedBet.ts';
import type { SandboxContext } from '../model/sandboxContext.ts';
import { isWithin, type Span } from '#sandbox/values/span.ts';
import type { TeamMember } from './teamOf.ts';
import { playOf } from './play.ts';

/** A bet of a downline as filters and sums read it. */
export interface TeamBet {
  readonly account: string;
  readonly time: number;
  readonly category: GameCategory;
  /** Code of the vendor. */
  readonly vendor: string;
  readonly gameName: string;
  readonly status: BetStatus;
  readonly betAmount: Cents;
  readonly validBet: Cents;
  readonly payout: Cents;
  readonly profit: Cents;
  /** A bet of a made history, or of the session. */
  readonly source: PlayedBet | StoredBet;
}

/** The bets of one downline in a span, in no order. */
export function betsIn(context: SandboxContext, { account, member, made }: TeamMember, span: Span): TeamBet[] {
  const live = member === null ? [] : (context.state.activity[member.id]?.bets ?? []);
  const past = member === null ? [] : historyOf(context, member, span.from).bets;
  const played = made === null ? [] : playOf(context, made, span.from).bets;
  const bets: TeamBet[] = [];
  for (const bet of live) if (isWithin(bet.time, span)) bets.push(liveBet(bet, account));
  for (const list of [past, played]) for (const bet of list) if (isWithin(bet.time, span)) bets.push(pastBet(bet, account));
  return bets;
}

function pastBet(bet: PlayedBet, account: string): TeamBet {
  const { time, game, status, stake, payout } = bet;
  return {
    account,
    time,
    category: categoryOf(bet),
    vendor: game.vassalage,
    gameName: game.gameName,
    status,
    betAmount: stake,
    validBet: validBetOf(bet),
    payout,
    profit: profitOfBet(bet),
    source: bet,
  };
}

function liveBet(bet: StoredBet, account: string): TeamBet {
  const { time, category, vendor = '', gameName = '', status, betAmount, validBet = '0', payout, profit } = bet;
  return {
    account,
    time,
    category,
    vendor,
    gameName,
    status,
    betAmount: centsOf(betAmount),
    validBet: centsOf(validBet),
    payout: centsOf(payout),
    profit: centsOf(profit),
    source: bet,
  };
}

export const orderNumberIn = ({ source }: TeamBet): string =>
  'orderNumber' in source ? source.orderNumber : orderNumberOf(source);

export const rowOfTeamBet = ({ account, source }: TeamBet): StoredBet => ({
  ...('orderNumber' in source ? source : rowOfBet(source)),
  account,
});
