import type { GameLaunch, LaunchGameResponse } from '#contract/types.ts';
import { gamePlatforms } from '#engine/constants.ts';
import type { GameToStart } from '#engine/games/launchKind.ts';
import { asCallError } from '#platform/errors/callError.ts';
import { type MessageText, messageOf } from '#platform/errors/errors.ts';
import { gameAddress, gameClientType } from '#platform/games/gameAddress.ts';
import type { Reply } from '#platform/replies/readReply.ts';
import { confirmTransfer } from './confirmTransfer.ts';
import { namedGame } from './namedGame.ts';
import { forgetTransfers, sendTransfer } from './transfer.ts';
import type { FrameSource, Launch } from './launch.ts';
import { isRestricted, playRestriction } from '#state/session/playRestriction.ts';
import { loadMember } from '#state/session/member.ts';
import { pageLeft } from '#state/navigation/pageLeft.ts';
import type { Portal } from '#state/portal/portal.ts';

/** `declined`: the player kept the money, or left the page meanwhile; `barred`: has paused play or is self-excluded; `session`: it ended, which has a popup of its own. All others have a message. */
export type LaunchFailure =
  | { reason: 'declined' }
  | { reason: 'barred' }
  | { reason: 'noAddress' | 'refused' | 'failure' | 'session'; message: MessageText };
export type LaunchOutcome = { launch: Launch } | LaunchFailure;

const NO_ADDRESS: LaunchFailure = { reason: 'noAddress', message: { key: 'errors:invalid_url' } };

const DECLINED: LaunchFailure = { reason: 'declined' };
const BARRED: LaunchFailure = { reason: 'barred' };

/** Requests a launch under the loader; asks the player before money moves to another wallet. */
export async function requestLaunch(portal: Portal, wanted: GameToStart): Promise<LaunchOutcome> {
  const isLeft = pageLeft(portal);
  const outcome = await launched(portal, wanted, isLeft);
  return isLeft() ? DECLINED : outcome;
}

async function launched(portal: Portal, wanted: GameToStart, isLeft: () => boolean): Promise<LaunchOutcome> {
  if (playRestriction(portal) !== null) return BARRED;
  const game = await named(portal, wanted);
  if ('reason' in game) return game;
  if (isLeft()) return DECLINED;
  let reply = await send(portal, game, false);
  if ('reason' in reply) return reply;
  if (!reply.ok && reply.code === 'confirm_transfer') {
    if (isLeft() || !(await confirmTransfer(portal, game, reply.value))) return DECLINED;
    reply = await send(portal, game, true);
    if ('reason' in reply) return reply;
  } else if (reply.ok) await forgetTransfers(portal, game);
  if (!reply.ok) return refusalOf(portal, reply);
  const source = frameSourceOf(portal, reply.value, game);
  if (source === null) return NO_ADDRESS;
  return { launch: { game, source, at: Date.now() } };
}

/** Why the platform refused a launch. */
export async function refusalOf(portal: Portal, reply: { code: string; message: string }): Promise<LaunchFailure> {
  return (await isRestricted(portal, reply.code)) ? BARRED : { reason: 'refused', message: messageOf(reply) };
}

async function named(portal: Portal, game: GameToStart): Promise<GameToStart | LaunchFailure> {
  try {
    return (await portal.overlay.whileBusy(() => namedGame(portal, game))) ?? NO_ADDRESS;
  } catch (cause) {
    return failureOf(cause);
  }
}

async function send(portal: Portal, game: GameToStart, confirmTrans: boolean): Promise<Reply<'launchGame'> | LaunchFailure> {
  try {
    return await portal.overlay.whileBusy(async () => {
      // after a reload the member type may be unknown, and play money needs another launch
      if (portal.session.getState().memberType === null) await loadMember(portal);
      const request = launchRequest(portal, game, confirmTrans);
      return confirmTrans ? sendTransfer(portal, game, request) : portal.client.call('launchGame', request);
    });
  } catch (cause) {
    return failureOf(cause);
  }
}

/** The outcome of a launch without an answer. */
export function failureOf(cause: unknown): LaunchFailure {
  const error = asCallError(cause, 'launchGame');
  const ended = error.kind === 'unauthorized' || error.kind === 'noToken';
  return { reason: ended ? 'session' : 'failure', message: messageOf(error) };
}

/** The launch payload (D-42); every call has the header Language. */
export function launchRequest(portal: Portal, game: GameToStart, confirmTrans: boolean): GameLaunch {
  const { token, username, memberType } = portal.session.getState();
  const { vassalage, nodeId, gameId, roomId, accountTypeName } = game;
  return {
    ...(roomId === undefined ? (gameId === undefined ? {} : { gameId }) : { roomId }),
    ...(nodeId === undefined ? {} : { nodeId }),
    ...(vassalage === '' ? {} : { vassalage }),
    ...(accountTypeName ? { accountType: accountTypeName } : {}),
    confirmTrans,
    launchMode: memberType === portal.brand.agent.demoType ? 'DEMO' : 'REAL',
    platform: gamePlatforms.join(','),
    clientType: gameClientType(),
    username: username ?? '',
    token: token ?? '',
    language: portal.preferences.getState().language as GameLaunch['language'],
    merchantCode: portal.brand.merchantCode,
  };
}

/** The address of a launched game: the first, else the second, else the content. PVP games use the content first (D-40). */
export function frameSourceOf(
  portal: Portal,
  { game_url, game_url2, content }: LaunchGameResponse,
  { gameCategory, gameType }: Pick<GameToStart, 'gameCategory' | 'gameType'> = {},
): FrameSource | null {
  const hosts = { hosts: portal.brand.security.hosts.games, cdns: portal.system.getState().info.launchGameCDNs ?? [] };
  const isPvp = gameCategory === 'PVP' || gameType === 'PVP';
  const addresses = [game_url, game_url2];
  const wanted = (isPvp ? [content, ...addresses] : [...addresses, content]).find(Boolean);
  if (!wanted) return null;
  if (wanted === content && /^\s*</.test(wanted)) return { markup: wanted };
  const url = gameAddress(wanted, hosts);
  return url === null ? null : { url };
}
