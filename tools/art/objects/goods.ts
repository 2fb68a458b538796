import type { Palette } from '../palette.ts';
import { circle, each, ellipse, line, path, polygon, rect, starPoints } from '../svg.ts';

/** Goods and vouchers that points are exchanged for. */
export const mug = ({ main, second, light }: Palette): string =>
  line('M56 -34C100 -40 104 34 52 38', main.shadow, 17) +
  path('M-62 -62H58V58A24 24 0 0 1 34 82H-38A24 24 0 0 1 -62 58Z', main.base) +
  path('M8 -62H58V58A24 24 0 0 1 34 82H8Z', main.shadow) +
  ellipse(-2, -62, 60, 15, light.base) +
  ellipse(-2, -60, 50, 10, light.deep) +
  rect(-62, 4, 120, 20, 0, second.base) +
  rect(8, 4, 50, 20, 0, second.shadow) +
  polygon(starPoints(5, 22, 10, -26, -22), light.base) +
  line('M-50 -40V46', light.base, 6, { opacity: 0.6 });

export const cup = ({ main, second, light, ink }: Palette): string =>
  each([-24, 4, 32], (x) => line(`M${x} -58C${x + 14} -72 ${x - 12} -82 ${x + 4} -98`, light.base, 7, { opacity: 0.8 })) +
  ellipse(0, 76, 92, 16, second.shadow) +
  ellipse(0, 70, 92, 16, second.base) +
  line('M58 -16C98 -22 98 28 48 32', light.shadow, 14) +
  path('M-64 -36H64C64 22 46 64 0 66C-46 64 -64 22 -64 -36Z', light.base) +
  path('M0 -36H64C64 22 46 64 0 66Z', light.shadow) +
  ellipse(0, -36, 64, 15, light.lit) +
  ellipse(0, -34, 53, 10, ink.soft) +
  path('M-34 2C-34 -14 -10 -14 -6 2C-2 -14 22 -14 22 2C22 18 4 26 -6 36C-16 26 -34 18 -34 2Z', main.base);

export const tote = ({ main, second, light }: Palette): string =>
  line('M-36 -24C-36 -108 36 -108 36 -24', second.shadow, 12) +
  path('M-70 -36H70L80 92H-80Z', light.base) +
  path('M0 -36H70L80 92H0Z', light.shadow) +
  rect(-72, -42, 144, 18, 4, second.base) +
  line('M-36 -8V-30M36 -8V-30', second.deep, 12) +
  path('M0 70C-48 44 -44 2 -20 2C-8 2 0 10 0 20C0 10 8 2 20 2C44 2 48 44 0 70Z', main.base) +
  path('M0 20C0 10 8 2 20 2C44 2 48 44 0 70Z', main.shadow);

export const lamp = ({ main, second, light }: Palette): string =>
  polygon('-52,-8 62,-8 100,88 -90,88', light.base, { opacity: 0.22 }) +
  line('M-44 80V20L4 -46', second.shadow, 11) +
  circle(-44, 20, 11, second.base) +
  ellipse(-44, 84, 46, 13, second.shadow) +
  ellipse(-44, 80, 46, 12, second.base) +
  path('M-20 -84L34 -98L70 -12L-52 -8Z', main.base) +
  path('M10 -92L34 -98L70 -12L8 -10Z', main.shadow) +
  ellipse(9, -9, 61, 12, light.base) +
  ellipse(9, -8, 40, 7, light.lit) +
  line('M-14 -74L-38 -22', main.lit, 8, { opacity: 0.8 });

export const speaker = ({ main, second, light, ink }: Palette): string =>
  rect(-58, -96, 116, 188, 20, ink.pale) +
  path('M0 -96H38A20 20 0 0 1 58 -76V72A20 20 0 0 1 38 92H0Z', ink.soft) +
  circle(0, -48, 30, main.base) +
  circle(0, -48, 19, main.deep) +
  circle(0, -48, 8, light.base) +
  circle(0, 30, 45, main.base) +
  path('M31.8 -1.8A45 45 0 0 1 -31.8 61.8A52 52 0 0 0 31.8 -1.8Z', main.shadow) +
  circle(0, 30, 31, main.deep) +
  circle(0, 30, 15, second.base) +
  line('M-24 12A30 30 0 0 1 -4 1', light.base, 5, { opacity: 0.7 });

export const note = ({ main, second }: Palette): string =>
  path('M-34 -68L62 -92V-56L-34 -32Z', main.base) +
  line('M-34 -60V58M62 -84V38', main.shadow, 13) +
  path('M-34 -68L62 -92V-78L-34 -54Z', main.lit) +
  each([-58, 38], (x) =>
    ellipse(x, x < 0 ? 62 : 42, 34, 25, x < 0 ? main.base : main.shadow, { transform: `rotate(-18 ${x} 52)` }),
  ) +
  ellipse(-68, 54, 11, 7, main.lit) +
  polygon(starPoints(4, 20, 7, -82, -50), second.base) +
  polygon(starPoints(4, 15, 5, 94, -18), second.base);

export const book = ({ main, second, light }: Palette): string =>
  path('M-78 -66L58 -88A10 10 0 0 1 70 -78V62L-66 86A14 14 0 0 1 -82 72Z', main.deep) +
  path('M-70 54L72 30V62L-62 86A16 16 0 0 1 -70 54Z', light.base) +
  line('M-60 64L70 42M-58 74L70 52', light.deep, 2.5) +
  path('M-78 -66L58 -88A10 10 0 0 1 70 -78V40L-66 62A18 18 0 0 0 -82 74V-56Z', main.base) +
  path('M-78 -66L-56 -70V62L-66 62A18 18 0 0 0 -82 74V-56Z', main.shadow) +
  path('M-34 -44L48 -58V-14L-34 0Z', second.base) +
  line('M-20 -26L34 -35M-20 -12L14 -18', light.base, 6);

export const bike = ({ main, second, light, ink }: Palette): string =>
  each([-58, 58], (x) => circle(x, 34, 38, 'none', { stroke: ink.soft, 'stroke-width': 10 })) +
  each([-58, 58], (x) => circle(x, 34, 32, 'none', { stroke: light.base, 'stroke-width': 2.5, opacity: 0.8 })) +
  each([-58, 58], (x) =>
    line(`M${x - 28} 34H${x + 28}M${x} 6V62M${x - 20} 14L${x + 20} 54M${x + 20} 14L${x - 20} 54`, light.shadow, 1.6),
  ) +
  line('M-58 34L-26 -32H34L58 34M-26 -32L2 34H-58M2 34L38 -22', main.base, 9) +
  line('M34 -32L28 -58H58', second.base, 9) +
  line('M-28 -34L-34 -54', second.shadow, 8) +
  line('M-52 -56H-16', ink.pale, 13) +
  circle(2, 34, 12, second.base) +
  line('M2 34L16 54', second.shadow, 6);
