import { useEffect, useState } from 'react';

/** A wait that counts down on the monotonic clock, so that neither a slow timer nor a changed system clock bends it. */
export function useSecondsLeft(initialSeconds: number): { seconds: number; start: (seconds: number) => void } {
  const [until, setUntil] = useState(() => performance.now() + initialSeconds * 1_000);
  const [now, setNow] = useState(() => performance.now());
  const seconds = Math.max(0, Math.ceil((until - now) / 1_000));
  const running = seconds > 0;

  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setNow(performance.now()), 250);
    return () => clearInterval(timer);
  }, [running]);

  const start = (wait: number) => {
    const begin = performance.now();
    setNow(begin);
    setUntil(begin + wait * 1_000);
  };
  return { seconds, start };
}
