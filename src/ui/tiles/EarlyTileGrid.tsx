import { cx } from '#ui/dom/cx.ts';
import styles from './TileGrid.module.css';

// nothing of data: React compares and writes nothing inside an element with it
const UNMANAGED = { __html: (globalThis as { trustedTypes?: { emptyHTML: string } }).trustedTypes?.emptyHTML ?? '' };

/** Where a script in the page shows tiles before its code is loaded; a busy grid after it is hidden meanwhile. */
export function EarlyTileGrid({
  label,
  layout,
  className,
}: {
  label: string;
  layout: 'posters' | 'wide';
  className?: string | undefined;
}) {
  return (
    <ul
      className={cx(styles.grid, styles[layout], styles.early, className)}
      aria-label={label}
      data-early-tiles=""
      suppressHydrationWarning
      dangerouslySetInnerHTML={UNMANAGED}
    />
  );
}
