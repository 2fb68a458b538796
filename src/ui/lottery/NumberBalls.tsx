import { cx } from '#ui/dom/cx.ts';
import styles from './NumberBalls.module.css';

interface NumberBallsProps {
  numbers: readonly string[];
  label: string;
  size?: 'sm' | 'md' | undefined;
  /** How many balls to show; the others are counted. */
  most?: number | undefined;
  className?: string | undefined;
}

export function NumberBalls({ numbers, label, size = 'sm', most = 10, className }: NumberBallsProps) {
  const shown = numbers.slice(0, most);
  return (
    <ol className={cx(styles.balls, styles[size], className)} aria-label={label}>
      {shown.map((number, index) => (
        // oxlint-disable-next-line no-array-index-key -- a number may occur twice; its position identifies it
        <li key={index} className="num">
          {number}
        </li>
      ))}
      {numbers.length > shown.length && <li className={styles.more}>+{numbers.length - shown.length}</li>}
    </ol>
  );
}
