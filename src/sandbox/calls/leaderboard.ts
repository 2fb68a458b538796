import type { RankRow } from '#contract/types.ts';
import { catalogueOf } from '#sandbox/games/gameCatalogue.ts';
import { withReturn } from '#sandbox/games/maintenance.ts';
import { nextRandom, seedOf } from '#sandbox/values/random.ts';
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

/** GET /wps/relay/GCSGAME_getRankList: new boards on every day of the brand, with wins of the past days. */
export const rankList: Handler<'rankList'> = ({ context }, { period }) =>
  accept(boards.filter(([name]) => period === undefined || name === period).flatMap((board) => rowsOf(context, board)));

function rowsOf(context: SandboxContext, [period, days, count, top]: (typeof boards)[number]): RankRow[] {
  const { winners = [], seed } = context.data.games;
  const { games } = catalogueOf(context.data.games);
  const today = dayIn(context.brand.timeZone, context.now);
  const position = { random: seedOf(`${seed} ${period} ${today.name}`) };
  if (winners.length === 0 || games.length === 0) return [];
  let cents = Math.floor(top * (0.8 + nextRandom(position) * 0.4));
  return Array.from({ length: count }, (_, index) => {
    const game = games[Math.floor(nextRandom(position) * games.length)];
    const name = winners[Math.floor(nextRandom(position) * winners.length)] ?? '';
    cents = Math.floor(cents * (0.82 + nextRandom(position) * 0.15));
    const amount = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
    const from = today.start - (days - 1) * dayMs;
    let after = Math.floor(nextRandom(position) * days * dayMs);
    // a win later today is replaced by a past one
    while (from + after > context.now) after = Math.floor(after / 2);
    const time = from + after;
    const played = game === undefined ? {} : { played: withReturn(context, game) };
    return { rank: index + 1, name, game: game?.gameName ?? '', gameCode: game?.code ?? null, ...played, amount, time, period };
  });
}
