import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { whenNear } from '#ui/dom/whenNear.ts';
import styles from './HomePage.module.css';

/** Reserves a section's space and fetches the section when it comes near, so that it is not part of the first view. */
export function LazySection({ reserve, children }: { reserve: string; children: (waiting: ReactNode) => ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => (place.current === null ? undefined : whenNear(place.current, () => startTransition(() => setNear(true)))), []);
  return near ? (
    children(<div className={styles.reserved} data-reserve={reserve} aria-hidden="true" />)
  ) : (
    <div ref={place} className={styles.reserved} data-reserve={reserve} aria-hidden="true" />
  );
}
