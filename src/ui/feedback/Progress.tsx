import { cx } from '#ui/dom/cx.ts';
import styles from './Progress.module.css';

interface ProgressProps {
  value: number;
  max: number;
  className?: string | undefined;
}

/** How far something has come; the label around it says what. */
export function Progress({ className, ...rest }: ProgressProps) {
  return <progress {...rest} className={cx(styles.bar, className)} />;
}
