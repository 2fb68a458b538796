import {
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { cx } from '#ui/dom/cx.ts';
import styles from './Overlay.module.css';
import { lockScroll } from './scrollLock.ts';
import { enterTopLayer } from './topLayer.ts';

export interface OverlayProps {
  /** Asked for by Escape, the back gesture, a close button. Unmount to close; do nothing to stay open. */
  onClose: () => void;
  /** The accessible name, unless `labelledBy` points at it. */
  label?: string | undefined;
  labelledBy?: string | undefined;
  describedBy?: string | undefined;
  role?: 'dialog' | 'alertdialog' | undefined;
  /** px */
  width?: number | undefined;
  minWidth?: number | undefined;
  minHeight?: number | undefined;
  /** Wait before it appears. */
  delayMs?: number | undefined;
  /** Darkens the page behind. */
  hasBg?: boolean | undefined;
  /** A press on the page behind closes too. */
  closeOnBackdrop?: boolean | undefined;
  /** Stays above modals that open after it. */
  onTop?: boolean | undefined;
  /** On phones: a sheet from the bottom edge, else centred. */
  sheet?: boolean | undefined;
  /** Gets the focus: a ref, or a selector inside. The dialog itself unless given. */
  initialFocus?: RefObject<HTMLElement | null> | string | undefined;
  /** Placed on the root element by the registry. */
  'data-slot'?: string | undefined;
  className?: string | undefined;
  onKeyDown?: ((event: KeyboardEvent<HTMLDialogElement>) => void) | undefined;
  children: ReactNode;
}

/**
 * The base of every modal: a native dialog in the top layer. Keeps the focus, locks the page's scrolling until the
 * last one closes, gives the focus back. Mounted means open.
 */
export function Overlay({
  onClose,
  label,
  labelledBy,
  describedBy,
  role,
  width = 600,
  minWidth = 200,
  minHeight = 200,
  delayMs = 100,
  hasBg = true,
  closeOnBackdrop = false,
  onTop = false,
  sheet = false,
  initialFocus,
  className,
  onKeyDown,
  children,
  ...data
}: OverlayProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const raising = useRef(false);

  const open = useEffectEvent((dialog: HTMLDialogElement) => {
    for (const [name, size] of Object.entries({ width, 'min-width': minWidth, 'min-height': minHeight }))
      dialog.style.setProperty(`--${name}`, `${size}px`);
    // By itself the browser focuses the first control, and leaving that again would call an untouched field empty.
    dialog.inert = true;
    dialog.showModal();
    dialog.inert = false;
    const target = typeof initialFocus === 'string' ? dialog.querySelector<HTMLElement>(initialFocus) : initialFocus?.current;
    (target ?? dialog).focus({ preventScroll: true });
  });

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const opener = document.activeElement;
    const releases: (() => void)[] = [];
    const show = () => {
      releases.push(lockScroll());
      open(dialog);
      const raise = () => {
        raising.current = true;
        dialog.close();
        open(dialog);
      };
      releases.push(enterTopLayer(dialog, onTop ? raise : undefined));
    };
    const timer = delayMs > 0 ? setTimeout(show, delayMs) : show();
    return () => {
      clearTimeout(timer ?? undefined);
      const hadFocus = dialog.contains(document.activeElement) || document.activeElement === document.body;
      dialog.close();
      releases.reverse().forEach((release) => release());
      if (hadFocus && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [delayMs, onTop]);

  const handleKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    const inner = (event.target as Element).closest('dialog') !== ref.current;
    if (inner || event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
    } else onKeyDown?.(event);
  };
  const handleClosed = () => {
    if (raising.current) {
      raising.current = false;
      return;
    }
    // The browser may close a dialog without asking. If the owner keeps it, it comes back.
    onClose();
    requestAnimationFrame(() => {
      if (ref.current && !ref.current.open) ref.current.showModal();
    });
  };
  const handlePress = (event: MouseEvent<HTMLDialogElement>) => {
    if (closeOnBackdrop && event.target === ref.current) onClose();
  };

  return (
    <dialog
      {...data}
      ref={ref}
      role={role}
      tabIndex={-1}
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={cx(styles.overlay, sheet && styles.sheet, !hasBg && styles.clear, className)}
      onKeyDown={handleKeyDown}
      onMouseDown={handlePress}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={handleClosed}
    >
      {children}
    </dialog>
  );
}
