import { cx } from '#ui/dom/cx.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import type { IconName } from '#ui/icon/iconNames.ts';
import styles from './MediaBadge.module.css';

export interface MediaBadgeProps {
  text: string;
  icon?: IconName | undefined;
  /** `live` has a dot instead of an icon. */
  tone?: 'live' | undefined;
}

export function MediaBadge({ text, icon, tone }: MediaBadgeProps) {
  return (
    <span className={cx(styles.badge, tone && styles[tone])}>
      {icon && <Icon name={icon} size={14} />}
      {text}
    </span>
  );
}
