import { cx } from '#ui/dom/cx.ts';
import styles from './Logo.module.css';

interface LogoProps {
  src: string;
  /** The name beside it, in the display face. */
  name: string;
  className?: string | undefined;
}

export function Logo({ src, name, className }: LogoProps) {
  return (
    <span className={cx(styles.logo, className)}>
      <img src={src} alt="" width={30} height={30} />
      <span className={styles.word} data-word>
        {name}
      </span>
    </span>
  );
}
