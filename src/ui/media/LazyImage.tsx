import type { ReactNode } from 'react';
import { cx } from '#ui/dom/cx.ts';
import styles from './LazyImage.module.css';
import { useImageLoad } from './useImageLoad.ts';
import { NARROW, useNarrow } from './useNarrow.ts';

interface LazyImageProps {
  /** Empty for an address that may not be used: a missing picture. */
  src: string;
  /** The picture below 768 px, if different. */
  narrowSrc?: string | undefined;
  /** Empty for decoration. */
  alt: string;
  /** Natural size; reserves the space while loading. */
  width?: number | undefined;
  height?: number | undefined;
  /** For the first visible picture: requested at once, also without script. */
  priority?: boolean | undefined;
  /** Shown after three retries have failed. */
  fallback?: ReactNode;
  fit?: 'cover' | 'contain' | undefined;
  /** On the frame that clips the picture. */
  className?: string | undefined;
}

/** An image that loads 1.3 screens ahead and retries three times; `data-state` has its state. */
export function LazyImage({
  src,
  narrowSrc,
  alt,
  width,
  height,
  priority = false,
  fallback,
  fit = 'cover',
  className,
}: LazyImageProps) {
  const load = useImageLoad(src, priority);
  const narrow = useNarrow(Boolean(narrowSrc));
  const image = (
    <img
      key={src + load.attempt}
      ref={load.image}
      className={cx(styles.image, styles[fit])}
      src={narrow ? narrowSrc : src}
      alt={alt}
      width={width}
      height={height}
      decoding="async"
      loading={priority ? undefined : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      onLoad={load.onLoad}
      onError={load.onError}
    />
  );
  return (
    <span ref={load.frame} className={cx(styles.frame, className)} data-state={load.status}>
      {load.status === 'error' &&
        (fallback ?? <span className={styles.missing} role={alt ? 'img' : undefined} aria-label={alt || undefined} />)}
      {load.near &&
        load.status !== 'error' &&
        // in a prerender React names other eager images in a preload, before what the page needs first
        (narrowSrc || priority ? (
          <picture key={src + load.attempt}>
            {narrow === undefined && <source media={NARROW} srcSet={narrowSrc} />}
            {image}
          </picture>
        ) : (
          image
        ))}
    </span>
  );
}
