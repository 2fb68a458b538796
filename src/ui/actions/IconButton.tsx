import type { ComponentProps } from 'react';
import { cx } from '#ui/dom/cx.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './IconButton.module.css';
import type { IconName } from '#ui/icon/iconNames.ts';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName;
  /** The accessible name, also the tooltip. */
  label: string;
  /** Edge: md 44, sm 36, xs 32 px. On touch screens the target is never under 44. */
  size?: 'md' | 'sm' | 'xs' | undefined;
  iconSize?: number | undefined;
  filled?: boolean | undefined;
  /** A counter on the corner; hidden at 0. The label must include the number. */
  count?: number | undefined;
  /** Spins the icon while something loads. */
  busy?: boolean | undefined;
  /** Ignores presses. It keeps the focus, which an element that the browser disables would lose under a finger or a key. */
  disabled?: boolean | undefined;
}

export function IconButton({
  icon,
  label,
  size = 'md',
  iconSize = size === 'md' ? 20 : 17,
  filled = false,
  count = 0,
  busy = false,
  disabled = false,
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={disabled || rest['aria-disabled']}
      onClick={disabled ? undefined : onClick}
      className={cx(styles.button, styles[size], filled && styles.filled, className)}
    >
      <Icon name={icon} size={iconSize} />
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </button>
  );
}
