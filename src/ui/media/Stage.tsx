import { type ReactNode, useRef } from 'react';
import { cx } from '#ui/dom/cx.ts';
import { IconButton } from '#ui/actions/IconButton.tsx';
import styles from './Stage.module.css';
import { useFullscreen } from './useFullscreen.ts';

interface StageProps {
  title: string;
  subtitle?: string | undefined;
  /** Before the title, such as a back button. */
  leading?: ReactNode;
  actions?: ReactNode;
  fullscreen: { enter: string; leave: string };
  children: ReactNode;
  className?: string | undefined;
}

/** Content that fills the available height, under a bar with title and fullscreen button. */
export function Stage({ title, subtitle, leading, actions, fullscreen, children, className, ...slotProps }: StageProps) {
  const stage = useRef<HTMLElement>(null);
  const { active, toggle } = useFullscreen(stage);
  return (
    <section {...slotProps} ref={stage} className={cx(styles.stage, className)}>
      <div className={styles.bar}>
        {leading}
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        {actions}
        {toggle && (
          <IconButton
            icon={active ? 'minimize-2' : 'maximize-2'}
            label={active ? fullscreen.leave : fullscreen.enter}
            aria-pressed={active}
            onClick={toggle}
          />
        )}
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
