import { type RefObject, useEffect, useState } from 'react';
import { hearGame, onFrameBlocked } from '#platform/games/gameMessages.ts';
import { useFrameStall } from './useFrameStall.ts';
import { type LoadPhase, useLoadLimit } from './useLoadLimit.ts';
import type { FrameSource } from './launch.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { refreshBalanceSoon } from '#state/money/refreshBalance.ts';

/** silent: loaded, but maybe nothing is to be seen, which a page cannot find out about another one. */
export type FramePhase = LoadPhase | 'silent';

/** The loader ends before a player gives up (F28). */
const SLOW_MS = 15_000;

interface Options {
  frame: RefObject<HTMLIFrameElement | null>;
  onLeave: (() => void) | undefined;
}

/** Follows one try to show a game, by its load event, its clock and what it says. */
export function useGameFrame(source: FrameSource, { frame, onLeave }: Options) {
  const portal = usePortal();
  const { phase, onLoad, fail } = useLoadLimit({ slowMs: SLOW_MS });
  const [spoken, setSpoken] = useState(false);
  const url = 'url' in source ? source.url : null;

  // a game may speak before it has loaded whole
  useEffect(() => {
    if (url === null) return undefined;
    return hearGame(
      () => frame.current,
      url,
      (message) => {
        setSpoken(true);
        if (message === 'balance') refreshBalanceSoon(portal);
        if (message === 'close') onLeave?.();
      },
    );
    // oxlint-disable-next-line exhaustive-deps -- leaving is the same whichever render offered it
  }, [url, portal]);

  const mute = phase === 'shown' && !spoken && url !== null;
  const { doubtful, dismiss } = useFrameStall(mute, frame);

  // oxlint-disable-next-line exhaustive-deps -- a try fails once, whichever render hears of it
  useEffect(() => (url === null ? undefined : onFrameBlocked(url, fail)), [url]);

  const seen: FramePhase = phase === 'shown' && doubtful ? 'silent' : phase;
  return { phase: seen, onLoad, dismiss };
}
