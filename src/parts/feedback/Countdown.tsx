import { useEffect, useEffectEvent } from 'react';
import { formatCountdown } from '#engine/values/elapsed.ts';
import { secondsUntil } from '#state/clock/secondClock.ts';
import { useSecond } from '#state/clock/useSecond.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import type { IconName } from '#ui/icon/iconNames.ts';
import styles from './Countdown.module.css';

interface Props {
  /** Epoch ms of the platform. */
  until: number;
  /** The words around the time that is left, such as `12:04`. */
  text: (time: string) => string;
  icon?: IconName;
  /** Called once when the time is over for certain. */
  onOver?: () => void;
}

/** The platform's clock is known to half a second: what is read at the end itself might still be the state before it. */
const CERTAIN_MS = 1_000;

/** The remaining time on the platform's clock; its last minute stands out. */
export function Countdown({ until, text, icon, onOver }: Props) {
  const seconds = useSecond((now) => secondsUntil(until, now), until);
  const over = useEffectEvent(() => onOver?.());
  const isOver = useSecond((now) => now >= until + CERTAIN_MS, until);
  useEffect(() => {
    if (isOver === true) over();
  }, [isOver]);
  const left = seconds ?? 0;
  return (
    <span role="timer" className={`num ${styles.countdown}`} data-short={left < 60 || undefined}>
      {icon !== undefined && <Icon name={icon} size={16} />}
      {text(formatCountdown(left))}
    </span>
  );
}
