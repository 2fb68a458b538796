import type { ReactNode } from 'react';
import { cx } from '#ui/dom/cx.ts';
import { Skeleton } from '#ui/content/Skeleton.tsx';
import { showMore } from '#ui/dom/showMore.ts';
import styles from './TileGrid.module.css';

interface TileGridProps {
  /** `<li>` elements. */
  children: ReactNode;
  label: string;
  /** `wide` has fewer columns for pictures of 8:5; a rail is one row that scrolls. */
  layout?: 'posters' | 'wide' | 'rail' | 'wideRail' | undefined;
  busy?: boolean | undefined;
  className?: string | undefined;
}

/** Tiles in columns: seven on wide screens, five on tablets, three on phones. */
export function TileGrid({ children, label, layout = 'posters', busy = false, className }: TileGridProps) {
  return (
    <ul
      ref={layout === 'rail' || layout === 'wideRail' ? showMore : undefined}
      className={cx(styles.grid, layout === 'wideRail' && styles.rail, styles[layout], className)}
      aria-label={label}
      aria-busy={busy || undefined}
    >
      {children}
    </ul>
  );
}

export function TileSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <li key={index} className={styles.waiting} aria-hidden="true">
      <span className={styles.picture}>
        <Skeleton shape="block" />
      </span>
      <Skeleton />
    </li>
  ));
}
