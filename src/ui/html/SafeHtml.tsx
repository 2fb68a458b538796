import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { cx } from '#ui/dom/cx.ts';
import { isTooCostly } from './htmlCost.ts';
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
  const [shown, setShown] = useState<string | null>(null);
  const plain = useMemo(() => html.length > HTML_LIMIT || isTooCostly(html), [html]);

  useEffect(() => {
    let current = true;
    const show = (fill: (element: HTMLDivElement) => void) => {
      if (!current || !target.current) return;
      fill(target.current);
      setShown(html);
    };
    const asText = () => show((element) => void (element.textContent = htmlToText(html)));
    if (plain) asText();
    else import('./sanitizeHtml.ts').then(({ writeHtml }) => show((element) => writeHtml(element, html)), asText);
    return () => {
      current = false;
    };
  }, [html, plain]);

  return (
    <>
      <div ref={target} className={cx(styles.html, plain && styles.plain, className)} lang={lang} hidden={shown !== html} />
      {shown !== html &&
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
