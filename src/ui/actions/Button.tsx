import type { ComponentProps } from 'react';
import { buttonClass, type ButtonStyle } from './buttonClass.ts';
import { cx } from '#ui/dom/cx.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import type { IconName } from '#ui/icon/iconNames.ts';

export interface ButtonProps extends ComponentProps<'button'>, ButtonStyle {
  /** Keeps the width, shows a spinner, sets `aria-busy` and ignores presses. */
  loading?: boolean | undefined;
  /** Ignores presses, and the Enter of its form. It keeps the focus, which an element that the browser disables would lose. */
  disabled?: boolean | undefined;
  icon?: IconName | undefined;
}

/** `type` defaults to `button`. */
export function Button({
  variant,
  size,
  block,
  loading = false,
  disabled = false,
  icon,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const isIgnored = loading || disabled;
  return (
    <button
      type="button"
      {...rest}
      className={cx(buttonClass({ variant, size, block }), className)}
      aria-busy={loading || undefined}
      aria-disabled={isIgnored || rest['aria-disabled']}
      onClick={(event) => {
        if (isIgnored) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {icon && <Icon name={icon} size={size === 'xs' || size === 'sm' ? 16 : 18} />}
      {children}
    </button>
  );
}
