import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { secondsUntil } from '#state/clock/secondClock.ts';
import { useSecond } from '#state/clock/useSecond.ts';
import styles from './Withdraw.module.css';

interface Props {
  /** Epoch ms of the platform. */
  until: number;
  /** Text key with `time`. */
  label: 'first_counts_in' | 'counts_in';
  /** Called once when the time is over. */
  onOver: () => void;
}

/** A countdown on the platform's clock: `12:04`. */
export function TimeLeft({ until, label, onOver }: Props) {
  const { t } = useTranslation('withdraw');
  const seconds = useSecond((now) => secondsUntil(until, now), until);
  const end = useEffectEvent(onOver);
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  const left = seconds ?? 0;
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <span role="timer" className={`num ${styles.time}`} data-short={left < 60 || undefined}>
      {t(label, { time })}
    </span>
  );
}
