import type { RankRow } from '#contract/types.ts';
import { catalogueOf } from '#sandbox/games/gameCatalogue.ts';
import { withReturn } from '#sandbox/games/maintenance.ts';
import { nextRandom, type RandomPosition, seedOf } from '#sandbox/values/random.ts';
import { accept } from '#sandbox/values/refusal.ts';
import { dayIn } from '#sandbox/values/days.ts';
import type { SandboxContext } from '../model/sandboxContext.ts';
import type { Handler } from '#sandbox/protocol/handler.ts';

const dayMs = 86_400_000;
const boards = [
  ['DAY', 1, 20, 900_000],
  ['WEEK', 7, 30, 3_000_000],
  ['MONTH', 30, 50, 9_000_000],
] as const;

/** Of the day's board: how many of its last rows are wins of the last minutes, and how often a new one comes. */
const LATEST = 8;
const EVERY_MS = 120_000;

/** GET /wps/relay/GCSGAME_getRankList: new boards on every day of the brand, with wins of the past days; today's goes on. */
export const rankList: Handler<'rankList'> = ({ context }, { period }) =>
  accept(boards.filter(([name]) => period === undefined || name === period).flatMap((board) => rowsOf(context, board)));

type Win = Pick<RankRow, 'name' | 'game' | 'gameCode' | 'played'> & { cents: number; time: number };

function rowsOf(context: SandboxContext, [period, days, count, top]: (typeof boards)[number]): RankRow[] {
  const { winners = [], seed } = context.data.games;
  if (winners.length === 0 || catalogueOf(context.data.games).games.length === 0) return [];
  const today = dayIn(context.brand.timeZone, context.now);
  const position = { random: seedOf(`${seed} ${period} ${today.name}`) };
  let cents = Math.floor(top * (0.8 + nextRandom(position) * 0.4));
  const highest = Array.from({ length: period === 'DAY' ? count - LATEST : count }, () => {
    const won = winOf(context, position);
    cents = Math.floor(cents * (0.82 + nextRandom(position) * 0.15));
    const from = today.start - (days - 1) * dayMs;
    let after = Math.floor(nextRandom(position) * days * dayMs);
    // a win later today is replaced by a past one
    while (from + after > context.now) after = Math.floor(after / 2);
    return { ...won, cents, time: from + after };
  });
  const latest = period === 'DAY' ? latestOf(context, today.start, cents) : [];
  return [...highest, ...latest]
    .toSorted((a, b) => b.cents - a.cents)
    .map(({ cents: won, ...win }, index) => {
      const amount = `${Math.floor(won / 100)}.${String(won % 100).padStart(2, '0')}`;
      return { ...win, rank: index + 1, amount, period };
    });
}

/** The wins of the last minutes, below `most` cents: one in each span of `EVERY_MS` since the day began. */
function latestOf(context: SandboxContext, dayStart: number, most: number): Win[] {
  const spans = Math.floor((context.now - dayStart) / EVERY_MS);
  return Array.from({ length: Math.min(LATEST, spans) }, (_, back) => {
    const time = dayStart + (spans - back) * EVERY_MS;
    const position = { random: seedOf(`${context.data.games.seed} ${time}`) };
    return { ...winOf(context, position), cents: Math.floor(most * (0.3 + nextRandom(position) * 0.6)), time };
  });
}

function winOf(context: SandboxContext, position: RandomPosition): Omit<Win, 'cents' | 'time'> {
  const { winners = [] } = context.data.games;
  const { games } = catalogueOf(context.data.games);
  const game = games[Math.floor(nextRandom(position) * games.length)];
  const name = winners[Math.floor(nextRandom(position) * winners.length)] ?? '';
  const played = game === undefined ? {} : { played: withReturn(context, game) };
  return { name, game: game?.gameName ?? '', gameCode: game?.code ?? null, ...played };
}
