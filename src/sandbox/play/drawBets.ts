import type { DrawnNumbers, SandboxLottery } from '#contract/types.ts';
import { catalogueOf } from '#sandbox/games/gameCatalogue.ts';
import { drawnAt, lotteriesOf, lotteryGame, nextDraw } from '#sandbox/calls/lotteries.ts';
import { openBet, settleBet } from '#sandbox/history/bets.ts';
import type { SandboxContext } from '#sandbox/model/sandboxContext.ts';
import type { DrawBet } from '#sandbox/games/ticket.ts';
import type { Member } from '#sandbox/model/state.ts';
import type { ReadText } from '#sandbox/model/texts.ts';
import { type Cents, centsOf, moneyOf } from '#sandbox/values/amounts.ts';
import { accept, refuse, type Answer } from '#sandbox/values/refusal.ts';
import type { Worded } from '#sandbox/values/words.ts';
import { betsIn, type LotteryPlay, payoutOf, type Picks, picksText, playsOf, readPicks } from './lottery.ts';

/** Settled bets that are kept for the pages of the lotteries. */
const KEPT = 60;
/** Most bets of one slip. */
const MOST_BETS = 100_000n;

/** A lottery by its code, with what its records say; an e-lottery of a vendor's list draws five digits a minute. */
export interface SoldLottery {
  code: string;
  name: string;
  art: string;
  vassalage: string;
  nodeId: string;
  category: 'LOTT' | 'ELOTT';
  lottery: SandboxLottery;
}

export function soldLottery(context: SandboxContext, read: ReadText, code: string): SoldLottery | null {
  const entry = lotteriesOf(context).find(([known]) => known === code);
  if (entry !== undefined) {
    const { gameName, icon, vassalage, nodeId } = lotteryGame(context, read, ...entry);
    const [, lottery] = entry;
    const category = lottery.gameType === 'ELOTT' ? 'ELOTT' : 'LOTT';
    return { code, name: gameName ?? code, art: icon ?? '', vassalage, nodeId: String(nodeId), category, lottery };
  }
  const game = catalogueOf(context.data.games).games.find(({ gameCode }) => gameCode === code);
  if (game === undefined) return null;
  const { gameName: name, icon: art = '', vassalage, nodeId } = game;
  const rules = { closesBefore: 8, count: 5, from: 0, to: 9, everySeconds: 60 } as const;
  const lottery: SandboxLottery = {
    name: { EN: name },
    gameType: 'ELOTT',
    prizeMode: 'Elott',
    group: 'ELOTT',
    vassalage,
    ...rules,
  };
  return { code, name, art, vassalage, nodeId, category: 'ELOTT', lottery };
}

export interface Slip {
  play: string;
  picks: unknown;
  /** Of one bet. */
  stake: string;
  issue: string;
}

/** What a slip costs, with its play and picks; null for one that cannot be placed. */
export function priceOf(lottery: SandboxLottery, { play: id, picks: sent, stake }: Slip) {
  const play = playsOf(lottery).find((one) => one.id === id);
  const picks = play === undefined ? null : readPicks(play, sent);
  if (play === undefined || picks === null) return null;
  const bets = betsIn(play, picks);
  return bets === 0n || bets > MOST_BETS ? null : { play, picks, bets, total: centsOf(stake) * bets };
}

/** Places a slip on the next draw while it is open. */
export function placeDrawBet(context: SandboxContext, member: Member, sold: SoldLottery, slip: Slip): Answer<DrawBet> {
  const { code, lottery, vassalage, nodeId, category, name } = sold;
  const priced = priceOf(lottery, slip);
  if (priced === null) return refuse('invalid_request', { field: 'picks' });
  const { issue, closeTime, drawTime } = nextDraw(lottery, context.now);
  if (slip.issue !== issue || context.now >= (closeTime ?? 0)) return refuse('invalid_request', { field: 'issue' });
  const { play, picks, bets } = priced;
  const total = moneyOf(priced.total);
  const content = contentOf(play, picks);
  const opened = openBet(context, member, { category, vassalage, nodeId, stake: total, payout: '0', gameName: name, content });
  if (!opened.ok) return opened;
  const bet: DrawBet = {
    memberId: member.id,
    orderNumber: opened.value.orderNumber,
    vassalage,
    code,
    issue,
    drawTime: drawTime ?? context.now,
    play: play.id,
    picks,
    stake: slip.stake,
    bets: String(bets),
    total,
    payout: null,
  };
  const known = (context.state.drawBets ??= []);
  known.unshift(bet);
  context.state.drawBets = known.filter(({ payout }, at) => payout === null || at < KEPT);
  return accept(bet);
}

/** A bet on the sum has words of its own in records. */
function contentOf({ middle }: LotteryPlay, picks: Picks): Worded {
  const [choice] = picks[0] ?? [];
  if (middle === undefined || choice === undefined || picks[0]?.length !== 1) return picksText(picks);
  if (choice === 'odd' || choice === 'even') return { word: choice };
  return { word: choice === 'big' ? 'over' : 'under', of: String(middle) };
}

/** Pays the bets whose draw is over. */
export function settleDraws(context: SandboxContext): void {
  for (const bet of context.state.drawBets ?? []) {
    if (bet.payout !== null || bet.drawTime > context.now) continue;
    const member = context.state.members[bet.memberId];
    const lottery = soldLottery(context, () => '', bet.code)?.lottery;
    const play = lottery && playsOf(lottery).find(({ id }) => id === bet.play);
    if (member === undefined || lottery === undefined || play === undefined) continue;
    const { numbers }: DrawnNumbers = drawnAt(context, bet.code, lottery, bet.drawTime);
    const paid: Cents = payoutOf(play, bet.picks, numbers, centsOf(bet.stake));
    bet.payout = moneyOf(paid);
    settleBet(context, member, bet, bet.payout);
  }
}
