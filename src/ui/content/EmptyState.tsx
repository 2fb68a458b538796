import { type ReactNode, useRef } from 'react';
import { cx } from '#ui/dom/cx.ts';
import { useFocusHeir } from '#ui/dom/useFocusHeir.ts';
import styles from './EmptyState.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import type { IconName } from '#ui/icon/iconNames.ts';

interface EmptyStateProps {
  /** A picture of about 110 px; without it `icon` in a disc. */
  art?: ReactNode;
  icon?: IconName | undefined;
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  className?: string | undefined;
}

/** Explains an empty list and offers a next step. */
export function EmptyState({ art, icon, title, text, action, className }: EmptyStateProps) {
  const root = useRef<HTMLDivElement>(null);
  useFocusHeir(root);
  return (
    <div ref={root} className={cx(styles.empty, className)}>
      {art ? (
        <div className={styles.art}>{art}</div>
      ) : (
        icon && (
          <span className={styles.disc}>
            <Icon name={icon} size={28} />
          </span>
        )
      )}
      <p className="h-s">{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
