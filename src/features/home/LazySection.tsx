import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { useEngine } from '#engine/react/EngineProvider.tsx';
import { whenNear } from '#ui/dom/whenNear.ts';
import styles from './HomePage.module.css';

interface Props {
  name: string;
  reserve: string;
  children: (waiting: ReactNode) => ReactNode;
}

/**
 * Reserves a section's space and fetches the section when it comes near, so that it is not part of the first view. In
 * development the space says which section it waits for, for the tools of the preview.
 */
export function LazySection({ name, reserve, children }: Props) {
  const { development } = useEngine();
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => (place.current === null ? undefined : whenNear(place.current, () => startTransition(() => setNear(true)))), []);
  return near ? (
    children(<div className={styles.reserved} data-reserve={reserve} aria-hidden="true" />)
  ) : (
    <div
      ref={place}
      className={styles.reserved}
      data-reserve={reserve}
      data-waits={development ? `section/${name}` : undefined}
      aria-hidden="true"
    />
  );
}
