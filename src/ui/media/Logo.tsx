import { cx } from '#ui/dom/cx.ts';
import { Drawing } from './Drawing.tsx';
import { MARK_ID } from './drawings.ts';
import styles from './Logo.module.css';

interface LogoProps {
  /** The brand's mark. */
  src: string;
  /** The name beside it, in the display face. */
  name: string;
  className?: string | undefined;
}

/** Names with more letters are written smaller, and again smaller. */
const LONG = 12;
const LONGER = 18;

const sizeOf = ({ length }: string): string | undefined =>
  length > LONGER ? styles.longer : length > LONG ? styles.long : undefined;

export function Logo({ src, name, className }: LogoProps) {
  return (
    <span className={cx(styles.logo, className)}>
      <Drawing id={MARK_ID} src={src} width={30} height={30} />
      <span className={cx(styles.word, sizeOf(name))} data-word>
        {name}
      </span>
    </span>
  );
}
