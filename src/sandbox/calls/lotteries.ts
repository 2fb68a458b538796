import type { DrawnNumbers, Game, LotteryDraw, SandboxLottery } from '#contract/types.ts';
import { nextRandom, seedOf } from '#sandbox/values/random.ts';
import type { ReadText } from '#sandbox/model/texts.ts';
import type { SandboxContext } from '#sandbox/model/sandboxContext.ts';

const dayMs = 86_400_000;
/** Prizes of a Vietnamese draw: name, how many numbers, how many digits. */
const prizes = [
  ['SPECIAL', 1, 5],
  ['FIRST', 1, 5],
  ['SECOND', 2, 5],
  ['THIRD', 6, 5],
  ['FOURTH', 4, 4],
  ['FIFTH', 6, 4],
  ['SIXTH', 3, 3],
  ['SEVENTH', 4, 2],
] as const;

/** The lotteries of the brand by code. */
export function lotteriesOf({ data }: SandboxContext): [code: string, lottery: SandboxLottery][] {
  return Object.entries(data.games.lotteries ?? {});
}

/** The first draw after a moment, ms. */
function drawAfter(lottery: SandboxLottery, moment: number): number {
  if (lottery.everySeconds !== undefined) {
    const step = lottery.everySeconds * 1000;
    return (Math.floor(moment / step) + 1) * step;
  }
  const [hour = 0, minute = 0] = (lottery.dailyAt ?? '12:00').split(':').map(Number);
  for (let day = Math.floor(moment / dayMs); ; day += 1) {
    const at = day * dayMs + (hour * 60 + minute) * 60_000;
    if (at > moment && isDrawDay(lottery, at)) return at;
  }
}

/** The last draw at or before a moment, ms. */
function drawBefore(lottery: SandboxLottery, moment: number): number {
  if (lottery.everySeconds !== undefined) {
    const step = lottery.everySeconds * 1000;
    return Math.floor(moment / step) * step;
  }
  let at = drawAfter(lottery, moment) - dayMs;
  while (!isDrawDay(lottery, at)) at -= dayMs;
  return at;
}

function isDrawDay({ weekdays }: SandboxLottery, at: number): boolean {
  return weekdays === undefined || weekdays.includes(new Date(at).getUTCDay());
}

/** Date, and with several draws a day the draw's number. */
function issueOf(lottery: SandboxLottery, at: number): string {
  const date = new Date(at).toISOString().slice(0, 10).replaceAll('-', '');
  if (lottery.everySeconds === undefined) return date;
  return `${date}-${String(Math.floor((at % dayMs) / (lottery.everySeconds * 1000)) + 1).padStart(4, '0')}`;
}

/** Time of the next draw, on the sandbox clock. */
export function nextDraw(lottery: SandboxLottery, now: number): LotteryDraw {
  const drawTime = drawAfter(lottery, now);
  return {
    issue: issueOf(lottery, drawTime),
    closeTime: drawTime - lottery.closesBefore * 1000,
    drawTime,
    everySeconds: lottery.everySeconds ?? null,
  };
}

/** The last `count` draws, the latest first. */
export function drawnNumbers(context: SandboxContext, code: string, lottery: SandboxLottery, count: number): DrawnNumbers[] {
  const drawn: DrawnNumbers[] = [];
  for (let at = drawBefore(lottery, context.now); drawn.length < count; at = drawBefore(lottery, at - 1))
    drawn.push(drawnAt(context, code, lottery, at));
  return drawn;
}

/** The draw at a moment, ms; its numbers are reproducible. */
export function drawnAt({ data }: SandboxContext, code: string, lottery: SandboxLottery, at: number): DrawnNumbers {
  const issue = issueOf(lottery, at);
  const position = { random: seedOf(`${data.games.seed} ${code} ${issue}`) };
  const result = { gameCode: code, issue, drawTime: at };
  if (lottery.vietnamese !== true) return { ...result, numbers: balls(lottery, position) };
  const digits = (length: number): string => Array.from({ length }, () => Math.floor(nextRandom(position) * 10)).join('');
  const groups = prizes.map(([name, many, length]) => ({ name, numbers: Array.from({ length: many }, () => digits(length)) }));
  return { ...result, numbers: groups[0]?.numbers ?? [], prizes: groups };
}

function balls({ count, from, to, unique }: SandboxLottery, position: { random: number }): string[] {
  const numbers: number[] = [];
  while (numbers.length < count) {
    const number = from + Math.floor(nextRandom(position) * (to - from + 1));
    if (unique !== true || !numbers.includes(number)) numbers.push(number);
  }
  const width = String(to).length;
  return numbers.map((number) => String(number).padStart(width, '0'));
}

/** What the sandbox sells: it names every vendor. */
export type SoldGame = Game & { vassalage: string };

export function lotteryGame({ data, now }: SandboxContext, read: ReadText, code: string, lottery: SandboxLottery): SoldGame {
  const vendor = data.games.vendors?.[lottery.vassalage];
  return {
    nodeId: `${lottery.gameType}-${code}`,
    gameId: code,
    code,
    gameCode: code,
    gameName: read(lottery.name),
    gameType: lottery.gameType,
    gameCategory: lottery.gameType,
    accountTypeName: vendor?.accountTypeName ?? lottery.vassalage,
    vassalage: lottery.vassalage,
    vendor: vendor?.name ?? lottery.vassalage,
    vendors: [lottery.vassalage],
    isGame: 'GAME',
    defaultPlayType: lottery.playType ?? null,
    isHot: lottery.hot === true ? 1 : 0,
    maintenance: vendor?.maintenance === true,
    draw: nextDraw(lottery, now),
    ...(lottery.weekdays === undefined ? {} : { weekdays: lottery.weekdays }),
    ...(lottery.poster === undefined ? {} : { icon: lottery.poster }),
  };
}
