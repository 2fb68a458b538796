import { shade } from '../oklch.ts';
import type { Palette } from '../palette.ts';
import { circle, drop, each, ellipse, halfDrop, halfPetal, line, path, petal, placed, polygon, range } from '../svg.ts';

/** All objects are drawn in a box of ±100 around the origin, lit from the top left. */
export const toucan = ({ main, second, light, ink, motif }: Palette): string =>
  path('M-46 58C-62 80 -74 96 -70 104C-54 104 -34 92 -22 74Z', ink.base) +
  path('M-34 66C-46 84 -54 98 -52 106C-38 104 -22 92 -14 78Z', ink.soft) +
  path('M-24 88C-74 80 -92 34 -84 -10C-78 -58 -40 -88 0 -84C36 -80 46 -50 40 -24C36 14 24 66 -24 88Z', ink.base) +
  path('M-10 -78C26 -78 40 -52 34 -24C30 -4 4 14 -20 2C-44 -14 -42 -72 -10 -78Z', light.base) +
  path('M14 -73C32 -66 39 -46 34 -24C30 -4 4 14 -20 2C12 2 30 -30 14 -73Z', light.shadow) +
  circle(0, -42, 20, second.base) +
  circle(2, -42, 12.5, ink.base) +
  circle(-2.5, -46.5, 4.4, '#FFFFFF') +
  path('M24 -64C72 -78 104 -46 96 12C90 -12 70 -24 28 -22Z', main.base) +
  path('M28 -64C66 -74 88 -58 94 -28C80 -48 58 -54 26 -52Z', main.lit) +
  path('M28 -40C64 -46 88 -26 96 12C90 -12 70 -24 28 -22Z', main.shadow) +
  path('M80 -52C99 -38 101 -10 96 12C94 -2 88 -13 79 -18C84 -28 84 -40 80 -52Z', ink.soft) +
  line('M28 -39C60 -44 82 -30 92 -6', ink.base, 3, { opacity: 0.45 }) +
  path('M-66 10C-38 6 -12 32 -26 86C-58 80 -76 50 -66 10Z', ink.soft) +
  path('M-60 22C-44 24 -30 42 -34 74C-52 66 -62 46 -60 22Z', ink.pale, { opacity: 0.7 }) +
  line('M-58 92Q-4 82 66 96', main.deep, 9) +
  line('M-58 90Q-4 80 66 94', main.shadow, 5) +
  each([-26, -12, 2], (x) => line(`M${x} 82q1 8 -3 12`, second.shadow, 5)) +
  placed(56, 93, 62, 1, path(petal(46, 22), motif) + path(halfPetal(46, 22), shade(motif, -0.08)));

export const peacock = ({ main, second, light, ink }: Palette): string =>
  each(range(11), (i) => {
    const t = (i - 5) / 5;
    return placed(
      0,
      46,
      t * 82,
      1,
      path(drop(136, 23), i % 2 ? second.shadow : second.base) +
        path(halfDrop(136, 23), i % 2 ? second.deep : second.shadow, { opacity: 0.45 }) +
        line('M0 -6L0 -84', light.base, 2.2, { opacity: 0.55 }) +
        ellipse(0, -108, 14, 20, main.base) +
        ellipse(0, -106, 9, 13, light.base) +
        ellipse(0, -104, 5, 7.5, ink.base),
    );
  }) +
  path('M0 -34C22 -34 24 -8 20 8C42 28 42 86 0 92C-42 86 -42 28 -20 8C-24 -8 -22 -34 0 -34Z', main.base) +
  path('M0 -34C22 -34 24 -8 20 8C42 28 42 86 0 92Z', main.shadow) +
  path('M-16 14C-28 30 -30 58 -18 76C-26 56 -24 34 -16 14Z', main.lit) +
  line('M0 -34L0 -50M-7 -33L-12 -48M7 -33L12 -48', light.base, 3) +
  circle(0, -53, 4.4, light.base) +
  circle(-13, -51, 4, light.base) +
  circle(13, -51, 4, light.base) +
  ellipse(-8.5, -15, 6.5, 7, light.base) +
  ellipse(8.5, -15, 6.5, 7, light.base) +
  circle(-7.5, -14, 4, ink.base) +
  circle(7.5, -14, 4, ink.base) +
  polygon('0,-11 -5.5,-3 0,7 5.5,-3', light.base);

export const owl = ({ main, second, light, ink }: Palette): string =>
  polygon('-70,-92 -18,-56 -72,-34', main.shadow) +
  polygon('-62,-78 -30,-56 -64,-42', main.lit, { opacity: 0.5 }) +
  polygon('70,-92 18,-56 72,-34', main.deep) +
  path('M-76 -20C-76 -70 76 -70 76 -20L76 26C76 74 40 96 0 96C-40 96 -76 74 -76 26Z', main.base) +
  path('M0 -58C40 -58 76 -50 76 -20L76 26C76 74 40 96 0 96Z', main.shadow) +
  path('M-46 34C-46 14 46 14 46 34C46 74 24 88 0 88C-24 88 -46 74 -46 34Z', light.base) +
  path('M0 19C24 19 46 24 46 34C46 74 24 88 0 88Z', light.shadow) +
  each(range(3), (row) =>
    each(range(4 - row), (column) => line(`M${-36 + row * 10 + column * 20} ${40 + row * 15}q6 8 12 0`, main.shadow, 4)),
  ) +
  circle(-34, -14, 36, light.base) +
  circle(34, -14, 36, light.shadow) +
  circle(-34, -14, 26, second.base) +
  circle(34, -14, 26, second.shadow) +
  circle(-32, -13, 16, ink.base) +
  circle(32, -13, 16, ink.base) +
  circle(-38, -21, 6, '#FFFFFF') +
  circle(26, -21, 6, '#FFFFFF') +
  circle(-26, -7, 2.6, '#FFFFFF', { opacity: 0.7 }) +
  circle(38, -7, 2.6, '#FFFFFF', { opacity: 0.7 }) +
  polygon('0,-6 -13,11 0,32', second.lit) +
  polygon('0,-6 13,11 0,32', second.deep) +
  path('M-76 4C-98 30 -92 66 -64 82C-70 50 -70 26 -76 4Z', main.deep) +
  path('M76 4C98 30 92 66 64 82C70 50 70 26 76 4Z', main.deep) +
  each([-1, 1], (side) => each([-9, 0, 9], (x) => ellipse(side * 24 + x, 94, 5, 7, second.shadow)));
