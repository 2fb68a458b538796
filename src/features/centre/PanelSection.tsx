import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { PanelState } from '#engine/registry.ts';
import styles from './Centre.module.css';

interface Props {
  name: string;
  /** How the content stands, as it reports itself. */
  standing: StoreApi<{ state: PanelState }>;
  /** Overrides it. */
  fixed: PanelState | null;
  children: ReactNode;
}

/** The root of a panel. Only this follows its state, so that a table is not rendered a second time once it has reported its own. */
export function PanelSection({ name, standing, fixed, children }: Props) {
  const state = useStore(standing, (one) => one.state);
  return (
    <section className={styles.panel} data-slot={`panel/${name}`} data-state={fixed ?? state}>
      {children}
    </section>
  );
}
