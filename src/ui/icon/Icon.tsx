import styles from './Icon.module.css';
import sprite from './icons.svg?no-inline';
import type { IconName } from './iconNames.ts';
import { cx } from '#ui/dom/cx.ts';

interface IconProps {
  name: IconName;
  /** Edge in px: 16, 18, 20, 24, 28. Strokes are thinner from 28 on. */
  size?: number;
  className?: string | undefined;
}

/** One outline icon of the sprite in the current colour. Decorative: the control beside it has the name. */
export function Icon({ name, size = 20, className }: IconProps) {
  return (
    <svg
      className={cx(styles.icon, className)}
      width={size}
      height={size}
      strokeWidth={size >= 28 ? 1.6 : 1.8}
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
