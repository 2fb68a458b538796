import { useEffect, useEffectEvent } from 'react';
import { formatCountdown } from '#engine/dates/elapsed.ts';
import { usePreferences } from '#state/portal/PortalProvider.tsx';
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
  /**
   * Called once, a second after the end: the platform's clock is known to half a second, and what is read too early is still the
   * state before the end.
   */
  onOver?: () => void;
}

/** The remaining time on the platform's clock; its last minute stands out. */
export function Countdown({ until, text, icon, onOver }: Props) {
  const seconds = useSecond((now) => Math.ceil((until - now) / 1_000), until) ?? 0;
  const over = useEffectEvent(() => onOver?.());
  const isOver = seconds < 0;
  useEffect(() => {
    if (isOver) over();
  }, [isOver]);
  const language = usePreferences((state) => state.language);
  const left = Math.max(0, seconds);
  return (
    <span role="timer" className={`num ${styles.countdown}`} data-short={left < 60 || undefined}>
      {icon !== undefined && <Icon name={icon} size={16} />}
      {text(formatCountdown(left, language))}
    </span>
  );
}
