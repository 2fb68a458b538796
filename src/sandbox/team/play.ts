import type { TransactionStatus, TransactionType } from '#contract/types.ts';
import type { Cents } from '../history/amounts.ts';
import { type Draws, drawsOf } from '../history/draws.ts';
import { HISTORY_DAYS, historyEnd } from '../history/history.ts';
import { markOf, type PlayedBet } from '../history/playedBet.ts';
import { outcome, payoutOf } from '../history/playSession.ts';
import { type CatalogueGame, catalogueOf } from '../model/gameCatalogue.ts';
import type { SandboxContext } from '../model/sandboxContext.ts';
import type { MadeDownline } from './madeDownlines.ts';

/** A movement before it becomes a row. */
export interface PlayedMove {
  time: number;
  type: TransactionType;
  amount: Cents;
  balance: Cents;
  status: TransactionStatus;
  remark: string;
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
const channels = ['Instant transfer', 'Bank transfer', 'E-wallet', 'Crypto'];
const nothing: Play = { bets: [], moves: [], balance: 0n };
const known = new WeakMap<MadeDownline, Play>();

/** The same for the same downline: every day comes from its seed and the day's number. */
export function playOf(context: SandboxContext, downline: MadeDownline): Play {
  if (downline.play === 0) return nothing;
  const play = known.get(downline) ?? makePlay(downline, catalogueOf(context.data.games).games, historyEnd(context));
  known.set(downline, play);
  return play;
}

function makePlay(downline: MadeDownline, games: readonly CatalogueGame[], end: number): Play {
  const bets: PlayedBet[] = [];
  const ledger = forwardLedger();
  for (let day = HISTORY_DAYS; day > 0 && games.length > 0; day -= 1) {
    const start = end - day * dayMs;
    if (start < downline.registered) continue;
    const draws = drawsOf({ random: (downline.random ^ Math.imul(day, 0x9e3779b1)) >>> 0 });
    if (draws.chance(downline.play)) playDay(draws, { downline, games, start }, bets, ledger);
  }
  return { bets, moves: ledger.moves, balance: ledger.balance() };
}

interface Day {
  downline: MadeDownline;
  games: readonly CatalogueGame[];
  start: number;
}

/** One to three bets, paid for by a deposit where the balance is too small. */
function playDay(draws: Draws, { downline, games, start }: Day, bets: PlayedBet[], ledger: ForwardLedger): void {
  const unit = BigInt(1 + (downline.random % 5)) * 100n;
  const count = draws.between(1, MOST_BETS);
  const mark = markOf(downline.id);
  const played = Array.from({ length: count }, (_, nth): PlayedBet => {
    const stake = unit * BigInt(draws.between(1, 6));
    const status = outcome(draws);
    const time = start + (600 + nth * 240) * minuteMs + draws.between(0, 230 * 60) * 1_000;
    const game = draws.pick(games);
    const payout = payoutOf(status, stake, draws);
    return { time, game, stake, payout, status, number: nth, mark };
  });
  const staked = played.reduce((sum, { stake }) => sum + stake, 0n);
  const paid = played.reduce((sum, { payout }) => sum + payout, 0n);
  const at = (minute: number) => start + minute * minuteMs + draws.between(0, 59) * 1_000;
  if (draws.chance(0.08)) ledger.add(at(480), 'BONUS', BigInt(draws.between(1, 20)) * 50n, draws.pick(['Mission', 'Level']));
  if (draws.chance(0.03)) {
    ledger.add(at(500), 'DEPOSIT', 5_000n, draws.pick(channels), draws.pick(['REJECTED', 'FAILED']));
  }
  if (ledger.balance() < staked) {
    const missing = staked - ledger.balance();
    ledger.add(at(540), 'DEPOSIT', (missing / 5_000n + BigInt(draws.between(1, 3))) * 5_000n, draws.pick(channels));
  }
  const last = played.at(-1)?.time ?? start;
  const remark = played[0]?.game.vendor ?? '';
  ledger.add(last, 'BET', -staked, remark);
  if (paid > 0n) ledger.add(last + 1_000, 'PAYOUT', paid, remark);
  if (draws.chance(0.1)) ledger.add(at(1_385), 'REBATE', staked / 100n, 'Rebate');
  if (ledger.balance() > unit * 100n) {
    ledger.add(at(1_410), 'WITHDRAWAL', -((ledger.balance() / 10_000n) * 5_000n), draws.pick(['Bank', 'Crypto', 'E-wallet']));
  }
  bets.push(...played);
}

interface ForwardLedger {
  add: (time: number, type: TransactionType, amount: Cents, remark: string, status?: TransactionStatus) => void;
  balance: () => Cents;
  /** The earliest first. */
  moves: readonly PlayedMove[];
}

/** Movements from an empty wallet on; a rejected or failed one moves nothing. */
function forwardLedger(): ForwardLedger {
  const moves: PlayedMove[] = [];
  let balance = 0n;
  return {
    moves,
    balance: () => balance,
    add(time, type, amount, remark, status = 'CREDITED') {
      if (amount === 0n) return;
      if (status === 'CREDITED') balance += amount;
      moves.push({ time, type, amount, balance, status, remark });
    },
  };
}
