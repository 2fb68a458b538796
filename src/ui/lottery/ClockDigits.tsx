import { cx } from '#ui/dom/cx.ts';
import styles from './ClockDigits.module.css';

interface ClockDigitsProps {
  seconds: number;
  /** What the countdown is for, for assistive technology. */
  label: string;
  /** The number of days in words, shown when there is one. */
  days: (count: number) => string;
  /** `boxes` for a headline, `text` inside a line. */
  variant?: 'boxes' | 'text' | undefined;
  className?: string | undefined;
}

const two = (number: number) => String(number).padStart(2, '0');

/** A countdown of hours, minutes and seconds, with the days before them. */
export function ClockDigits({ seconds, label, days, variant = 'boxes', className }: ClockDigitsProps) {
  const dayCount = Math.floor(seconds / 86_400);
  const hours = Math.floor(seconds / 3_600) % 24;
  const short = variant === 'text' && dayCount === 0 && hours === 0;
  const parts = [...(short ? [] : [hours]), Math.floor(seconds / 60) % 60, seconds % 60].map(two);
  return (
    <span role="timer" aria-label={label} className={cx('num', styles[variant], className)}>
      {dayCount > 0 && <span className={styles.days}>{days(dayCount)}</span>}
      <span className={styles.digits} data-parts={parts.length}>
        {parts.map((part, index) => (
          // oxlint-disable-next-line no-array-index-key -- a part is identified by its position
          <span key={index} className={styles.part}>
            {part}
          </span>
        ))}
      </span>
    </span>
  );
}
