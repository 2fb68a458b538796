import type { ReactNode } from 'react';
import { cx } from '#ui/dom/cx.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { LazyImage } from '#ui/media/LazyImage.tsx';
import { MediaBadge, type MediaBadgeProps } from './MediaBadge.tsx';
import styles from './MediaTile.module.css';

interface MediaTileProps {
  /** Empty shows the fallback. */
  src: string;
  fallback: ReactNode;
  /** `poster` is 3:4, `wide` 8:5. */
  shape?: 'poster' | 'wide' | undefined;
  /** For pictures of the first view: requested at once. */
  priority?: boolean | undefined;
  title: string;
  subtitle?: string | undefined;
  badges?: readonly MediaBadgeProps[] | undefined;
  /** Why it cannot be opened now, in lines; the picture is grey and shows it. */
  closed?: string | undefined;
  /** Label of the button over the picture. */
  openLabel: string;
  onOpen: () => void;
  /** A second button, shown on hover and focus: its text, its accessible name, its handler. */
  second?: { text: string; label: string; onPress: () => void } | undefined;
  /** A star on the corner: its state, its label, its handler. */
  star?: { pressed: boolean; label: string; onPress: () => void } | undefined;
  className?: string | undefined;
}

// the same elements in every tile and render, which React then leaves alone
const PLAY = <span className={styles.play} />;
const HEART = <Icon name="heart" size={17} />;

/** A picture that opens something, with a name below and a star on its corner. */
export function MediaTile({
  src,
  fallback,
  shape = 'poster',
  priority,
  title,
  subtitle,
  badges = [],
  closed,
  openLabel,
  onOpen,
  second,
  star,
  className,
}: MediaTileProps) {
  return (
    <article className={cx(styles.tile, styles[shape], closed && styles.closed, className)}>
      <button
        type="button"
        className={styles.picture}
        aria-label={closed ? `${openLabel} · ${closed.replace('\n', ' · ')}` : openLabel}
        onClick={onOpen}
      >
        {src === '' ? (
          <span className={styles.fallback}>{fallback}</span>
        ) : (
          <LazyImage
            src={src}
            alt=""
            width={shape === 'poster' ? 300 : 480}
            height={shape === 'poster' ? 400 : 300}
            priority={priority}
            fallback={<span className={styles.fallback}>{fallback}</span>}
          />
        )}
        {closed ? <span className={styles.note}>{closed}</span> : PLAY}
      </button>
      {second && (
        <span className={styles.second}>
          <button type="button" aria-label={second.label} onClick={second.onPress}>
            {second.text}
          </button>
        </span>
      )}
      {badges.length > 0 && (
        <span className={styles.badges}>
          {badges.map((badge) => (
            <MediaBadge key={badge.text} {...badge} />
          ))}
        </span>
      )}
      {star && (
        <button
          type="button"
          className={styles.star}
          aria-label={star.label}
          title={star.label}
          aria-pressed={star.pressed}
          onClick={star.onPress}
        >
          {HEART}
        </button>
      )}
      <p className={`ellipsis ${styles.title}`} title={title}>
        {title}
      </p>
      {subtitle && <p className={`ellipsis ${styles.subtitle}`}>{subtitle}</p>}
    </article>
  );
}
