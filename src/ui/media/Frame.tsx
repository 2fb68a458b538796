import { type ComponentProps, type ReactNode, type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { cx } from '#ui/dom/cx.ts';
import styles from './Frame.module.css';

type FrameRules = Pick<ComponentProps<'iframe'>, 'sandbox' | 'allow' | 'referrerPolicy'>;

interface FrameProps extends FrameRules {
  /** A validated address, or a page as text, which is sanitised and sandboxed. */
  source: { url: string } | { markup: string };
  title: string;
  onLoad: () => void;
  ref?: Ref<HTMLIFrameElement>;
  /** Covers the frame while it is not usable. */
  cover?: ReactNode;
  note?: ReactNode;
  className?: string | undefined;
}

/** An iframe with a page of another origin. */
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
      {/* sandbox and permissions are set before the address */}
      <iframe ref={frame} {...orderedLast(content)} title={title} className={styles.page} inert={isHidden} onLoad={onLoad} />
      {isHidden && <div className={styles.cover}>{cover}</div>}
      {note && <div className={styles.note}>{note}</div>}
    </div>
  );
}

/** Attributes are set in this order: the address last. */
function orderedLast({ src, ...rules }: FrameRules & { src?: string }) {
  return src === undefined ? rules : { ...rules, src };
}
