import { cx } from '#ui/dom/cx.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './StarToggle.module.css';

interface StarToggleProps {
  on: boolean;
  /** What is starred; `aria-pressed` carries the state. */
  label: string;
  onToggle: () => void;
  className?: string | undefined;
}

export function StarToggle({ on, label, onToggle, className }: StarToggleProps) {
  return (
    <button
      type="button"
      className={cx(styles.star, className)}
      aria-label={label}
      aria-pressed={on}
      title={label}
      onClick={onToggle}
    >
      <Icon name="star" size={20} />
    </button>
  );
}
