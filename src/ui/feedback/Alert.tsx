import { type ReactNode, useRef } from 'react';
import styles from './Alert.module.css';
import { cx } from '#ui/dom/cx.ts';
import { useFocusHeir } from '#ui/dom/useFocusHeir.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import type { IconName } from '#ui/icon/iconNames.ts';
import { toneIcons, type Tone } from '#ui/content/tones.ts';

interface AlertProps {
  tone?: Tone | undefined;
  /** `alert` for a new failure, `status` for news, `note` (default) for a permanent remark. */
  role?: 'alert' | 'status' | 'note' | undefined;
  icon?: IconName | undefined;
  /** A small button or link at the end. */
  action?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

export function Alert({ tone = 'info', role = 'note', icon = toneIcons[tone], action, className, children }: AlertProps) {
  const root = useRef<HTMLDivElement>(null);
  useFocusHeir(root);
  return (
    <div ref={root} role={role} className={cx(styles.alert, styles[tone], className)}>
      <Icon name={icon} size={18} />
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  );
}
