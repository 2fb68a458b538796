import type { BetRecord, Transaction } from '#contract/types.ts';
import type { StoredBet } from '#sandbox/games/playedBet.ts';
import type { SandboxContext } from '../model/sandboxContext.ts';
import { wordsFor } from '../model/texts.ts';
import type { StoredMove } from '#sandbox/values/words.ts';

/** Movements as a page of records shows them. */
export function moveRows(context: SandboxContext, request: Request, moves: readonly StoredMove[]): Transaction[] {
  const say = wordsFor(context, request);
  return moves.map(({ remark, ...move }) => ({ ...move, remark: say(remark) }));
}

/** Bets as a page of records shows them. */
export function betRows(context: SandboxContext, request: Request, bets: readonly StoredBet[]): BetRecord[] {
  const say = wordsFor(context, request);
  return bets.map(({ content, ...bet }) => ({ ...bet, content: say(content) }));
}
