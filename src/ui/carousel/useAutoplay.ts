import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

interface Autoplay {
  /** State of the pause button: switched on by the user or by default. */
  playing: boolean;
  /** Actually advancing: playing, and neither hovered, focused nor hidden. */
  running: boolean;
  toggle: () => void;
}

/**
 * Calls `advance` every `ms` while `region` is neither hovered nor focused and the tab is visible. Starts paused under
 * reduced motion. A new `turn` restarts the wait.
 */
export function useAutoplay(
  region: RefObject<HTMLElement | null>,
  ms: number,
  ready: boolean,
  turn: number,
  advance: () => void,
): Autoplay {
  const [playing, setPlaying] = useState(true);
  const [holds, setHolds] = useState({ hover: false, focus: false, hidden: false });
  const next = useEffectEvent(advance);
  const running = ready && playing && !holds.hover && !holds.focus && !holds.hidden;

  useEffect(() => {
    const element = region.current;
    if (!ready || !element) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPlaying(false);
    const stop = new AbortController();
    const hold = (target: EventTarget, type: string, change: () => Partial<typeof holds>) =>
      target.addEventListener(type, () => setHolds((now) => ({ ...now, ...change() })), { signal: stop.signal });
    hold(element, 'mouseenter', () => ({ hover: true }));
    hold(element, 'mouseleave', () => ({ hover: false }));
    hold(element, 'focusin', () => ({ focus: true }));
    hold(element, 'focusout', () => ({ focus: false }));
    hold(document, 'visibilitychange', () => ({ hidden: document.hidden }));
    return () => stop.abort();
  }, [ready, region]);

  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => next(), ms);
    return () => clearTimeout(timer);
  }, [running, ms, turn]);

  return { playing, running, toggle: () => setPlaying(!playing) };
}
