import type { GameLaunch, LaunchGameResponse, LotteryLobby, PrizeMode } from '#contract/types.ts';
import { activityOf } from '../model/activity.ts';
import { catalogueOf } from '#sandbox/games/gameCatalogue.ts';
import { requestKeyOf } from '#sandbox/checks/idempotency.ts';
import { mostRecent } from '#sandbox/history/recent.ts';
import { lotteriesOf, lotteryGame, type SoldGame } from './lotteries.ts';
import { lowerHex, randomText } from '#sandbox/values/random.ts';
import { accept, refuse, type Answer } from '#sandbox/values/refusal.ts';
import type { Member } from '../model/state.ts';
import { hostAddress } from '#sandbox/values/hostAddress.ts';
import { type ReadText, textReader } from '../model/texts.ts';
import type { SandboxContext } from '../model/sandboxContext.ts';
import { playRefusal } from '../protection/limits.ts';
import { refusalInForce } from '../protection/protectionOf.ts';
import { moveTransfer } from '../wallets/moveTransfer.ts';
import { changeVendorBalance } from '../wallets/vendorWallets.ts';
import type { Handler } from '#sandbox/protocol/handler.ts';
import { ownEntry } from '#engine/values/ownEntry.ts';

/** The game of the lobby without a lottery. */
const wholeLobby: SoldGame = { nodeId: 'LOTT', gameType: 'LOTT', gameCategory: 'LOTT', vassalage: 'LOTT' };

type Caller = Parameters<Handler<'launchGame'>>[0];

/** POST /wps/game/launchGame: a game or room of a vendor, or the lottery lobby. */
export const launchGame: Handler<'launchGame'> = (caller, body) => {
  const { context, member } = caller;
  const barred = refusalInForce(context, member) ?? playRefusal(context, member, '0');
  if (barred !== null) return barred;
  return 'view' in body ? openLobby(context, member, body) : startGame(caller, body);
};

function startGame({ context, member, request, token }: Caller, body: GameLaunch): Answer<LaunchGameResponse> {
  const game = gameOf(context, body);
  const code = game?.vassalage ?? '';
  const vendor = ownEntry(context.data.games.vendors, code);
  if (vendor === undefined || game === undefined) return refuse('invalid_request', { field: 'gameId' });
  if (vendor.maintenance === true || game.maintenance === true) return refuse('game_maintenance');
  const isDemo = member.type === context.brand.agent.demoType;
  if (isDemo !== (body.launchMode === 'DEMO')) return refuse(isDemo ? 'in_need_true_account' : 'invalid_request');
  if (body.username !== member.account) return refuse('invalid_request', { field: 'username' });
  if (body.token !== token) return refuse('invalid_request', { field: 'token' });
  if (vendor.transfer === true && !context.settings.isSingleWallet && !isDemo && !/^-?0*(\.0*)?$/.test(member.balance)) {
    if (body.confirmTrans !== true) return refuse('confirm_transfer', { vassalage: code, balance: member.balance });
    const amount = member.balance;
    changeVendorBalance(member, code, amount);
    moveTransfer(context, member, { type: 'VENDOR_IN', partner: vendor.name, amount, requestKey: requestKeyOf(request) });
  }
  notePlayed(context, member, String(game.nodeId));
  const ticket = ticketFor(context, member, game);
  const query = {
    ticket,
    brand: context.brand.id,
    game: String(game.nodeId),
    name: game.gameName ?? '',
    room: body.roomId ?? '',
    lang: body.language,
    art: game.icon ?? '',
  };
  const page = context.brand.games.inhouseVendors.includes(code) ? 'slot' : (game.gameCategory ?? game.gameType).toLowerCase();
  const path = `/${page}?${new URLSearchParams(query).toString()}`;
  const url = gameUrl(context, path);
  const none = { game_url: null, game_url2: null, content: null, launchId: ticket };
  switch (vendor.launch) {
    case 'none':
      return accept(none);
    case 'url2':
      return accept({ ...none, game_url2: url });
    case 'relative':
      return accept({ ...none, game_url: path });
    case 'content':
      return accept({ ...none, content: url });
    case 'markup':
      return accept({ ...none, content: tablePage(game.gameName ?? '') });
    default:
      return accept({ ...none, game_url: url });
  }
}

/** The game of a launch. Its key is enough; a vendor, where one is named, has to be its own. */
function gameOf(context: SandboxContext, body: GameLaunch): SoldGame | undefined {
  const { nodeId, gameId, roomId } = body;
  const vassalage = body.vassalage ?? body.accountTypeName;
  const { byId, games } = catalogueOf(context.data.games);
  const named = nodeId === undefined ? undefined : byId.get(String(nodeId));
  if (named !== undefined) return vassalage === undefined || named.vassalage === vassalage ? named : undefined;
  const wanted = gameId ?? roomId?.split('-')[1];
  return games.find((game) => game.vassalage === vassalage && game.gameId === wanted);
}

/** A page that a vendor sends as text; it holds no script. */
function tablePage(name: string): string {
  const title = name.replaceAll(/[<>&]/g, '');
  const rows = ['7 : 3', '5 : 7', '7 : 6'].map((points, index) => `<tr><td>${index + 1}</td><td>${points}</td></tr>`).join('');
  return `<!doctype html><meta charset="utf-8"><title>${title}</title><body><center><h1>${title}</h1><table><tbody>${rows}</tbody></table></center></body>`;
}

function openLobby(context: SandboxContext, member: Member, body: LotteryLobby): Answer<LaunchGameResponse> {
  const read = textReader(context, body.language);
  const game = body.gameCode === undefined ? wholeLobby : lotteryOf(context, read, body.gameCode, body.prizeMode);
  if (game === undefined) return refuse('invalid_request', { field: 'gameCode' });
  if (game.maintenance === true) return refuse('game_maintenance');
  if (game !== wholeLobby) notePlayed(context, member, String(game.nodeId));
  const ticket = ticketFor(context, member, game, body.prizeMode);
  const { view, prizeMode, playType = '', language, backUrl } = body;
  const query = {
    ticket,
    brand: context.brand.id,
    view,
    mode: prizeMode,
    game: body.gameCode ?? '',
    name: game.gameName ?? '',
    play: playType,
    lang: language,
    back: backUrl,
  };
  const url = gameUrl(context, `/lottery?${new URLSearchParams(query).toString()}`);
  return accept({ game_url: url, game_url2: null, content: null, launchId: ticket });
}

/** A lottery of a menu, or an e-lottery of a vendor's list, with its prize mode. */
function lotteryOf(context: SandboxContext, read: ReadText, gameCode: string, prizeMode: PrizeMode): SoldGame | undefined {
  const entry = lotteriesOf(context).find(([code]) => code === gameCode);
  if (entry !== undefined) return entry[1].prizeMode === prizeMode ? lotteryGame(context, read, ...entry) : undefined;
  return prizeMode === 'Elott' ? catalogueOf(context.data.games).games.find((game) => game.gameCode === gameCode) : undefined;
}

/** Where a demo game stands. */
function gameUrl({ brand, gamesOrigin }: SandboxContext, path: string): string | null {
  return gamesOrigin === null ? hostAddress(brand.security.hosts.games[0], path) : gamesOrigin + path;
}

/** The demo game shows it when it settles a bet. */
function ticketFor({ state }: SandboxContext, member: Member, game: SoldGame, prizeMode?: PrizeMode): string {
  const ticket = `t_${randomText(state, 24, lowerHex)}`;
  const { gameCategory: category = 'RNG', vassalage, gameName, gameCode } = game;
  const { id: memberId } = member;
  state.tickets[ticket] = {
    memberId,
    nodeId: String(game.nodeId),
    category,
    vassalage,
    gameName: gameName ?? undefined,
    gameCode: gameCode ?? undefined,
    ...(prizeMode !== undefined && { prizeMode }),
  };
  return ticket;
}

function notePlayed(context: SandboxContext, member: Member, nodeId: string): void {
  const activity = activityOf(context, member);
  const before = activity.recent.filter((one) => one.nodeId !== nodeId);
  activity.recent = [{ nodeId, at: context.now }, ...before].slice(0, mostRecent);
}
