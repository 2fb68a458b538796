import type { TransactionStatus, TransactionType } from '#contract/types.ts';
import type { Cents } from '#sandbox/values/amounts.ts';
import { type Draws, drawsOf } from '#sandbox/values/draws.ts';
import { channels, HISTORY_DAYS, historyEnd, payouts } from '../history/history.ts';
import { markOf, type PlayedBet } from '#sandbox/games/playedBet.ts';
import { outcome, payoutOf } from '#sandbox/games/playSession.ts';
import { type CatalogueGame, catalogueOf } from '#sandbox/games/gameCatalogue.ts';
import type { SandboxContext } from '../model/sandboxContext.ts';
import type { Worded } from '#sandbox/values/words.ts';
import type { MadeDownline } from '#sandbox/downlines/generatedDownlines.ts';

/** A movement before it becomes a row. */
export interface PlayedMove {
  time: number;
  type: TransactionType;
  amount: Cents;
  balance: Cents;
  status: TransactionStatus;
  remark: Worded;
}

/** What a made downline did before the sandbox session began, the earliest first. */
export interface Play {
  bets: readonly PlayedBet[];
  moves: readonly PlayedMove[];
  balance: Cents;
}

const dayMs = 86_400_000;
const minuteMs = 60_000;
const MOST_BETS = 3;
const nothing: Play = { bets: [], moves: [], balance: 0n };
const known = new WeakMap<MadeDownline, { play: Play; since: number }>();

/**
 * The same for the same downline: every day comes from its seed and the day's number.
 * @param since a time, ms: earlier bets and movements may be missing
 */
export function playOf(context: SandboxContext, downline: MadeDownline, since: number): Play {
  if (downline.play === 0) return nothing;
  const made = known.get(downline);
  if (made !== undefined && made.since <= since) return made.play;
  const play = makePlay(downline, catalogueOf(context.data.games).games, { end: historyEnd(context), since });
  known.set(downline, { play, since });
  return play;
}

function makePlay(downline: MadeDownline, games: readonly CatalogueGame[], { end, since }: { end: number; since: number }): Play {
  const bets: PlayedBet[] = [];
  const ledger = forwardLedger(since);
  const position = { random: 0 };
  const unit = BigInt(1 + (downline.random % 5)) * 100n;
  const plan = { draws: drawsOf(position), games, unit, mark: markOf(downline.id), since };
  for (let day = HISTORY_DAYS; day > 0 && games.length > 0; day -= 1) {
    const start = end - day * dayMs;
    if (start < downline.registered) continue;
    position.random = (downline.random ^ Math.imul(day, 0x9e3779b1)) >>> 0;
    if (plan.draws.chance(downline.play)) playDay(plan, start, bets, ledger);
  }
  return { bets, moves: ledger.moves, balance: ledger.balance() };
}

/** What all days of a downline have in common. */
interface Plan {
  draws: Draws;
  games: readonly CatalogueGame[];
  /** Its stakes are multiples of this. */
  unit: Cents;
  mark: string;
  /** Rows of earlier days are not needed, but their draws and amounts are. */
  since: number;
}

const bonuses: Worded[] = [{ word: 'mission' }, { word: 'level' }];
const rebate: Worded = { word: 'rebate' };
const refusals = ['REJECTED', 'FAILED'] as const;

const at = (draws: Draws, start: number, minute: number) => start + minute * minuteMs + draws.between(0, 59) * 1_000;

/** One to three bets, paid for by a deposit where the balance is too small. Made some ten thousand times for a team. */
function playDay({ draws, games, unit, mark, since }: Plan, start: number, bets: PlayedBet[], ledger: ForwardLedger): void {
  const count = draws.between(1, MOST_BETS);
  let [staked, paid, last, remark] = [0n, 0n, start, ''];
  for (let nth = 0; nth < count; nth += 1) {
    const stake = unit * BigInt(draws.between(1, 6));
    const status = outcome(draws);
    const time = start + (600 + nth * 240) * minuteMs + draws.between(0, 230 * 60) * 1_000;
    const game = draws.pick(games);
    const payout = payoutOf(status, stake, draws);
    if (time >= since) bets.push({ time, game, stake, payout, status, number: nth, mark });
    staked += stake;
    paid += payout;
    last = time;
    if (nth === 0) remark = game.vendor ?? '';
  }
  if (draws.chance(0.08)) ledger.add(at(draws, start, 480), 'BONUS', BigInt(draws.between(1, 20)) * 50n, draws.pick(bonuses));
  if (draws.chance(0.03)) ledger.add(at(draws, start, 500), 'DEPOSIT', 5_000n, draws.pick(channels), draws.pick(refusals));
  if (ledger.balance() < staked) {
    const missing = staked - ledger.balance();
    const time = at(draws, start, 540);
    ledger.add(time, 'DEPOSIT', (missing / 5_000n + BigInt(draws.between(1, 3))) * 5_000n, draws.pick(channels));
  }
  ledger.add(last, 'BET', -staked, remark);
  if (paid > 0n) ledger.add(last + 1_000, 'PAYOUT', paid, remark);
  if (draws.chance(0.1)) ledger.add(at(draws, start, 1_385), 'REBATE', staked / 100n, rebate);
  if (ledger.balance() > unit * 100n) {
    ledger.add(at(draws, start, 1_410), 'WITHDRAWAL', -((ledger.balance() / 10_000n) * 5_000n), draws.pick(payouts));
  }
}

interface ForwardLedger {
  add: (time: number, type: TransactionType, amount: Cents, remark: Worded, status?: TransactionStatus) => void;
  balance: () => Cents;
  /** The earliest first. */
  moves: readonly PlayedMove[];
}

/** Movements from an empty wallet on; a rejected or failed one moves nothing. Those before `since` only move it. */
function forwardLedger(since: number): ForwardLedger {
  const moves: PlayedMove[] = [];
  let balance = 0n;
  return {
    moves,
    balance: () => balance,
    add(time, type, amount, remark, status = 'CREDITED') {
      if (amount === 0n) return;
      if (status === 'CREDITED') balance += amount;
      if (time >= since) moves.push({ time, type, amount, balance, status, remark });
    },
  };
}
