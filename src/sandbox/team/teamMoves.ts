import { type Cents, centsOf, moneyOf } from '#sandbox/values/amounts.ts';
import { historyOf } from '../history/history.ts';
import { activityOf } from '../model/activity.ts';
import type { SandboxContext } from '../model/sandboxContext.ts';
import type { Member } from '../model/state.ts';
import type { StoredMove } from '#sandbox/values/words.ts';
import { isWithin, type Span } from '#sandbox/values/span.ts';
import type { TeamMember } from './teamOf.ts';
import { movesOf, referenceOf } from './madePayments.ts';
import type { PlayedMove } from './play.ts';

/** A movement of a downline with its amount; the row is made for those that are shown. */
export interface TeamMove extends Pick<StoredMove, 'time' | 'type' | 'status'> {
  amount: Cents;
  row: () => StoredMove & { account: string };
}

/** The movements of one downline in a span, in no order. */
export function movesIn(context: SandboxContext, downline: TeamMember, span: Span): TeamMove[] {
  const { member, made, account } = downline;
  const stored = member === null ? [] : storedMoves(context, member, span.from);
  const played = made === null ? [] : movesOf(context, made, span.from);
  return [
    ...stored
      .filter(({ time }) => isWithin(time, span))
      .map((row) => {
        const { time, type, status, amount } = row;
        return { time, type, status, amount: centsOf(amount), row: () => ({ ...row, account }) };
      }),
    ...played.filter(({ time }) => isWithin(time, span)).map((move) => madeMove(move, downline)),
  ];
}

/** Movements of a member of the state: of the session, before them those of the history; earlier ones than `since` may lack. */
export const storedMoves = (context: SandboxContext, member: Member, since: number): StoredMove[] => [
  ...activityOf(context, member).transactions,
  ...historyOf(context, member, since).transactions,
];

function madeMove(move: PlayedMove, { id, account }: TeamMember): TeamMove {
  const { time, type, status, amount, balance, remark } = move;
  return {
    time,
    type,
    status,
    amount,
    row: () => ({
      referenceNumber: referenceOf(move, id),
      time,
      type,
      account,
      amount: moneyOf(amount),
      balanceAfter: moneyOf(balance),
      status,
      remark,
    }),
  };
}

/** What was rejected or failed moved nothing; a withdrawal that waits holds its money. */
export const hasMoved = ({ status, amount }: Pick<TeamMove, 'status' | 'amount'>): boolean =>
  status === 'CREDITED' || (status === 'PENDING' && amount < 0n);
