import type { Palette } from '../palette.ts';
import { shade } from '../oklch.ts';
import { circle, each, ellipse, group, line, path, placed, polygon, range, rect, spark, starPoints } from '../svg.ts';

export const gem = ({ main }: Palette): string =>
  polygon('-52,-60 52,-60 92,-14 0,92 -92,-14', main.base) +
  polygon('-52,-60 -22,-14 -92,-14', main.lit) +
  polygon('52,-60 22,-14 92,-14', main.shadow) +
  polygon('-52,-60 0,-60 -22,-14', shade(main.base, 0.16, 0.8)) +
  polygon('0,-60 52,-60 22,-14', main.base) +
  polygon('0,-60 22,-14 -22,-14', shade(main.base, 0.22, 0.6)) +
  polygon('-92,-14 -22,-14 0,92', shade(main.base, 0.04)) +
  polygon('-22,-14 22,-14 0,92', main.shadow) +
  polygon('22,-14 92,-14 0,92', main.deep) +
  spark(-58, -58, 22, '#FFFFFF');

export const crown = ({ main, second, light }: Palette): string =>
  path('M-86 52L-96 -38L-48 4L0 -74L48 4L96 -38L86 52Z', main.base) +
  path('M0 -74L48 4L96 -38L86 52L0 52Z', main.shadow) +
  polygon('-48,4 -30,52 -70,52', main.lit, { opacity: 0.7 }) +
  polygon('0,-74 -18,52 0,52', main.lit, { opacity: 0.55 }) +
  polygon('48,4 30,52 70,52', main.deep, { opacity: 0.4 }) +
  rect(-90, 50, 180, 28, 9, main.lit) +
  path('M0 50H81A9 9 0 0 1 90 59V69A9 9 0 0 1 81 78H0Z', main.base) +
  each([-56, 0, 56], (x) => placed(x, 64, 45, 1, rect(-8, -8, 16, 16, 3, x ? light.base : second.base))) +
  circle(-96, -44, 13, second.base) +
  circle(96, -44, 13, second.shadow) +
  circle(-100, -48, 4, '#FFFFFF', { opacity: 0.8 }) +
  circle(0, -82, 16, light.base) +
  path('M0 -98A16 16 0 0 1 0 -66Z', light.shadow) +
  circle(-5, -87, 5, '#FFFFFF');

const stack = (x: number, y: number, count: number, tone: Palette['main']): string =>
  each(range(count), (i) =>
    placed(
      x,
      y - i * 15,
      0,
      1,
      path('M-44 0A44 17 0 0 0 44 0L44 12A44 17 0 0 1 -44 12Z', tone.shadow) +
        path('M8 16.6A44 17 0 0 0 44 0L44 12A44 17 0 0 1 8 28.6Z', tone.deep) +
        ellipse(0, 0, 44, 17, tone.base) +
        ellipse(0, 0, 31, 11, 'none', { stroke: tone.shadow, 'stroke-width': 3 }),
    ),
  );

export const coins = ({ main, second, light }: Palette): string =>
  stack(-46, 62, 4, main) +
  stack(50, 66, 3, second) +
  stack(2, 80, 6, { ...main, base: main.lit, shadow: main.base, deep: main.shadow }) +
  placed(
    46,
    -40,
    -14,
    1,
    circle(4, 3, 44, main.deep) +
      circle(0, 0, 44, main.base) +
      path('M31.1 -31.1A44 44 0 0 1 -31.1 31.1A52 52 0 0 0 31.1 -31.1Z', main.shadow, { opacity: 0.6 }) +
      circle(0, 0, 33, 'none', { stroke: main.shadow, 'stroke-width': 4.5 }) +
      polygon(starPoints(5, 21, 9.5), light.base) +
      line('M-33 -16A37 37 0 0 1 -16 -33', '#FFFFFF', 5, { opacity: 0.7 }),
  );

export const star = ({ main }: Palette): string => {
  const points = starPoints(5, 98, 42);
  const { lit, base, shadow, deep } = main;
  const fills = [lit, base, lit, shadow, shadow, deep, deep, shadow, shade(base, 0.15, 0.8), lit];
  return (
    polygon(points, base) +
    each(points, (point, i) =>
      polygon([[0, 0], point, points[(i + 1) % 10] ?? point], fills[i] ?? base, {
        stroke: fills[i] ?? base,
        'stroke-width': 0.6,
      }),
    )
  );
};

export const bolt = ({ main }: Palette): string =>
  polygon('24,-100 -62,14 -8,14 -28,100 66,-26 8,-26', main.deep, { transform: 'translate(9 8)' }) +
  polygon('24,-100 -62,14 -8,14 -28,100 66,-26 8,-26', main.base) +
  polygon('24,-100 -62,14 -22,14', main.lit) +
  polygon('-8,14 -28,100 10,20', main.lit) +
  polygon('8,-26 66,-26 20,35', main.shadow, { opacity: 0.5 });

export const gift = ({ main, light }: Palette): string =>
  rect(-70, -20, 140, 106, 12, main.base) +
  path('M0 -20H70V74A12 12 0 0 1 58 86H0Z', main.shadow) +
  rect(-15, -20, 30, 106, 0, light.base) +
  rect(0, -20, 15, 106, 0, light.shadow) +
  rect(-70, -10, 140, 12, 0, main.deep, { opacity: 0.35 }) +
  rect(-82, -44, 164, 36, 10, main.lit) +
  path('M0 -44H72A10 10 0 0 1 82 -34V-18A10 10 0 0 1 72 -8H0Z', main.base) +
  rect(-17, -44, 34, 36, 0, light.base) +
  rect(0, -44, 17, 36, 0, light.shadow) +
  path('M0 -44C-70 -44 -70 -100 -30 -94C-12 -90 -4 -66 0 -44Z', light.base) +
  path('M0 -44C70 -44 70 -100 30 -94C12 -90 4 -66 0 -44Z', light.shadow) +
  path('M-10 -51C-40 -54 -46 -80 -28 -80C-18 -78 -12 -64 -10 -51Z', main.shadow) +
  path('M10 -51C40 -54 46 -80 28 -80C18 -78 12 -64 10 -51Z', main.deep) +
  rect(-12, -56, 24, 18, 8, light.lit);

/** A chest of coins, its lid open. */
export const chest = ({ main, second, light, ink }: Palette): string =>
  path('M-86 -10C-86 -56 -60 -66 0 -66C60 -66 86 -56 86 -10Z', main.base) +
  path('M10 -66C60 -66 86 -56 86 -10H10Z', main.shadow) +
  each(
    [
      [-62, -14, 15],
      [-30, -22, 19],
      [34, -19, 18],
      [64, -13, 14],
      [4, -25, 21],
    ] as const,
    ([x, y, r], i) =>
      circle(x, y, r, i % 2 ? second.base : second.lit) +
      circle(x, y, r - 5, 'none', { stroke: second.shadow, 'stroke-width': 2 }),
  ) +
  rect(-90, -8, 180, 84, 8, main.shadow) +
  path('M0 -8H82A8 8 0 0 1 90 0V68A8 8 0 0 1 82 76H0Z', main.deep) +
  rect(-90, -8, 180, 17, 4, second.shadow) +
  rect(-72, -8, 16, 84, 3, second.shadow) +
  rect(56, -8, 16, 84, 3, second.deep) +
  rect(-18, -6, 36, 40, 6, second.base) +
  circle(0, 10, 7, ink.base) +
  rect(-3, 12, 6, 14, 2, ink.base) +
  line('M-66 -40C-58 -50 -44 -55 -26 -57', light.base, 5, { opacity: 0.7 }) +
  spark(-20, -52, 18, light.base) +
  spark(52, -44, 12, light.base);

export const trophy = ({ main, second, light, ink }: Palette): string =>
  line('M-50 -62C-92 -62 -92 0 -44 4', main.base, 11) +
  line('M50 -62C92 -62 92 0 44 4', main.deep, 11) +
  path('M-56 -80L56 -80C56 -10 42 22 0 26C-42 22 -56 -10 -56 -80Z', main.base) +
  path('M2 -80L56 -80C56 -10 42 22 2 26Z', main.shadow) +
  rect(-62, -92, 124, 16, 6, main.lit) +
  path('M-12 24L12 24L16 56L-16 56Z', main.shadow) +
  rect(-42, 54, 84, 34, 7, ink.soft) +
  path('M0 54H35A7 7 0 0 1 42 61V81A7 7 0 0 1 35 88H0Z', ink.base) +
  rect(-26, 64, 52, 13, 3, second.base) +
  polygon(starPoints(5, 24, 10.5, 0, -34), light.base) +
  line('M-42 -64C-42 -34 -36 -14 -26 0', light.base, 6, { opacity: 0.65 });

export const seven = ({ main, light }: Palette): string => {
  const outline = 'M-72 -82L80 -82L80 -48C38 4 22 44 18 94L-34 94C-28 40 -6 -4 26 -36L-26 -36L-34 -14L-72 -14Z';
  return (
    group('translate(10 9)', path(outline, main.deep)) +
    path(outline, main.base) +
    path('M80 -48C38 4 22 44 18 94L-8 94C-2 40 20 -8 52 -48Z', main.shadow, { opacity: 0.55 }) +
    path('M-72 -82L80 -82L80 -66L-72 -66Z', main.lit) +
    line('M-62 -74L62 -74', light.base, 4, { opacity: 0.85 }) +
    spark(64, -70, 24, '#FFFFFF')
  );
};
