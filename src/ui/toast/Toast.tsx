import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '#ui/actions/Button.tsx';
import { cx } from '#ui/dom/cx.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { IconButton } from '#ui/actions/IconButton.tsx';
import styles from './Toast.module.css';
import { toneIcons, type Tone } from '#ui/content/tones.ts';

export interface ToastItem {
  id: string | number;
  tone: Tone;
  title: string;
  text?: string | undefined;
  action?: { label: string; onPress: () => void } | undefined;
  /** Default 5000. Errors stay until closed. */
  durationMs?: number | undefined;
}

interface ToastProps {
  item: ToastItem;
  closeLabel: string;
  onClose: () => void;
}

/** One message; its timer pauses while it is hovered or focused. */
export function Toast({ item, closeLabel, onClose }: ToastProps) {
  const [held, setHeld] = useState(false);
  const close = useEffectEvent(onClose);
  const stays = item.tone === 'error' && item.durationMs === undefined;
  const durationMs = item.durationMs ?? 5000;

  useEffect(() => {
    if (stays || held) return;
    const timer = setTimeout(() => close(), durationMs);
    return () => clearTimeout(timer);
  }, [stays, held, durationMs]);

  return (
    <div
      role={item.tone === 'error' ? 'alert' : 'status'}
      className={cx(styles.toast, styles[item.tone])}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={item.tone === 'error' ? 'circle-x' : toneIcons[item.tone]} />
      <div className={styles.text}>
        <b>{item.title}</b>
        {item.text && <p>{item.text}</p>}
        {item.action && (
          <Button size="xs" variant="text" className={styles.action} onClick={item.action.onPress}>
            {item.action.label}
          </Button>
        )}
      </div>
      <IconButton icon="x" label={closeLabel} size="xs" onClick={onClose} />
    </div>
  );
}
