import { useEffect, useRef, useState } from 'react';
import { Fetched } from '#engine/react/Fetched.tsx';
import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import type { SectionProps } from '#engine/registry.ts';
import { whenNear } from '#ui/dom/whenNear.ts';
import styles from './PopularLottery.module.css';

const rail = lazyEntry(async () => (await import('./PopularRail.tsx')).PopularRail);

/** The section of the popular lotteries; its content is fetched when it comes near. */
export function PopularLottery({ slotProps }: SectionProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => (frame.current === null ? undefined : whenNear(frame.current, () => setNear(true))), []);
  return (
    <div {...slotProps} ref={frame} className={styles.frame}>
      {near ? <Fetched name="section/popularLottery/rail" entry={rail} loading={<Waiting />} failed={() => null} /> : <Waiting />}
    </div>
  );
}

const Waiting = () => <div className={styles.waiting} aria-hidden="true" />;
