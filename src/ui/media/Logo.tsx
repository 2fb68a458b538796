import { cx } from '#ui/dom/cx.ts';
import styles from './Logo.module.css';
import { MARK_ID } from './markId.ts';

interface LogoProps {
  /** The brand's mark, which a published page may contain as a symbol: a file would delay the first paint. */
  src: string;
  /** The name beside it, in the display face. */
  name: string;
  className?: string | undefined;
}

const SIZE = { width: 30, height: 30 };

export function Logo({ src, name, className }: LogoProps) {
  // no document where pages are rendered for publishing
  const isInPage = Boolean(globalThis.document?.getElementById(MARK_ID));
  return (
    <span className={cx(styles.logo, className)}>
      {isInPage ? (
        <svg {...SIZE} aria-hidden="true" focusable="false">
          <use href={`#${MARK_ID}`} />
        </svg>
      ) : (
        <img src={src} alt="" {...SIZE} />
      )}
      <span className={styles.word} data-word>
        {name}
      </span>
    </span>
  );
}
