import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './GradientBadge.module.css';
import { gradientInk } from './gradientInk.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import type { IconName } from '#ui/icon/iconNames.ts';

interface GradientBadgeProps {
  /** `#rgb` or `#rrggbb`; anything else falls back to the accent colour. */
  from: string;
  to: string;
  icon?: IconName | undefined;
  children: ReactNode;
}

/** A label in two colours from data, with a text colour computed for contrast. */
export function GradientBadge({ from, to, icon, children }: GradientBadgeProps) {
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const style = ref.current?.style;
    const colours = gradientInk(from, to);
    if (!style || !colours) return;
    style.setProperty('--from', colours.from);
    style.setProperty('--to', colours.to);
    style.setProperty('--on', colours.ink);
    return () => ['--from', '--to', '--on'].forEach((name) => style.removeProperty(name));
  }, [from, to]);
  return (
    <span ref={ref} className={styles.badge}>
      {icon && <Icon name={icon} size={14} />}
      {children}
    </span>
  );
}
