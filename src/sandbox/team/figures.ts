import type { GameCategory } from '#contract/types.ts';
import { type Cents, moneyOf } from '#sandbox/values/amounts.ts';
import type { SandboxContext } from '../model/sandboxContext.ts';
import type { Span } from '#sandbox/values/span.ts';
import { betsIn } from './teamBets.ts';
import { hasMoved, movesIn } from './teamMoves.ts';
import type { TeamMember } from './teamOf.ts';

/** What a member did in a span, in hundredths. */
export interface Figures {
  deposit: Cents;
  withdrawal: Cents;
  betAmount: Cents;
  validBet: Cents;
  payout: Cents;
  bonus: Cents;
  rebate: Cents;
  /** Salaries and dividends. */
  salary: Cents;
  netProfit: Cents;
}

/** Of those who did nothing, which are most: shared, so never changed. */
const none: Readonly<Figures> = {
  deposit: 0n,
  withdrawal: 0n,
  betAmount: 0n,
  validBet: 0n,
  payout: 0n,
  bonus: 0n,
  rebate: 0n,
  salary: 0n,
  netProfit: 0n,
};

const keys = Object.keys(none) as (keyof Figures)[];

/** The key that each type of movement counts for, and its sign. */
const counted = {
  DEPOSIT: ['deposit', 1n],
  WITHDRAWAL: ['withdrawal', -1n],
  BONUS: ['bonus', 1n],
  REBATE: ['rebate', 1n],
  SALARY: ['salary', 1n],
  DIVIDEND: ['salary', 1n],
} as const;

/** The own figures of a downline, without its team; of a category alone its bets, as movements belong to none. */
export function figuresOf(context: SandboxContext, downline: TeamMember, span: Span, category?: GameCategory): Readonly<Figures> {
  return figuresByDay(context, downline, { span, starts: [span.from] }, category)[0] ?? none;
}

/**
 * The own figures of a downline in parts of a span; none for one that never did anything.
 * @param starts where each part begins, the earliest first
 */
export function figuresByDay(
  context: SandboxContext,
  downline: TeamMember,
  { span, starts }: { span: Span; starts: readonly number[] },
  category?: GameCategory,
): readonly Readonly<Figures>[] {
  if (downline.member === null && downline.made?.play === 0) return [];
  const sums: Figures[] = starts.map(() => none);
  const partOf = (time: number) => {
    const part = starts.findLastIndex((start) => start <= time);
    const sum = sums[part];
    return sum === none ? (sums[part] = { ...none }) : sum;
  };
  for (const bet of betsIn(context, downline, span)) {
    const sum = category === undefined || bet.category === category ? partOf(bet.time) : undefined;
    if (sum === undefined) continue;
    sum.betAmount += bet.betAmount;
    sum.validBet += bet.validBet;
    sum.payout += bet.payout;
    sum.netProfit += bet.profit;
  }
  if (category !== undefined) return sums;
  for (const move of movesIn(context, downline, span)) {
    const sum = hasMoved(move) && move.type in counted ? partOf(move.time) : undefined;
    if (sum === undefined) continue;
    const [key, sign] = counted[move.type as keyof typeof counted];
    sum[key] += sign * move.amount;
    if (key !== 'deposit' && key !== 'withdrawal') sum.netProfit += move.amount;
  }
  return sums;
}

export function addFigures(all: readonly (Readonly<Figures> | undefined)[]): Figures {
  const sum = { ...none };
  for (const one of all) {
    if (one === none || one === undefined) continue;
    for (const key of keys) if (one[key] !== 0n) sum[key] += one[key];
  }
  return sum;
}

/** Figures as the platform writes them. */
export const writtenFigures = (figures: Figures) =>
  Object.fromEntries(keys.map((key) => [key, moneyOf(figures[key])])) as Record<keyof Figures, string>;
