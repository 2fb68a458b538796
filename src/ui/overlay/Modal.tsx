import { useId, useRef, type ReactNode } from 'react';
import { cx } from '#ui/dom/cx.ts';
import { IconButton } from '#ui/actions/IconButton.tsx';
import styles from './Modal.module.css';
import { Overlay, type OverlayProps } from './Overlay.tsx';
import { useScrollFocus } from '#ui/dom/useScrollFocus.ts';

interface ModalProps extends Omit<OverlayProps, 'labelledBy' | 'role' | 'sheet'> {
  /** The heading. A modal without one needs `label`. */
  title?: ReactNode;
  closeLabel: string;
  showClose?: boolean | undefined;
  closePos?: 'inside' | 'outside' | undefined;
  /** Buttons below a hairline: dismiss left, confirm right. */
  footer?: ReactNode;
  /** No padding, for content that lays itself out to the edges. */
  bare?: boolean | undefined;
}

/** A titled modal 600 px wide; on phones a sheet from the bottom. */
export function Modal({
  title,
  closeLabel,
  showClose = true,
  closePos = 'inside',
  footer,
  bare = false,
  children,
  ...overlay
}: ModalProps) {
  const titleId = useId();
  const body = useRef<HTMLDivElement>(null);
  useScrollFocus(body);
  const close = showClose && (
    <IconButton
      icon="x"
      label={closeLabel}
      className={closePos === 'outside' ? styles.outside : styles.close}
      onClick={overlay.onClose}
    />
  );
  return (
    <Overlay closeOnBack={showClose} {...overlay} labelledBy={title ? titleId : undefined} sheet>
      <div className={cx(styles.box, showClose && closePos === 'inside' && styles.hasClose)}>
        {title && (
          <h2 id={titleId} className={cx('h-m', styles.title)}>
            <span className={styles.words}>{title}</span>
          </h2>
        )}
        <div ref={body} className={cx(bare ? styles.bare : styles.body, !title && styles.untitled)}>
          {children}
        </div>
        {footer && <div className={styles.footer}>{footer}</div>}
        {closePos === 'inside' && close}
      </div>
      {closePos === 'outside' && close}
    </Overlay>
  );
}
