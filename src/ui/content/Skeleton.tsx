import { cx } from '#ui/dom/cx.ts';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** `line` is a line of text, `block` fills its box, `circle` is a round block. Size it with `className`. */
  shape?: 'line' | 'block' | 'circle' | undefined;
  className?: string | undefined;
}

/** A loading placeholder; appears after 150 ms. */
export function Skeleton({ shape = 'line', className }: SkeletonProps) {
  return <span className={cx(styles.skeleton, styles[shape], className)} aria-hidden="true" />;
}
