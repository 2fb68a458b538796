import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Toast, type ToastItem } from './Toast.tsx';
import styles from './Toasts.module.css';
import { topModal, watchTopLayer } from '#ui/overlay/topLayer.ts';

interface ToastsProps {
  items: readonly ToastItem[];
  onClose: (id: ToastItem['id']) => void;
  label: string;
  closeLabel: string;
}

/** Short messages, rendered into the topmost modal, because content outside an open modal is inert. */
export function Toasts({ items, onClose, label, closeLabel }: ToastsProps) {
  const [host, setHost] = useState<HTMLElement | null>(null);
  const region = useRef<HTMLElement>(null);
  const filled = items.length > 0;

  useEffect(() => {
    const element = document.createElement('div');
    document.body.append(element);
    setHost(element);
    return () => element.remove();
  }, []);

  useLayoutEffect(() => {
    if (!host || !filled) return;
    const raise = () => {
      const parent = topModal() ?? document.body;
      if (host.parentElement !== parent) parent.append(host);
      // shown again to move above what has opened in the meantime
      region.current?.hidePopover();
      region.current?.showPopover();
    };
    raise();
    return watchTopLayer(raise);
  }, [host, filled]);

  // the region must not disappear with a modal that closes while it is empty
  useLayoutEffect(() => {
    if (host && !filled) document.body.append(host);
  }, [host, filled]);

  if (!host || !filled) return null;
  return createPortal(
    <section ref={region} popover="manual" className={styles.region} aria-label={label}>
      {items.map((item) => (
        <Toast key={item.id} item={item} closeLabel={closeLabel} onClose={() => onClose(item.id)} />
      ))}
    </section>,
    host,
  );
}
