import { type RefObject, useEffect, useState } from 'react';
import { onGameMessage, onFrameBlocked, tellTheme } from '#platform/games/gameMessages.ts';
import { useFrameStall } from './useFrameStall.ts';
import { type LoadPhase, useLoadLimit } from './useLoadLimit.ts';
import type { FrameSource } from './launch.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { refreshBalanceSoon } from '#state/reads/refreshBalance.ts';

/** silent: loaded, but possibly blank, which a page cannot detect across origins. */
export type FramePhase = LoadPhase | 'silent';

/** Limit of the loader, below the patience of players (F28). */
const SLOW_MS = 5_000;

interface Options {
  frame: RefObject<HTMLIFrameElement | null>;
  onLeave: (() => void) | undefined;
}

/** Follows one try to load a game, by its load event, a timer and its messages. */
export function useGameFrame(source: FrameSource, { frame, onLeave }: Options) {
  const portal = usePortal();
  const { phase, onLoad, fail } = useLoadLimit({ slowMs: SLOW_MS });
  const [spoken, setSpoken] = useState(false);
  const url = 'url' in source ? source.url : null;

  // a game may send messages before its load event
  useEffect(() => {
    if (url === null) return undefined;
    const tell = () => tellTheme(frame.current, url, portal.preferences.getState().theme);
    const forget = portal.preferences.subscribe(({ theme }, before) => {
      if (theme !== before.theme) tell();
    });
    const stop = onGameMessage(
      () => frame.current,
      url,
      (message) => {
        setSpoken(true);
        if (message === 'ready') tell();
        if (message === 'balance') refreshBalanceSoon(portal);
        if (message === 'close') onLeave?.();
      },
    );
    return () => {
      stop();
      forget();
    };
    // oxlint-disable-next-line exhaustive-deps -- `onLeave` does the same in every render
  }, [url, portal]);

  const mute = phase === 'shown' && !spoken && url !== null;
  const { doubtful, dismiss } = useFrameStall(mute, frame);

  // oxlint-disable-next-line exhaustive-deps -- a try fails once, whatever the render
  useEffect(() => (url === null ? undefined : onFrameBlocked(url, fail)), [url]);

  const seen: FramePhase = phase === 'shown' && doubtful ? 'silent' : phase;
  return { phase: seen, onLoad, dismiss };
}
