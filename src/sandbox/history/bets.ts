import type { GameCategory } from '#contract/types.ts';
import { historyOf } from './history.ts';
import { type PlayedBet, rowOfBet, type StoredBet } from '#sandbox/games/playedBet.ts';
import { activityOf } from '../model/activity.ts';
import { catalogueOf } from '#sandbox/games/gameCatalogue.ts';
import { addMoney, isLess, subtractMoney } from '#sandbox/values/money.ts';
import { accept, refuse, type Answer } from '#sandbox/values/refusal.ts';
import { nextId, type SandboxContext } from '../model/sandboxContext.ts';
import type { Member } from '../model/state.ts';
import { moveMoney } from '../model/wallet.ts';
import { ownEntry } from '#sandbox/values/ownEntry.ts';

interface Round {
  category: GameCategory;
  /** Code of the game's vendor. */
  vassalage: string;
  nodeId: string;
  stake: string;
  payout: string;
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
  const { vassalage, stake, payout } = round;
  const vendor = ownEntry(context.data.games.vendors, vassalage);
  const own = vendor?.transfer === true && !context.settings.isSingleWallet;
  const before = own ? (member.vendorBalances[vassalage] ?? '0.00') : member.balance;
  if (isLess(before, stake)) return refuse('insufficient_balance');
  const remark = vendor?.name ?? vassalage;
  if (own) member.vendorBalances[vassalage] = addMoney(subtractMoney(before, stake), payout);
  else {
    if (isLess('0', stake)) moveMoney(context, member, { type: 'BET', amount: `-${stake}`, remark });
    if (isLess('0', payout)) moveMoney(context, member, { type: 'PAYOUT', amount: payout, remark });
  }
  if (isLess('0', addMoney(stake, payout))) {
    const activity = activityOf(context, member);
    activity.bets.unshift(settled(context, round, remark));
    activity.validBets = addMoney(activity.validBets, stake);
  }
  return accept({ balance: own ? (member.vendorBalances[vassalage] ?? '0.00') : member.balance });
}

function settled(context: SandboxContext, { category, vassalage, nodeId, stake, payout }: Round, vendorName: string): StoredBet {
  const profit = subtractMoney(payout, stake);
  return {
    orderNumber: `BX${String(nextId(context.state)).padStart(6, '0')}`,
    time: context.now,
    category,
    vendor: vassalage,
    vendorName,
    gameName: catalogueOf(context.data.games).byId.get(nodeId)?.gameName ?? nodeId,
    content: '',
    betAmount: stake,
    validBet: stake,
    payout,
    profit,
    status: isLess('0', profit) ? 'WON' : isLess(profit, '0') ? 'LOST' : 'DRAW',
  };
}
