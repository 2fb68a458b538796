import { useLayoutEffect, useRef } from 'react';
import { cx } from '#ui/dom/cx.ts';
import styles from './LevelArt.module.css';
import { levelObjects } from './levelObjects.tsx';

interface Props {
  /** Place of the level in the ladder, from 0. */
  place: number;
  /** `#rrggbb`; without them the brand's accent. */
  color: string | undefined;
  color2: string | undefined;
  className?: string | undefined;
}

const RAYS = Array.from({ length: 10 }, (_, index) => index * 36);

/** The picture of a level in its two colours: what it is pictured by, on rays. Decorative. */
export function LevelArt({ place, color, color2, className }: Props) {
  const ref = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    const style = ref.current?.style;
    if (color !== undefined) style?.setProperty('--ground', color);
    if (color2 !== undefined) style?.setProperty('--object', color2);
    return () => ['--ground', '--object'].forEach((name) => style?.removeProperty(name));
  }, [color, color2]);
  return (
    <svg ref={ref} className={cx(styles.art, className)} viewBox="-60 -60 120 120" aria-hidden="true" focusable="false">
      <rect className={styles.ground} x="-60" y="-60" width="120" height="120" />
      {RAYS.map((angle) => (
        <path key={angle} className={styles.ray} transform={`rotate(${angle})`} d="M0 0L-14 -90H14Z" />
      ))}
      <ellipse className={styles.fall} cy="40" rx="34" ry="6" />
      {levelObjects[Math.min(place, levelObjects.length - 1)]}
    </svg>
  );
}
