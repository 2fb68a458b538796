import { type ReactNode, useRef } from 'react';
import { Button } from '#ui/actions/Button.tsx';
import { cx } from '#ui/dom/cx.ts';
import { useFocusHeir } from '#ui/dom/useFocusHeir.ts';
import styles from './ErrorState.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import type { IconName } from '#ui/icon/iconNames.ts';

interface ErrorStateProps {
  icon?: IconName | undefined;
  title: string;
  text?: string | undefined;
  retryLabel?: string | undefined;
  /** Without it there is no button. */
  onRetry?: (() => void) | undefined;
  retrying?: boolean | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

/** A load failure in place of the content, with a retry button. */
export function ErrorState({
  icon = 'circle-alert',
  title,
  text,
  retryLabel,
  onRetry,
  retrying = false,
  className,
  children,
}: ErrorStateProps) {
  const root = useRef<HTMLDivElement>(null);
  useFocusHeir(root);
  return (
    <div ref={root} className={cx(styles.error, className)} role="alert">
      <span className={styles.disc}>
        <Icon name={icon} size={28} />
      </span>
      <p className="h-s">{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {onRetry && (
        <Button size="sm" variant="secondary" icon="refresh-cw" loading={retrying} onClick={onRetry} className={styles.retry}>
          {retryLabel}
        </Button>
      )}
      {children}
    </div>
  );
}
