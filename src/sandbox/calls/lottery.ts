import type { Game, LotteryGroup, SandboxLottery } from '#contract/types.ts';
import { activityOf } from '../model/activity.ts';
import { drawnNumbers, lotteriesOf, lotteryGame, nextDraw } from './lotteries.ts';
import { accept } from '#sandbox/values/refusal.ts';
import { textReader } from '../model/texts.ts';
import type { SandboxContext } from '../model/sandboxContext.ts';
import type { Handler } from '#sandbox/protocol/handler.ts';

const mostDraws = 100;

type Entry = [code: string, lottery: SandboxLottery];

export const gameMenus: Handler<'gameMenus'> = ({ context }, { prizeMode, language }) =>
  accept(grouped(context, language, ([, one]) => one.vietnamese !== true && one.prizeMode === prizeMode));

export const vnMenu: Handler<'vnMenu'> = ({ context }, { language }) =>
  accept(grouped(context, language, ([, one]) => one.vietnamese === true));

function grouped(context: SandboxContext, language: string | undefined, wanted: (entry: Entry) => boolean): LotteryGroup[] {
  const read = textReader(context, language);
  const groups = new Map<string, Game[]>();
  for (const [code, lottery] of lotteriesOf(context).filter(wanted)) {
    groups.set(lottery.group, [...(groups.get(lottery.group) ?? []), lotteryGame(context, read, code, lottery)]);
  }
  const names = context.data.games.lotteryGroups ?? {};
  return [...groups].map(([gameGroupCode, gameMenus]) => {
    const texts = names[gameGroupCode];
    return { gameGroupCode, labelName: texts === undefined ? gameGroupCode : read(texts), gameMenus };
  });
}

export const popularGames: Handler<'popularGames'> = ({ context }, { count, language }) => {
  const read = textReader(context, language);
  const all = lotteriesOf(context);
  const hotFirst = [...all.filter(([, one]) => one.hot === true), ...all.filter(([, one]) => one.hot !== true)];
  return accept(hotFirst.slice(0, Number(count)).map(([code, lottery]) => lotteryGame(context, read, code, lottery)));
};

export const nextDraws: Handler<'nextDraws'> = ({ context }, { gameCodes }) => {
  const wanted = gameCodes === undefined || gameCodes === '' ? null : new Set(gameCodes.split(','));
  return accept(
    lotteriesOf(context)
      .filter(([code]) => wanted === null || wanted.has(code))
      .map(([gameCode, lottery]) => ({ gameCode, draw: nextDraw(lottery, context.now) })),
  );
};

export const openedNumero: Handler<'openedNumero'> = ({ context }, { gameCode, count }) =>
  accept(opened(context, gameCode, count ?? 20, () => true));

export const vnNumeros: Handler<'vnNumeros'> = ({ context }, { gameCode, count }) =>
  accept(opened(context, gameCode, count, ([, one]) => one.vietnamese === true));

/** The last draws of one lottery; without one those of all, the latest first. */
function opened(
  context: SandboxContext,
  gameCode: string | undefined,
  count: number | string,
  wanted: (entry: Entry) => boolean,
) {
  const most = Math.min(mostDraws, Math.max(1, Number(count)));
  const chosen = lotteriesOf(context).filter((entry) => wanted(entry) && (gameCode === undefined || entry[0] === gameCode));
  const each = gameCode === undefined ? Math.ceil(most / Math.max(1, chosen.length)) : most;
  return chosen
    .flatMap(([code, lottery]) => drawnNumbers(context, code, lottery, each))
    .toSorted((one, other) => (other.drawTime ?? 0) - (one.drawTime ?? 0))
    .slice(0, most);
}

export const vnRecent: Handler<'vnRecent'> = ({ context, member }, { language }) => {
  const read = textReader(context, language);
  const vietnamese = lotteriesOf(context).filter(([, one]) => one.vietnamese === true);
  const games = new Map(
    vietnamese.map(([code, lottery]) => [`${lottery.gameType}-${code}`, lotteryGame(context, read, code, lottery)]),
  );
  return accept(activityOf(context, member).recent.flatMap(({ nodeId }) => games.get(nodeId) ?? []));
};
