import type { ReactNode } from 'react';
import { cx } from '#ui/dom/cx.ts';
import styles from './LevelRing.module.css';

interface Props {
  /** Of the way to the next level, 0 to 100. */
  percent: number;
  /** What the ring shows, in words. */
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A ring that fills on the way to the next level, around the picture of the present one. */
export function LevelRing({ percent, label, className, children }: Props) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className={cx(styles.ring, className)}
    >
      <svg viewBox="0 0 196 196" aria-hidden="true" focusable="false">
        <circle className={styles.track} cx="98" cy="98" r="92" />
        {percent > 0 && (
          <circle className={styles.filled} cx="98" cy="98" r="92" pathLength={100} strokeDasharray={`${percent} 100`} />
        )}
      </svg>
      {children}
    </div>
  );
}
