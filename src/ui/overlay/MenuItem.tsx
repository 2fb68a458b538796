import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '#ui/icon/Icon.tsx';
import type { IconName } from '#ui/icon/iconNames.ts';
import styles from './MenuItem.module.css';

interface MenuItemProps {
  icon?: IconName | undefined;
  /** At the end: a counter, a code. */
  end?: ReactNode;
  /** For one choice of several; omit it for commands. */
  selected?: boolean | undefined;
  /** For one that can be on or off by itself; the menu may stay open. */
  checked?: boolean | undefined;
  /** Can be reached, and does nothing. */
  disabled?: boolean | undefined;
  /** Renders a link; `onClick` may prevent its default. */
  href?: string | undefined;
  /** For a link to another site. */
  newTab?: boolean | undefined;
  lang?: string | undefined;
  'data-entry'?: string | undefined;
  'data-action'?: string | undefined;
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  children: ReactNode;
}

export function MenuItem({
  icon,
  end,
  selected,
  checked,
  disabled = false,
  href,
  newTab,
  children,
  onClick,
  ...rest
}: MenuItemProps) {
  const content = (
    <>
      {icon && <Icon name={icon} size={18} />}
      <span className={styles.text}>{children}</span>
      {end}
      {checked !== undefined && !disabled && <span className={styles.box} />}
      {selected && <Icon name="check" size={18} className={styles.tick} />}
    </>
  );
  const role = selected !== undefined ? 'menuitemradio' : checked !== undefined ? 'menuitemcheckbox' : 'menuitem';
  const common = {
    ...rest,
    role,
    tabIndex: -1,
    className: styles.item,
    'aria-checked': selected ?? checked,
    'aria-disabled': disabled || undefined,
    onClick: disabled ? undefined : onClick,
  };
  return href === undefined ? (
    <button type="button" {...common}>
      {content}
    </button>
  ) : (
    <a href={href} {...common} {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })}>
      {content}
    </a>
  );
}
