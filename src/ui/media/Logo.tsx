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

export function Logo({ src, name, className }: LogoProps) {
  return (
    <span className={cx(styles.logo, className)}>
      <Drawing id={MARK_ID} src={src} width={30} height={30} />
      <span className={styles.word} data-word>
        {name}
      </span>
    </span>
  );
}
