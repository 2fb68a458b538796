import { useEffect, useRef, useState, type ReactNode } from 'react';
import { cx } from '#ui/dom/cx.ts';
import { HTML_LIMIT, htmlToText } from './htmlToText.ts';
import styles from './SafeHtml.module.css';
import { Skeleton } from '#ui/content/Skeleton.tsx';

interface SafeHtmlProps {
  /** Untrusted. */
  html: string;
  /** Shown until it is sanitised; default three lines. */
  loading?: ReactNode;
  /** Language of the text, if not the page's. */
  lang?: string | undefined;
  className?: string | undefined;
}

/** The only component that renders HTML from outside; loads the sanitiser on first use. */
export function SafeHtml({ html, loading, lang, className }: SafeHtmlProps) {
  const target = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<{ html: string; plain: boolean } | null>(null);
  const isShown = shown?.html === html;

  useEffect(() => {
    let current = true;
    const show = (write?: (element: Element, html: string) => void) => {
      if (!current || !target.current) return;
      if (write) write(target.current, html);
      else target.current.textContent = htmlToText(html);
      setShown({ html, plain: !write });
    };
    if (html.length > HTML_LIMIT) show();
    else
      import('./sanitizeHtml.ts').then(
        ({ isTooCostly, writeHtml }) => show(isTooCostly(html) ? undefined : writeHtml),
        () => show(),
      );
    return () => {
      current = false;
    };
  }, [html]);

  return (
    <>
      <div ref={target} className={cx(styles.html, shown?.plain && styles.plain, className)} lang={lang} hidden={!isShown} />
      {!isShown &&
        (loading ?? (
          <div className={className}>
            <Skeleton />
            <Skeleton />
            <Skeleton className={styles.short} />
          </div>
        ))}
    </>
  );
}
