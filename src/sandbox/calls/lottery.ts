import type { Game, LotteryGroup, SandboxLottery } from '#contract/types.ts';
import { activityOf } from '../model/activity.ts';
import { drawnNumbers, lotteriesOf, lotteryGame, nextDraw } from '../model/lotteries.ts';
import { accept } from '../model/refusal.ts';
import { textReader } from '../model/texts.ts';
import type { World } from '../model/world.ts';
import type { Handler } from './handler.ts';

const mostDraws = 100;

type Entry = [code: string, lottery: SandboxLottery];

/** GET /lgw/games/game_menus */
export const gameMenus: Handler<'gameMenus'> = ({ world }, { prizeMode, language }) =>
  accept(grouped(world, language, ([, one]) => one.vietnamese !== true && one.prizeMode === prizeMode));

/** GET /lgw/vn/games/game_menu */
export const vnMenu: Handler<'vnMenu'> = ({ world }, { language }) =>
  accept(grouped(world, language, ([, one]) => one.vietnamese === true));

function grouped(world: World, language: string | undefined, wanted: (entry: Entry) => boolean): LotteryGroup[] {
  const read = textReader(world, language);
  const groups = new Map<string, Game[]>();
  for (const [code, lottery] of lotteriesOf(world).filter(wanted)) {
    groups.set(lottery.group, [...(groups.get(lottery.group) ?? []), lotteryGame(world, read, code, lottery)]);
  }
  const names = world.data.games.lotteryGroups ?? {};
  return [...groups].map(([gameGroupCode, gameMenus]) => {
    const texts = names[gameGroupCode];
    return { gameGroupCode, labelName: texts === undefined ? gameGroupCode : read(texts), gameMenus };
  });
}

/** GET /lgw/games/popular */
export const popularGames: Handler<'popularGames'> = ({ world }, { count, language }) => {
  const read = textReader(world, language);
  const all = lotteriesOf(world);
  const hotFirst = [...all.filter(([, one]) => one.hot === true), ...all.filter(([, one]) => one.hot !== true)];
  return accept(hotFirst.slice(0, Number(count)).map(([code, lottery]) => lotteryGame(world, read, code, lottery)));
};

/** GET /lgw/games/next/numero */
export const nextDraws: Handler<'nextDraws'> = ({ world }, { gameCodes }) => {
  const wanted = gameCodes === undefined || gameCodes === '' ? null : new Set(gameCodes.split(','));
  return accept(
    lotteriesOf(world)
      .filter(([code]) => wanted === null || wanted.has(code))
      .map(([gameCode, lottery]) => ({ gameCode, draw: nextDraw(lottery, world.now) })),
  );
};

/** GET /lotto/lgw/games/opened/numero */
export const openedNumero: Handler<'openedNumero'> = ({ world }, { gameCode, count }) =>
  accept(opened(world, gameCode, count ?? 20, () => true));

/** GET /lgw/vn/numeros/opened/game */
export const vnNumeros: Handler<'vnNumeros'> = ({ world }, { gameCode, count }) =>
  accept(opened(world, gameCode, count, ([, one]) => one.vietnamese === true));

/** Of one lottery its last draws; without one the draws of all, the latest first. */
function opened(world: World, gameCode: string | undefined, count: number | string, wanted: (entry: Entry) => boolean) {
  const most = Math.min(mostDraws, Math.max(1, Number(count)));
  const chosen = lotteriesOf(world).filter((entry) => wanted(entry) && (gameCode === undefined || entry[0] === gameCode));
  const each = gameCode === undefined ? Math.ceil(most / Math.max(1, chosen.length)) : most;
  return chosen
    .flatMap(([code, lottery]) => drawnNumbers(world, code, lottery, each))
    .toSorted((one, other) => (other.drawTime ?? 0) - (one.drawTime ?? 0))
    .slice(0, most);
}

/** GET /lgw/vn/games/game_menu/recent */
export const vnRecent: Handler<'vnRecent'> = ({ world, member }, { language }) => {
  const read = textReader(world, language);
  const vietnamese = lotteriesOf(world).filter(([, one]) => one.vietnamese === true);
  const games = new Map(
    vietnamese.map(([code, lottery]) => [`${lottery.gameType}-${code}`, lotteryGame(world, read, code, lottery)]),
  );
  return accept(activityOf(world, member).recent.flatMap(({ nodeId }) => games.get(nodeId) ?? []));
};
