import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import { requestLaunch, type LaunchFailure } from './requestLaunch.ts';
import { forgetLaunch, keepLaunch, type Launch, launchStoreOf, storedGame } from './launch.ts';
import { usePortal, useSession } from '#state/portal/PortalProvider.tsx';
import { refreshBalance } from '#state/reads/refreshBalance.ts';
import type { GameToStart } from '#state/games/startGame.ts';

/** State of a game page. `none`: nothing was launched; `visitor`: the session has ended. */
export type GameView =
  | { kind: 'none' }
  | { kind: 'visitor'; game: GameToStart }
  | { kind: 'starting'; game: GameToStart }
  | { kind: 'failed'; game: GameToStart; failure: LaunchFailure }
  | { kind: 'playing'; game: GameToStart; launch: Launch };

export interface LaunchedGame {
  view: GameView;
  /** Launches the same game again, or a first one. */
  start: (game: GameToStart) => void;
  close: () => void;
}

/** The running game of this tab, else the stored launch, repeated (D-41). Unmounting refreshes the balance. */
export function useLaunchedGame(): LaunchedGame {
  const portal = usePortal();
  const token = useSession((state) => state.token);
  const launch = useStore(launchStoreOf(portal), (state) => state.launch);
  const [game, setGame] = useState<GameToStart | null>(() => launch?.game ?? storedGame());
  // a failure of one session may not apply to the next
  const [failed, setFailed] = useState<{ token: string | null; failure: LaunchFailure } | null>(null);
  const failure = failed?.token === token ? failed.failure : null;

  const missing = game !== null && token !== null && launch === null && failure === null;
  const startAgain = useEffectEvent(async (wanted: GameToStart, isCurrent: () => boolean) => {
    const outcome = await requestLaunch(portal, wanted);
    if (!isCurrent()) return;
    if ('reason' in outcome) setFailed({ token, failure: outcome });
    else keepLaunch(portal, outcome.launch);
  });
  useEffect(() => {
    if (!missing || game === null) return undefined;
    let current = true;
    void startAgain(game, () => current);
    return () => {
      current = false;
    };
  }, [missing, game]);
  useEffect(() => () => refreshBalance(portal), [portal]);

  return {
    view: viewOf(game, token, launch, failure),
    start(wanted) {
      setFailed(null);
      setGame({ ...wanted });
      forgetLaunch(portal);
    },
    close() {
      setFailed(null);
      setGame(null);
      forgetLaunch(portal);
      refreshBalance(portal);
    },
  };
}

function viewOf(game: GameToStart | null, token: string | null, launch: Launch | null, failure: LaunchFailure | null): GameView {
  if (launch !== null) return { kind: 'playing', game: launch.game, launch };
  if (game === null) return { kind: 'none' };
  if (token === null) return { kind: 'visitor', game };
  return failure === null ? { kind: 'starting', game } : { kind: 'failed', game, failure };
}
