import { useEffect, useState } from 'react';
import { centsOf, moneyOf } from '#sandbox/values/amounts.ts';

export const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Resolves after a time; at once where motion is reduced. @param ms of an animation */
export const shown = (ms: number): Promise<void> =>
  isCalm() ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ms));

const COUNT_MS = 900;

/** An amount that counts up to its end; there at once where motion is reduced. */
export function useCountUp(amount: string): string {
  const [at, setAt] = useState(amount);
  useEffect(() => {
    if (isCalm()) return setAt(amount);
    const end = centsOf(amount);
    const start = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const part = BigInt(Math.min(1000, Math.max(0, Math.round(((now - start) / COUNT_MS) * 1000))));
      setAt(moneyOf((end * part) / 1000n));
      if (part < 1000n) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [amount]);
  return at;
}

/** Time since the page was opened, as m:ss, once a second. */
export function useSessionTime(): string {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const start = performance.now();
    const timer = setInterval(() => setSeconds(Math.floor((performance.now() - start) / 1000)), 1000);
    return () => clearInterval(timer);
  }, []);
  return clockText(seconds);
}

/** `01:05`, and `2:01:05` from an hour on. */
export function clockText(seconds: number): string {
  const two = (part: number): string => String(part).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  return `${hours > 0 ? `${hours}:` : ''}${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
