import type { GameCategory } from '#contract/types.ts';
import { placeBet } from '#sandbox/history/bets.ts';
import type { SandboxContext } from '#sandbox/model/sandboxContext.ts';
import type { Ticket } from '#sandbox/games/ticket.ts';
import type { Member } from '#sandbox/model/state.ts';
import type { ReadText } from '#sandbox/model/texts.ts';
import { playRefusal } from '#sandbox/protection/limits.ts';
import { refusalInForce } from '#sandbox/protection/protectionOf.ts';
import { type Cents, centsOf, moneyOf } from '#sandbox/values/amounts.ts';
import { drawsOf } from '#sandbox/values/draws.ts';
import { addMoney } from '#sandbox/values/money.ts';
import { accept, refuse, type Answer } from '#sandbox/values/refusal.ts';
import type { Worded } from '#sandbox/values/words.ts';
import { placeDrawBet, priceOf, soldLottery } from './drawBets.ts';
import { matchesOf, playMatch } from './matches.ts';
import type { Bet, Outcome, PlayKind } from './playView.ts';
import { FREE_SPINS, METER, slotLines, slotStakes, spin } from './slot.ts';
import { cardChoices, type Choice, dealCards, diceChoices, fishChoices, rollDice, shoot, tablePayout } from './table.ts';

/** Outcomes that are given again to a round that is sent twice. */
const KEPT = 20;

export const lotteryStakes = ['0.20', '0.50', '1.00', '2.00', '5.00', '10.00'] as const;

const kinds: Readonly<Record<GameCategory, PlayKind>> = {
  RNG: 'slot',
  LIVE: 'cards',
  PVP: 'dice',
  FISH: 'fish',
  SPORTS: 'match',
  ESPORTS: 'match',
  LOTT: 'lottery',
  ELOTT: 'lottery',
};

export const kindOf = ({ category }: Pick<Ticket, 'category'>): PlayKind => kinds[category];

export const choicesOf = (kind: PlayKind): readonly Choice[] =>
  kind === 'cards' ? cardChoices : kind === 'dice' ? diceChoices : kind === 'fish' ? fishChoices : [];

const known = new Set<string>([...slotStakes, ...lotteryStakes]);

/** A round that is settled at once: what it costs and pays, and what it was bet on. */
interface Settled {
  stake: Cents;
  payout: Cents;
  content: Worded;
  outcome: Outcome;
}

const WRONG = refuse('invalid_request', { field: 'bet' });

export const playOf = (ticket: Ticket) =>
  (ticket.play ??= { rounds: 0, staked: '0.00', paid: '0.00', meters: {}, free: null, answers: [] });

/** Plays a round of a ticket, once for each id: wallet and records change together, or not at all. */
export function playRound(
  context: SandboxContext,
  read: ReadText,
  member: Member,
  ticket: Ticket,
  { round, bet }: { round: string; bet: Bet },
): Answer<Outcome> {
  const play = playOf(ticket);
  const before = play.answers.find((answer) => answer.round === round);
  if (before !== undefined) return accept(before.outcome as Outcome);
  if (!known.has(bet.stake)) return WRONG;
  const barred = refusalInForce(context, member) ?? playRefusal(context, member, costOf(context, read, ticket, bet));
  if (barred !== null) return barred;
  const answer = bet.kind === 'lottery' ? placeSlip(context, read, member, bet) : settle(context, read, member, ticket, bet);
  if (answer.ok) {
    play.rounds += 1;
    play.answers = [{ round, outcome: answer.value }, ...play.answers].slice(0, KEPT);
  }
  return answer;
}

/** What a bet takes from the wallet, for the member's own limits. */
function costOf(context: SandboxContext, read: ReadText, ticket: Ticket, bet: Bet): string {
  if (bet.kind === 'slot' && playOf(ticket).free !== null) return '0';
  if (bet.kind !== 'lottery') return bet.stake;
  const lottery = soldLottery(context, read, bet.code)?.lottery;
  return moneyOf((lottery && priceOf(lottery, bet)?.total) ?? 0n);
}

function placeSlip(context: SandboxContext, read: ReadText, member: Member, bet: Bet & { kind: 'lottery' }): Answer<Outcome> {
  const sold = soldLottery(context, read, bet.code);
  if (sold === null) return WRONG;
  const placed = placeDrawBet(context, member, sold, bet);
  if (!placed.ok) return placed;
  const { orderNumber, total } = placed.value;
  return accept({ kind: 'lottery', orderNumber, total });
}

function settle(context: SandboxContext, read: ReadText, member: Member, ticket: Ticket, bet: Bet): Answer<Outcome> {
  const position = { random: context.state.random };
  const settled = settledOf(context, read, ticket, bet, position);
  if (settled === null) return WRONG;
  const { stake, payout, content, outcome } = settled;
  const placed = placeBet(context, member, { ...ticket, stake: moneyOf(stake), payout: moneyOf(payout), content });
  if (!placed.ok) return placed;
  context.state.random = position.random;
  const play = playOf(ticket);
  play.staked = addMoney(play.staked, moneyOf(stake));
  play.paid = addMoney(play.paid, moneyOf(payout));
  if (outcome.kind === 'slot') noteSpin(play, outcome);
  return accept(outcome);
}

function settledOf(
  context: SandboxContext,
  read: ReadText,
  ticket: Ticket,
  bet: Bet,
  position: { random: number },
): Settled | null {
  const kind = kindOf(ticket);
  const draws = drawsOf(position);
  const stake = centsOf(bet.stake);
  if (bet.kind === 'slot' && kind === 'slot') {
    const { free, meters } = playOf(ticket);
    const used = free?.stake ?? bet.stake;
    if (!slotStakes.some((one) => one === used)) return null;
    const result = spin(draws, centsOf(used));
    const isFree = free !== null;
    const isFull = !isFree && (meters[used] ?? 0) + result.collected >= METER;
    return {
      stake: isFree ? 0n : stake,
      payout: result.payout,
      content: { word: 'lines', of: String(slotLines.length) },
      outcome: {
        ...result,
        kind: 'slot',
        stake: used,
        isFree,
        payout: moneyOf(result.payout),
        freeSpins: isFull ? FREE_SPINS : 0,
      },
    };
  }
  if (bet.kind === 'table') {
    const choice = choicesOf(kind).find(({ id }) => id === bet.choice);
    if (choice === undefined) return null;
    const result = kind === 'cards' ? dealCards(draws) : kind === 'dice' ? rollDice(draws) : shoot(draws, choice);
    const payout = tablePayout(result, choice, stake);
    const content: Worded = kind === 'fish' ? '' : { word: choice.id as 'player' | 'tie' | 'banker' };
    return {
      stake,
      payout,
      content,
      outcome: { kind: 'table', stake: bet.stake, choice: choice.id, result, payout: moneyOf(payout) },
    };
  }
  const match =
    bet.kind === 'match' && kind === 'match'
      ? matchesOf(context, read, ticket.vassalage).find(({ id }) => id === bet.match)
      : undefined;
  const odds = match?.odds.find(({ outcome }) => bet.kind === 'match' && outcome === bet.outcome);
  if (match === undefined || odds === undefined) return null;
  const { outcome, score } = playMatch(context, draws, ticket.vassalage, match);
  const payout = outcome === odds.outcome ? (stake * centsOf(odds.price)) / 100n : 0n;
  return {
    stake,
    payout,
    content: `${odds.outcome} @ ${odds.price} · ${match.name}`,
    outcome: { kind: 'match', stake: bet.stake, match: match.id, outcome, score, payout: moneyOf(payout) },
  };
}

/** Free spins end one by one and collect nothing; a full meter starts them and begins anew with what was left over. */
function noteSpin(play: NonNullable<Ticket['play']>, { stake, isFree, collected, freeSpins }: Outcome & { kind: 'slot' }): void {
  if (isFree) {
    const left = (play.free?.left ?? 1) - 1;
    play.free = left === 0 ? null : { stake, left };
    return;
  }
  const filled = (play.meters[stake] ?? 0) + collected;
  play.meters[stake] = freeSpins > 0 ? filled - METER : filled;
  if (freeSpins > 0) play.free = { stake, left: freeSpins };
}
