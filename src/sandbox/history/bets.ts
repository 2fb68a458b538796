import type { BetStatus, GameCategory } from '#contract/types.ts';
import { historyOf } from './history.ts';
import { type PlayedBet, rowOfBet, type StoredBet } from '#sandbox/games/playedBet.ts';
import { activityOf } from '../model/activity.ts';
import { catalogueOf } from '#sandbox/games/gameCatalogue.ts';
import { addMoney, isLess, subtractMoney } from '#sandbox/values/money.ts';
import { accept, refuse, type Answer } from '#sandbox/values/refusal.ts';
import { nextId, type SandboxContext } from '../model/sandboxContext.ts';
import type { Member } from '../model/state.ts';
import { moveMoney } from '../model/wallet.ts';
import { ownEntry } from '#engine/values/ownEntry.ts';
import type { Worded } from '#sandbox/values/words.ts';

/** A bet of a started game. */
export interface Round {
  category: GameCategory;
  /** Code of the game's vendor. */
  vassalage: string;
  nodeId: string;
  stake: string;
  payout: string;
  /** As the record names the game; by default that of the catalogue. */
  gameName?: string | undefined;
  /** What was bet on. */
  content?: Worded;
}

const rowsOf = new WeakMap<readonly PlayedBet[], StoredBet[]>();

function pastRows(bets: readonly PlayedBet[]): StoredBet[] {
  const rows = rowsOf.get(bets) ?? bets.map(rowOfBet);
  rowsOf.set(bets, rows);
  return rows;
}

/** Every bet of the member, the latest first. */
export const betsOf = (context: SandboxContext, member: Member): readonly StoredBet[] => [
  ...activityOf(context, member).bets,
  ...pastRows(historyOf(context, member).bets),
];

/** Settles a bet against the wallet that the vendor plays with; a bet without stake and payout asks for the balance. */
export function placeBet(context: SandboxContext, member: Member, round: Round): Answer<{ balance: string }> {
  const { stake, payout } = round;
  if (isLess(playBalance(context, member, round), stake)) return refuse('insufficient_balance');
  moveStake(context, member, round, `-${stake}`);
  moveStake(context, member, round, payout);
  if (isLess('0', addMoney(stake, payout))) {
    const activity = activityOf(context, member);
    activity.bets.unshift({ ...rowOf(context, round), ...settlement(round) });
    activity.validBets = addMoney(activity.validBets, stake);
  }
  return accept({ balance: playBalance(context, member, round) });
}

/** Takes the stake of a bet that is settled later, and writes its record. */
export function openBet(context: SandboxContext, member: Member, round: Round): Answer<{ orderNumber: string }> {
  if (isLess(playBalance(context, member, round), round.stake)) return refuse('insufficient_balance');
  moveStake(context, member, round, `-${round.stake}`);
  const row: StoredBet = { ...rowOf(context, round), payout: '0.00', validBet: '0.00', profit: '0.00', status: 'UNSETTLED' };
  activityOf(context, member).bets.unshift(row);
  return accept({ orderNumber: row.orderNumber });
}

/** Pays an open bet and settles its record; one that is settled stays as it is. */
export function settleBet(
  context: SandboxContext,
  member: Member,
  { orderNumber, vassalage }: Wallet & { orderNumber: string },
  payout: string,
): void {
  const activity = activityOf(context, member);
  const at = activity.bets.findIndex((bet) => bet.orderNumber === orderNumber && bet.status === 'UNSETTLED');
  const bet = activity.bets[at];
  if (bet === undefined) return;
  activity.bets[at] = { ...bet, ...settlement({ stake: bet.betAmount, payout }) };
  activity.validBets = addMoney(activity.validBets, bet.betAmount);
  moveStake(context, member, { vassalage }, payout);
}

type Wallet = Pick<Round, 'vassalage'>;

/** Some vendors play with a wallet of their own. */
function hasOwnWallet(context: SandboxContext, { vassalage }: Wallet): boolean {
  return ownEntry(context.data.games.vendors, vassalage)?.transfer === true && !context.settings.isSingleWallet;
}

/** Money in the wallet that the vendor plays with. */
export function playBalance(context: SandboxContext, member: Member, { vassalage }: Wallet): string {
  return hasOwnWallet(context, { vassalage }) ? (member.vendorBalances[vassalage] ?? '0.00') : member.balance;
}

/** @param amount decimal text; a stake is negative */
function moveStake(context: SandboxContext, member: Member, wallet: Wallet, amount: string): void {
  const isStake = amount.startsWith('-');
  if (!isLess('0', isStake ? amount.slice(1) : amount)) return;
  if (hasOwnWallet(context, wallet)) {
    member.vendorBalances[wallet.vassalage] = addMoney(playBalance(context, member, wallet), amount);
  } else {
    moveMoney(context, member, { type: isStake ? 'BET' : 'PAYOUT', amount, remark: vendorName(context, wallet) });
  }
}

const vendorName = (context: SandboxContext, { vassalage }: Wallet): string =>
  ownEntry(context.data.games.vendors, vassalage)?.name ?? vassalage;

function rowOf(context: SandboxContext, round: Round) {
  const { category, vassalage, nodeId, stake, gameName, content = '' } = round;
  return {
    orderNumber: `BX${String(nextId(context.state)).padStart(6, '0')}`,
    time: context.now,
    category,
    vendor: vassalage,
    vendorName: vendorName(context, round),
    gameName: catalogueOf(context.data.games).byId.get(nodeId)?.gameName ?? gameName ?? nodeId,
    content,
    betAmount: stake,
  };
}

function settlement({ stake, payout }: Pick<Round, 'stake' | 'payout'>) {
  const profit = subtractMoney(payout, stake);
  const status: BetStatus = isLess('0', profit) ? 'WON' : isLess(profit, '0') ? 'LOST' : 'DRAW';
  return { validBet: stake, payout, profit, status };
}
