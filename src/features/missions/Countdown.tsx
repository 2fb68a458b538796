import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { secondsUntil } from '#state/clock/secondClock.ts';
import { useSecond } from '#state/clock/useSecond.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './Missions.module.css';

interface Props {
  /** Epoch ms of the platform. */
  until: number;
  /** Key of the text, with `time`. */
  text: 'resets_in' | 'ends_in';
  onEnd: () => void;
}

const two = (value: number) => String(value).padStart(2, '0');

/** The hours, minutes and seconds that are left. */
export function Countdown({ until, text, onEnd }: Props) {
  const { t } = useTranslation('missions');
  const seconds = useSecond((now) => secondsUntil(until, now), until) ?? 0;
  const isOver = seconds === 0;
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  const time = `${two(Math.floor(seconds / 3_600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return (
    <span className={`num small ${styles.countdown}`} role="timer">
      <Icon name="hourglass" size={16} />
      {t(text, { time })}
    </span>
  );
}
