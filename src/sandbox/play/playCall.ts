import { playBalance } from '#sandbox/history/bets.ts';
import { lotteriesOf, drawnNumbers, nextDraw } from '#sandbox/calls/lotteries.ts';
import type { SandboxContext } from '#sandbox/model/sandboxContext.ts';
import type { Ticket } from '#sandbox/games/ticket.ts';
import type { Member } from '#sandbox/model/state.ts';
import { type ReadText, textReader } from '#sandbox/model/texts.ts';
import type { Patch } from '#sandbox/values/mergePatch.ts';
import { moneyOf } from '#sandbox/values/amounts.ts';
import { subtractMoney } from '#sandbox/values/money.ts';
import { settleDraws, soldLottery } from './drawBets.ts';
import { playsOf, sumsOf } from './lottery.ts';
import { matchesOf } from './matches.ts';
import { choicesOf, kindOf, lotteryStakes, playOf, playRound } from './playRound.ts';
import type { Bet, LotteryCard, LotteryView, PlayReply, PlayView } from './playView.ts';
import { returnToPlayer, slotStakes } from './slot.ts';

/** Draws that a page of a lottery lists, and lotteries that a lobby lists. */
const DRAWN = 8;
const LISTED = 24;
const ROUND_ID = /^[\w-]{8,64}$/;

interface CallReply {
  readonly status: number;
  readonly value: PlayReply | { error: string };
}

/**
 * `POST /__sandbox/play`, by which the page of a demo game plays: answers what the page shows, after it has played the bet of a
 * round, if any. 400 for what no page sends, 409 with the code of the platform where the bet is refused.
 */
export function playCall(context: SandboxContext, body: Patch): CallReply {
  const ticket = context.state.tickets[String(body['ticket'])];
  const member = ticket === undefined ? undefined : context.state.members[ticket.memberId];
  const { language, code, round, bet } = body;
  if (ticket === undefined || member === undefined || (bet !== undefined && !isBet(bet, round)))
    return { status: 400, value: { error: '{ticket, language?, code?, round?, bet?}: a ticket of launchGame' } };
  const read = textReader(context, typeof language === 'string' ? language : undefined);
  settleDraws(context);
  const played = bet === undefined ? null : playRound(context, read, member, ticket, { round: String(round), bet: bet as Bet });
  if (played !== null && !played.ok) return { status: 409, value: { error: played.message } };
  const view = viewOf(context, read, { member, ticket, code: typeof code === 'string' ? code : (ticket.gameCode ?? '') });
  return { status: 200, value: { view, outcome: played?.value ?? null } };
}

const isBet = (bet: unknown, round: unknown): boolean =>
  typeof bet === 'object' && bet !== null && 'stake' in bet && 'kind' in bet && typeof round === 'string' && ROUND_ID.test(round);

interface Asked {
  member: Member;
  ticket: Ticket;
  /** Of a lottery; empty for the lobby. */
  code: string;
}

function viewOf(context: SandboxContext, read: ReadText, { member, ticket, code }: Asked): PlayView {
  const kind = kindOf(ticket);
  const { rounds, staked, paid, meters, free } = playOf(ticket);
  const common: PlayView = {
    kind,
    name: ticket.gameName ?? '',
    balance: playBalance(context, member, ticket),
    currency: context.brand.currency,
    now: context.now,
    session: { rounds, result: subtractMoney(paid, staked) },
    stakes: kind === 'lottery' ? lotteryStakes : slotStakes,
  };
  if (kind === 'slot') return { ...common, slot: { meters, free, rtp: rtpText() } };
  if (kind === 'match') return { ...common, matches: matchesOf(context, read, ticket.vassalage) };
  if (kind !== 'lottery')
    return { ...common, choices: choicesOf(kind).map(({ id, odds }) => ({ id, odds: moneyOf(BigInt(odds)) })) };
  const lottery = code === '' ? null : lotteryView(context, read, member, code);
  return lottery === null ? { ...common, lotteries: lobbyOf(context, read, ticket) } : { ...common, lottery };
}

/** Percent with one decimal, cut. */
function rtpText(): string {
  const { paid, staked } = returnToPlayer();
  const tenths = (paid * 1000n) / staked;
  return `${tenths / 10n}.${tenths % 10n}`;
}

function lotteryView(context: SandboxContext, read: ReadText, member: Member, code: string): LotteryView | null {
  const sold = soldLottery(context, read, code);
  if (sold === null) return null;
  const { lottery, name, art } = sold;
  const { issue, closeTime, drawTime } = nextDraw(lottery, context.now);
  const plays = playsOf(lottery);
  const middle = plays.find((play) => play.middle !== undefined)?.middle;
  return {
    code,
    name,
    art,
    draw: { issue: issue ?? '', closeTime: closeTime ?? 0, drawTime: drawTime ?? 0 },
    plays: plays.map(({ odds, ...play }) => ({ ...play, odds: moneyOf(odds) })),
    drawn: drawnNumbers(context, code, lottery, DRAWN).map((drawn) => ({
      issue: drawn.issue ?? '',
      drawTime: drawn.drawTime ?? 0,
      numbers: drawn.numbers,
      sum: middle === undefined ? [] : sumsOf(middle, drawn.numbers),
    })),
    bets: (context.state.drawBets ?? []).filter((bet) => bet.memberId === member.id && bet.code === code).slice(0, DRAWN),
  };
}

function lobbyOf(context: SandboxContext, read: ReadText, ticket: Ticket): LotteryCard[] {
  return lotteriesOf(context)
    .filter(([, { prizeMode }]) => prizeMode === (ticket.prizeMode ?? 'Lott'))
    .slice(0, LISTED)
    .map(([code, lottery]) => ({
      code,
      name: read(lottery.name),
      art: lottery.poster ?? '',
      drawTime: nextDraw(lottery, context.now).drawTime ?? 0,
    }));
}
