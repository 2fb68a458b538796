import { type ReactNode, useEffect, useRef, useState } from 'react';
import { whenNear } from '#ui/dom/whenNear.ts';
import styles from './HomePage.module.css';

/** Keeps a section's place free and fetches it when it comes near: it costs the first view nothing. */
export function LazySection({ reserve, children }: { reserve: string; children: (waiting: ReactNode) => ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => (place.current === null ? undefined : whenNear(place.current, () => setNear(true))), []);
  return near ? (
    children(<div className={styles.reserved} data-reserve={reserve} aria-hidden="true" />)
  ) : (
    <div ref={place} className={styles.reserved} data-reserve={reserve} aria-hidden="true" />
  );
}
