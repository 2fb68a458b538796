import { useEffect, useEffectEvent, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '#ui/actions/Button.tsx';
import { cx } from '#ui/dom/cx.ts';
import styles from './Dialog.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import type { IconName } from '#ui/icon/iconNames.ts';
import { Overlay } from './Overlay.tsx';
import { toneIcons, type Tone } from '#ui/content/tones.ts';

interface DialogProps {
  tone?: Tone | undefined;
  icon?: IconName | undefined;
  title: string;
  text?: ReactNode;
  /** The default button: Enter presses it, except while another control has the focus. */
  confirmLabel: string;
  onConfirm: () => void;
  busy?: boolean | undefined;
  /** The button before it; omit for a dialog with one button. */
  cancelLabel?: string | undefined;
  /** The cancel button has the focus. */
  isCancelFirst?: boolean | undefined;
  /** Called on Escape, the cancel button and the end of `timeoutMs`. */
  onClose: () => void;
  /** Closes the dialog after this time, ms. */
  timeoutMs?: number | undefined;
  delayMs?: number | undefined;
  'data-slot'?: string | undefined;
  children?: ReactNode;
}

/** A question or a message, 400 px wide, always centred. */
export function Dialog({
  tone = 'info',
  icon = tone === 'ok' ? 'check' : toneIcons[tone],
  title,
  text,
  confirmLabel,
  onConfirm,
  busy = false,
  cancelLabel,
  isCancelFirst = false,
  onClose,
  timeoutMs,
  children,
  ...rest
}: DialogProps) {
  const id = useId();
  const confirm = useRef<HTMLButtonElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const timeUp = useEffectEvent(onClose);

  useEffect(() => {
    if (timeoutMs === undefined) return;
    const timer = setTimeout(() => timeUp(), timeoutMs);
    return () => clearTimeout(timer);
  }, [timeoutMs]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.repeat || busy) return;
    if ((event.target as Element).closest('button, a, textarea, select')) return;
    event.preventDefault();
    onConfirm();
  };

  return (
    <Overlay
      {...rest}
      onClose={onClose}
      onTop
      width={400}
      role={tone === 'error' || tone === 'warn' ? 'alertdialog' : undefined}
      labelledBy={`${id}-title`}
      describedBy={text ? `${id}-text` : undefined}
      initialFocus={isCancelFirst ? cancel : confirm}
      onKeyDown={onKeyDown}
    >
      <div className={styles.box}>
        <span className={cx(styles.disc, styles[tone])}>
          <Icon name={icon} size={28} />
        </span>
        <h2 id={`${id}-title`} className="h-m">
          {title}
        </h2>
        {text && (
          <p id={`${id}-text`} className={styles.text}>
            {text}
          </p>
        )}
        {children}
        <div className={styles.actions}>
          {cancelLabel && (
            <Button ref={cancel} variant="secondary" onClick={onClose}>
              {cancelLabel}
            </Button>
          )}
          <Button ref={confirm} loading={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </div>
      </div>
    </Overlay>
  );
}
