import type { Palette } from '../palette.ts';
import { circle, each, line, path, polar, polygon, range } from '../svg.ts';

const TURN = Math.PI * 2;

export const football = ({ light, ink }: Palette): string => {
  const seam = range(5).map((i) => -Math.PI / 2 + (i * TURN) / 5);
  const text = (radius: number, angle: number): string =>
    polar(radius, angle)
      .map((v) => Math.round(v * 10) / 10)
      .join(' ');
  return (
    circle(0, 0, 90, light.base) +
    path('M34 -83.3A90 90 0 0 1 -34 83.3A118 118 0 0 0 34 -83.3Z', light.shadow) +
    polygon(
      seam.map((a) => polar(31, a)),
      ink.base,
    ) +
    each(seam, (a) => {
      const t = TURN / 10;
      return (
        path(
          `M${text(58, a)}L${text(74, a - 0.3)}L${text(90, a - 0.24)}A90 90 0 0 1 ${text(90, a + 0.24)}L${text(74, a + 0.3)}Z`,
          ink.base,
        ) +
        line(
          `M${text(31, a)}L${text(58, a)}L${text(60, a + t)}L${text(58, a + 2 * t)}M${text(60, a + t)}L${text(89, a + t)}`,
          ink.base,
          4,
        )
      );
    }) +
    line('M-66 -40A78 78 0 0 1 -34 -70', '#FFFFFF', 6, { opacity: 0.7 })
  );
};

export const basketball = ({ main, ink }: Palette): string =>
  circle(0, 0, 90, main.base) +
  path('M34 -83.3A90 90 0 0 1 -34 83.3A118 118 0 0 0 34 -83.3Z', main.shadow) +
  circle(-30, -38, 26, main.lit, { opacity: 0.55 }) +
  each(['M-90 0H90', 'M0 -90V90', 'M-62 -65A78 78 0 0 1 -62 65', 'M62 -65A78 78 0 0 0 62 65'], (seam) => line(seam, ink.base, 6));
