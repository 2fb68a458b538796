import type { PrizeMode } from '#contract/types.ts';
import { useEffect, useState } from 'react';
import { failureOf, frameSourceOf, type LaunchOutcome, refusalOf } from '#state/launch/requestLaunch.ts';
import type { Portal } from '#state/portal/portal.ts';
import { usePortal, useSession } from '#state/portal/PortalProvider.tsx';
import { playRestriction } from '#state/session/playRestriction.ts';
import { refreshBalance } from '#state/reads/refreshBalance.ts';
import type { GameToStart } from '#state/games/startGame.ts';
import type { GameView } from '#state/launch/useLaunchedGame.ts';
import { findPrizeMode } from '#state/lottery/lotteryMenus.ts';
import { lobbyRequest, type LobbySelection } from './lobbyRequest.ts';

/** Default: the prize mode of the menu that lists the lottery; for the whole lobby the brand's own. */
type Wanted = Omit<LobbySelection, 'prizeMode'> & { prizeMode?: PrizeMode | undefined };

const prizeModeOf = async (portal: Portal, { prizeMode, gameCode }: Wanted): Promise<PrizeMode> =>
  prizeMode ?? (gameCode ? findPrizeMode(portal, gameCode) : portal.brand.games.lottery.prizeMode);

async function askLobby(portal: Portal, wanted: Wanted, game: GameToStart): Promise<LaunchOutcome> {
  if (playRestriction(portal) !== null) return { reason: 'barred' };
  try {
    const reply = await portal.client.call(
      'launchGame',
      lobbyRequest(portal, { ...wanted, prizeMode: await prizeModeOf(portal, wanted) }),
    );
    if (!reply.ok) return await refusalOf(portal, reply);
    const source = frameSourceOf(portal, reply.value);
    if (source === null) return { reason: 'noAddress', message: { key: 'errors:invalid_url' } };
    return { launch: { game, source, at: Date.now() } };
  } catch (cause) {
    return failureOf(cause);
  }
}

/** A member's lottery lobby, from request to frame; another lottery needs another lobby. */
export function useLobby(wanted: Wanted, title: string): { view: Exclude<GameView, { kind: 'none' }>; start: () => void } {
  const portal = usePortal();
  const token = useSession((state) => state.token);
  const [attempt, setAttempt] = useState(1);
  const [answer, setAnswer] = useState<{ key: string; outcome: LaunchOutcome } | null>(null);
  const key = JSON.stringify([token, attempt, wanted]);
  const game: GameToStart = { vassalage: 'LOTT', gameName: title };

  useEffect(() => {
    if (token === null) return undefined;
    let current = true;
    void askLobby(portal, wanted, game).then((outcome) => {
      if (current) setAnswer({ key, outcome });
    });
    return () => {
      current = false;
    };
    // oxlint-disable-next-line exhaustive-deps -- the key covers the request
  }, [portal, key]);
  useEffect(() => () => refreshBalance(portal), [portal]);

  return { view: viewOf(game, token, answer?.key === key ? answer.outcome : null), start: () => setAttempt((last) => last + 1) };
}

function viewOf(game: GameToStart, token: string | null, outcome: LaunchOutcome | null): Exclude<GameView, { kind: 'none' }> {
  if (token === null) return { kind: 'visitor', game };
  if (outcome === null) return { kind: 'starting', game };
  return 'launch' in outcome ? { kind: 'playing', game, launch: outcome.launch } : { kind: 'failed', game, failure: outcome };
}
