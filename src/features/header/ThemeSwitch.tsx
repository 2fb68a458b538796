import type { RegionProps } from '#engine/registry.ts';
import { ThemeChoice } from '#parts/page/ThemeChoice.tsx';
import styles from './ThemeSwitch.module.css';

/** Light or dark; a brand can leave it out. */
export function ThemeSwitch({ slotProps }: RegionProps) {
  return <ThemeChoice slotProps={slotProps} className={styles.switch} />;
}
