import { type CatalogueGame, catalogueOf } from '#sandbox/games/gameCatalogue.ts';
import { markOfGames } from '#sandbox/games/gamesMark.ts';
import { dayIn } from '#sandbox/values/days.ts';
import { seedOf } from '#sandbox/values/random.ts';
import type { SandboxContext } from '../model/sandboxContext.ts';
import type { Member } from '../model/state.ts';
import type { StoredMove, Word, Worded } from '#sandbox/values/words.ts';
import { type Cents, centsOf } from '#sandbox/values/amounts.ts';
import { type BackwardLedger, backwardLedger } from '#sandbox/model/ledger.ts';
import { type Draws, drawsOf } from '#sandbox/values/draws.ts';
import { markOf, type PlayedBet } from '#sandbox/games/playedBet.ts';
import { playSession } from '#sandbox/games/playSession.ts';
import { isSalaried, payAtMidnight, payRealTimeSalary } from '#sandbox/salaries/salaries.ts';

/** What a member did before the sandbox session began, the latest first. */
export interface History {
  bets: readonly PlayedBet[];
  transactions: readonly StoredMove[];
}

/** The most days that the settings may ask for. */
export const HISTORY_DAYS = 90;
const SESSIONS_A_DAY = 9;
const minuteMs = 60_000;
const empty: History = { bets: [], transactions: [] };

/** A history that is made backwards, day by day, as far as it is read. */
interface GrowingHistory extends History {
  /** Makes one more day and tells where it begins. */
  readonly days: Iterator<number, void>;
  /** Where the earliest day that is made begins, ms; 0 when there is none before it. */
  since: number;
}

/** Histories that were made, by what they are made from; the state holds none of their rows. */
const made = new Map<string, GrowingHistory>();
/** More than the stored accounts of one team, which each of its sums reads in turn. */
const MOST_MADE = 16;

/**
 * The history of a seed member: the days of the settings before the first midnight of the sandbox session, the same for the same
 * brand and account. Its last balance is the seed's. A member that registered in the sandbox has none.
 * @param since a time, ms: earlier rows may be missing
 */
export function historyOf(context: SandboxContext, member: Member, since = 0): History {
  const seed = context.data.users.users[member.account];
  const { days } = context.settings.history;
  if (seed === undefined || days === 0) return empty;
  const end = historyEnd(context);
  const { id, timeZone } = context.brand;
  const pays = isSalaried(context, member.account);
  const key = JSON.stringify([id, timeZone, member.account, seed.balance, end, days, pays, markOfGames(context.data.games)]);
  const history = made.get(key) ?? startHistory(context, member, centsOf(seed.balance), end);
  while (history.since > since) history.since = history.days.next().value ?? 0;
  // the last one read goes last
  made.delete(key);
  made.set(key, history);
  const [oldest] = made.keys();
  if (made.size > MOST_MADE && oldest !== undefined) made.delete(oldest);
  return history;
}

/** Midnight, in the brand's zone, of the day on which the sandbox session began; later records are live. */
export function historyEnd({ state, brand, now }: SandboxContext): number {
  state.historyEnd ??= dayIn(brand.timeZone, now).start;
  return state.historyEnd;
}

const ofVendors = new WeakMap<SandboxContext['data']['games'], CatalogueGame[][]>();

/** Games by vendor. */
function gamesByVendor({ data }: SandboxContext): CatalogueGame[][] {
  const known = ofVendors.get(data.games);
  if (known !== undefined) return known;
  const byVendor = new Map<string, CatalogueGame[]>();
  for (const game of catalogueOf(data.games).games) {
    const key = `${game.vassalage} ${game.gameCategory}`;
    const games = byVendor.get(key) ?? [];
    if (games.length < 12) games.push(game);
    byVendor.set(key, games);
  }
  const vendors = [...byVendor.values()];
  ofVendors.set(data.games, vendors);
  return vendors;
}

function startHistory(context: SandboxContext, { account, id }: Member, endBalance: Cents, end: number): GrowingHistory {
  const mark = markOf(id);
  const ledger = backwardLedger(endBalance, mark);
  const bets: PlayedBet[] = [];
  const days = makeDays(context, { account, mark, endBalance, end, ledger, bets });
  return { bets, transactions: ledger.transactions, days, since: end };
}

interface Plan {
  account: string;
  mark: string;
  endBalance: Cents;
  end: number;
  ledger: BackwardLedger;
  /** The latest first. */
  bets: PlayedBet[];
}

function* makeDays(context: SandboxContext, { account, mark, endBalance, end, ledger, bets }: Plan): Generator<number, void> {
  const random = seedOf(`${context.data.games.seed} ${account}`);
  const draws = drawsOf({ random });
  const salaries = isSalaried(context, account) ? drawsOf({ random: seedOf(`salaries ${random}`) }) : null;
  const vendors = gamesByVendor(context);
  const wallets = Object.values(context.data.games.vendors ?? {}).flatMap(({ name, transfer }) =>
    transfer === true ? [name] : [],
  );
  // beyond this a deposit comes before, so that the balance stays in the order of the seed's
  const cap = endBalance * 3n + 100_000n;
  let start = end;
  for (let day = 0; day < context.settings.history.days; day += 1) {
    // the midnight before, as twice a year a day has 23 or 25 hours
    const { name, start: midnight } = dayIn(context.brand.timeZone, start - 1);
    start = midnight;
    for (let slot = SESSIONS_A_DAY - 1; slot >= 0 && vendors.length > 0; slot -= 1) {
      const from = start + (30 + slot * 150 + draws.between(0, 60)) * minuteMs;
      const isOpen = day === 0 && slot === SESSIONS_A_DAY - 1;
      const played = playSession(draws, draws.pick(vendors), from, draws.between(18, 26), isOpen, mark);
      const last = played.bets.at(-1)?.time ?? from;
      if (ledger.balance() < played.paid) withdrawBefore(ledger, draws, last + 20 * minuteMs, played.paid);
      ledger.add({ time: last + 1_000, type: 'PAYOUT', amount: played.paid, remark: played.vendorName });
      ledger.add({ time: last, type: 'BET', amount: -played.staked, remark: played.vendorName });
      for (const bet of played.bets.toReversed()) bets.push(bet);
    }
    if (salaries !== null) payRealTimeSalary(ledger, salaries, start);
    otherMovements(ledger, draws, { start, day, cap, wallet: wallets[day % wallets.length] ?? 'Vendor wallet' });
    if (salaries !== null) payAtMidnight(ledger, salaries, start, name);
    yield start;
  }
  const opening = ledger.balance();
  ledger.add({ time: start, type: 'ADJUSTMENT', amount: opening, remark: { word: 'openingBalance' } });
}

const hundreds = (cents: Cents): Cents => ((cents + 9_999n) / 10_000n) * 10_000n;

/** A payout that is larger than the balance after it was withdrawn in part. */
function withdrawBefore(ledger: BackwardLedger, draws: Draws, time: number, paid: Cents): void {
  const amount = hundreds(paid - ledger.balance()) + BigInt(draws.between(0, 5)) * 10_000n;
  ledger.add({ time, type: 'WITHDRAWAL', amount: -amount, remark: draws.pick(payouts) });
}

const named = (...names: Word[]): Worded[] => names.map((word) => ({ word }));

/** Ways in which money comes in and is paid out. */
export const channels = named('instantTransfer', 'bankTransfer', 'eWallet', 'crypto');
export const payouts = named('bank', 'crypto', 'eWallet');
const bonuses = named('cashback', 'mission', 'level', 'referral');

/** The first minutes of a day, before its play: what came in without a game. */
function otherMovements(
  ledger: BackwardLedger,
  draws: Draws,
  { start, day, cap, wallet }: { start: number; day: number; cap: Cents; wallet: string },
): void {
  const at = (minute: number) => start + minute * minuteMs;
  const small = BigInt(draws.between(50, 900));
  const kind = draws.pick(['BONUS', 'REBATE', 'POINTS'] as const);
  if (ledger.balance() >= small) {
    ledger.add({ time: at(25), type: kind, amount: small, remark: draws.pick(bonuses) });
  }
  if (day === 0) ledger.add({ time: at(20), type: 'DEPOSIT', amount: 20_000n, remark: channels[1] ?? '', status: 'PENDING' });
  if (draws.chance(0.12)) {
    const status = draws.pick(['REJECTED', 'FAILED'] as const);
    const amount = BigInt(draws.between(1, 20)) * 5_000n;
    const type = draws.pick(['DEPOSIT', 'WITHDRAWAL'] as const);
    ledger.add({ time: at(15), type, amount: type === 'DEPOSIT' ? amount : -amount, remark: draws.pick(channels), status });
  }
  if (draws.chance(0.3)) {
    const amount = BigInt(draws.between(2, 12)) * 1_000n;
    if (ledger.balance() >= amount) {
      ledger.add({ time: at(12), type: 'TRANSFER_IN', amount, remark: wallet });
      ledger.add({ time: at(11), type: 'TRANSFER_OUT', amount: -amount, remark: wallet });
    }
  }
  // what a member deposits again and again
  if (day % 6 === 1 && ledger.balance() >= 10_000n) {
    ledger.add({ time: at(8), type: 'DEPOSIT', amount: 10_000n, remark: channels[2] ?? '' });
  }
  if (ledger.balance() > cap) {
    const amount = hundreds(ledger.balance() / 2n);
    ledger.add({ time: at(5), type: 'DEPOSIT', amount, remark: draws.pick(channels) });
  }
}
