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

export function MenuItem({ icon, end, selected, href, newTab, children, ...rest }: MenuItemProps) {
  const content = (
    <>
      {icon && <Icon name={icon} size={18} />}
      <span className={styles.text}>{children}</span>
      {end}
      {selected && <Icon name="check" size={18} className={styles.tick} />}
    </>
  );
  const role = selected === undefined ? 'menuitem' : 'menuitemradio';
  const common = { ...rest, role, tabIndex: -1, className: styles.item, 'aria-checked': selected };
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
