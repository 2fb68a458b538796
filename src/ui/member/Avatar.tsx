import styles from './Avatar.module.css';
import { cx } from '#ui/dom/cx.ts';
import { LazyImage } from '#ui/media/LazyImage.tsx';

interface AvatarProps {
  src?: string | undefined;
  /** Shown without a picture or when it fails: a path, else `initials`. */
  fallbackSrc?: string | undefined;
  initials?: string | undefined;
  /** Edge: sm 36, md 44, lg 64 px. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  className?: string | undefined;
}

/** A person's picture. Decorative: the name is beside it. */
export function Avatar({ src, fallbackSrc, initials = '', size = 'sm', className }: AvatarProps) {
  const fallback = fallbackSrc ? <img src={fallbackSrc} alt="" /> : <span className={styles.initials}>{initials}</span>;
  return (
    <span className={cx(styles.avatar, styles[size], className)} aria-hidden="true">
      {src ? <LazyImage src={src} alt="" fallback={fallback} /> : fallback}
    </span>
  );
}
