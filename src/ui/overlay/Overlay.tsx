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
import { isComposing } from '#ui/dom/isComposing.ts';
import styles from './Overlay.module.css';
import { closeOnBack } from './back/closeOnBack.ts';
import { lockScroll } from './scrollLock.ts';
import { enterTopLayer, newPlace, topModal } from './topLayer.ts';

export interface OverlayProps {
  /** Called on Escape, the back gesture and the close button. Unmount to close; do nothing to stay open. */
  onClose: () => void;
  /** The accessible name; omit with `labelledBy`. */
  label?: string | undefined;
  labelledBy?: string | undefined;
  describedBy?: string | undefined;
  role?: 'dialog' | 'alertdialog' | undefined;
  /** px */
  width?: number | undefined;
  minWidth?: number | undefined;
  minHeight?: number | undefined;
  delayMs?: number | undefined;
  hasBg?: boolean | undefined;
  /** Closes on a press on the page behind, too. */
  closeOnBackdrop?: boolean | undefined;
  /** Stays above modals that open after it. */
  onTop?: boolean | undefined;
  /** Back closes it; not what nobody may close, and not what is a step of the history itself. */
  closeOnBack?: boolean | undefined;
  /** On phones: a sheet from the bottom, else centred. */
  sheet?: boolean | undefined;
  /** Element to focus: a ref, or a selector inside. Default: the dialog itself. */
  initialFocus?: RefObject<HTMLElement | null> | string | undefined;
  /** Root attributes from the registry. */
  'data-slot'?: string | undefined;
  'data-menu'?: string | undefined;
  className?: string | undefined;
  onKeyDown?: ((event: KeyboardEvent<HTMLDialogElement>) => void) | undefined;
  children: ReactNode;
}

/**
 * The base of every modal: a native dialog in the top layer. Traps the focus, locks the page's scrolling until the last one
 * closes, restores the focus. Mounted means open.
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
  closeOnBack: takesBack = true,
  sheet = false,
  initialFocus,
  className,
  onKeyDown,
  children,
  ...data
}: OverlayProps) {
  const ref = useRef<HTMLDialogElement>(null);
  /** Times that it was closed by its own code, which is told of each later. */
  const closings = useRef(0);
  const place = useRef(0);

  const open = useEffectEvent((dialog: HTMLDialogElement) => {
    for (const [name, size] of Object.entries({ width, 'min-width': minWidth, 'min-height': minHeight }))
      dialog.style.setProperty(`--${name}`, `${size}px`);
    // the browser would focus the first control, and its blur would validate an untouched field
    dialog.inert = true;
    dialog.showModal();
    dialog.inert = false;
    const target = typeof initialFocus === 'string' ? dialog.querySelector<HTMLElement>(initialFocus) : initialFocus?.current;
    (target ?? dialog).focus({ preventScroll: true });
  });

  const onBack = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const opener = document.activeElement;
    const releases: (() => void)[] = [];
    const close = () => {
      if (dialog.open) closings.current += 1;
      dialog.close();
    };
    const show = () => {
      releases.push(lockScroll());
      const focused = document.activeElement;
      open(dialog);
      place.current ||= newPlace(onTop);
      const raise = () => {
        close();
        open(dialog);
      };
      releases.push(enterTopLayer(dialog, place.current, raise));
      const top = topModal();
      if (top !== dialog && focused instanceof HTMLElement && top?.contains(focused)) focused.focus({ preventScroll: true });
      if (takesBack) releases.push(closeOnBack(() => onBack(), { layer: onTop ? 'top' : 'overlay' }));
    };
    const timer = delayMs > 0 ? setTimeout(show, delayMs) : show();
    return () => {
      clearTimeout(timer ?? undefined);
      const hadFocus = dialog.contains(document.activeElement) || document.activeElement === document.body;
      // hidden with the site, it will be shown again
      close();
      releases.reverse().forEach((release) => release());
      if (hadFocus && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [delayMs, onTop, takesBack]);

  const handleKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    const inner = (event.target as Element).closest('dialog') !== ref.current;
    if (inner || event.defaultPrevented || isComposing(event)) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
    } else onKeyDown?.(event);
  };
  const handleClosed = () => {
    if (closings.current > 0) {
      closings.current -= 1;
      return;
    }
    // the browser may close a dialog by itself; if the parent keeps it, it is shown again
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
