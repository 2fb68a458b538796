import { type ComponentProps, type ReactNode, type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { cx } from '#ui/dom/cx.ts';
import styles from './Frame.module.css';

type FrameRules = Pick<ComponentProps<'iframe'>, 'sandbox' | 'allow' | 'referrerPolicy'>;

interface FrameProps extends FrameRules {
  /** An address that was checked, or a page as text, which is cleaned and may run nothing. */
  source: { url: string } | { markup: string };
  /** The accessible name. */
  title: string;
  onLoad: () => void;
  ref?: Ref<HTMLIFrameElement>;
  /** Lies over the frame while it cannot be used. */
  cover?: ReactNode;
  /** Lies along the frame's lower edge. */
  note?: ReactNode;
  className?: string | undefined;
}

/** A page of somebody else inside this one. */
export function Frame({ source, title, onLoad, ref, cover, note, className, ...rules }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useImperativeHandle(ref, () => frame.current as HTMLIFrameElement);
  const markup = 'markup' in source ? source.markup : null;

  useEffect(() => {
    if (markup === null) return undefined;
    let current = true;
    void import('#ui/html/sanitizeHtml.ts').then(({ writeFrame }) => {
      if (current && frame.current) writeFrame(frame.current, markup);
    });
    return () => {
      current = false;
    };
  }, [markup]);

  const isHidden = cover !== null && cover !== undefined;
  const content = 'url' in source ? { src: source.url, ...rules } : { sandbox: '' };
  return (
    <div className={cx(styles.frame, className)}>
      {/* what a page may do is decided before its address is set */}
      <iframe ref={frame} {...orderedLast(content)} title={title} className={styles.page} inert={isHidden} onLoad={onLoad} />
      {isHidden && <div className={styles.cover}>{cover}</div>}
      {note && <div className={styles.note}>{note}</div>}
    </div>
  );
}

/** The rules first, the address last: attributes are set in this order. */
function orderedLast({ src, ...rules }: FrameRules & { src?: string }) {
  return src === undefined ? rules : { ...rules, src };
}
