import { cx } from '#ui/dom/cx.ts';
import styles from './Progress.module.css';

interface ProgressProps {
  value: number;
  max: number;
  className?: string | undefined;
}

/** A progress bar; the label around it names it. */
export function Progress({ className, ...rest }: ProgressProps) {
  return <progress {...rest} className={cx(styles.bar, className)} />;
}
