import { cx } from '#ui/dom/cx.ts';
import styles from './Spinner.module.css';

interface SpinnerProps {
  /** Announced to screen readers; without it the spinner is decorative. */
  label?: string | undefined;
  size?: 'md' | 'lg' | undefined;
  /** In the middle of a line of its own. */
  block?: boolean | undefined;
  className?: string | undefined;
}

/** A spinner for waits without a skeleton. */
export function Spinner({ label, size = 'md', block = false, className }: SpinnerProps) {
  return (
    <span
      className={cx(styles.spinner, styles[size], block && styles.block, className)}
      role={label ? 'status' : undefined}
      aria-hidden={!label || undefined}
    >
      {label && <span className="visually-hidden">{label}</span>}
    </span>
  );
}
