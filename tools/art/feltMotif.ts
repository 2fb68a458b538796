import type { Motif } from './motif.ts';
import { each, ellipse, polygon } from './svg.ts';

/** A table's edge under three spotlights. */
export const felt: Motif = ({ motif, bottom, light }, { width, height, x }) => {
  const foot = height * 0.98;
  const lamps = [-0.36, 0, 0.36].map((share) => x + width * share);
  const half = width * 0.2;
  return (
    ellipse(x, foot, width * 0.72, height * 0.52, motif) +
    ellipse(x, foot, width * 0.72, height * 0.52, 'none', { stroke: bottom, 'stroke-width': 4, opacity: 0.8 }) +
    ellipse(x, foot, width * 0.6, height * 0.42, 'none', { stroke: light.base, 'stroke-width': 1.6, opacity: 0.4 }) +
    each(lamps, (lamp) => {
      const beam = [
        [lamp - 6, 0],
        [lamp + 6, 0],
        [lamp + half, height * 0.62],
        [lamp - half, height * 0.62],
      ] as const;
      return polygon(beam, light.base, { opacity: 0.06 }) + ellipse(lamp, 2, 16, 6, light.base, { opacity: 0.8 });
    })
  );
};
