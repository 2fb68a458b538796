import { useEffect, useEffectEvent, useState } from 'react';
import type { Game } from '../shared/useGame.ts';

/** After a draw its numbers are asked for: a moment later, as clocks differ. In ms. */
const AFTER_MS = 700;
/** They are asked for again while no answer comes, in ms. */
const AGAIN_MS = 5_000;

interface DrawClock {
  /** Whole seconds to the closing of the draw, or once it is closed to the draw. */
  seconds: number;
  isClosed: boolean;
}

/** Counts down to the next draw, and calls back when it is over. */
export function useDrawClock({ view, readAt }: Pick<Game, 'view' | 'readAt'>, onDrawn: () => void): DrawClock {
  const { now, lottery } = view;
  const [time, setTime] = useState(now);
  const { closeTime = 0, drawTime = 0 } = lottery?.draw ?? {};
  const drawn = useEffectEvent(onDrawn);

  useEffect(() => {
    const timer = setInterval(() => setTime(now + Date.now() - readAt), 250);
    return () => clearInterval(timer);
  }, [now, readAt]);
  const isOver = drawTime > 0 && time >= drawTime + AFTER_MS;
  useEffect(() => {
    if (!isOver) return undefined;
    drawn();
    const again = setInterval(() => drawn(), AGAIN_MS);
    return () => clearInterval(again);
  }, [isOver, drawTime]);

  const isClosed = time >= closeTime;
  return { seconds: Math.max(0, Math.ceil(((isClosed ? drawTime : closeTime) - time) / 1000)), isClosed };
}
