import type { Palette } from '../palette.ts';
import { circle, each, line, path } from '../svg.ts';

export const fish = ({ main, second, light, ink }: Palette): string =>
  path('M-50 0L-100 -46Q-84 0 -100 46Z', second.base) +
  path('M-50 0L-100 46Q-86 10 -86 0Z', second.shadow) +
  path('M-20 -40C0 -84 50 -78 60 -70C40 -62 36 -48 34 -36Z', second.base) +
  path('M-10 40C0 76 36 74 46 66C34 58 30 48 28 40Z', second.shadow) +
  path('M-64 0C-34 -60 60 -64 96 0C60 64 -34 60 -64 0Z', main.base) +
  path('M-64 0C-34 60 60 64 96 0C50 22 -20 24 -64 0Z', main.shadow) +
  path('M40 -42C22 -14 22 16 40 43C62 34 82 20 96 0C82 -22 62 -34 40 -42Z', main.lit) +
  path('M31 16C33 26 36 35 40 43C62 34 82 20 96 0C76 10 54 16 31 16Z', main.base) +
  each(
    [
      [-24, -2],
      [0, -22],
      [0, 18],
      [-4, -2],
    ] as const,
    ([x, y]) => line(`M${x} ${y - 8}q12 8 0 16`, light.base, 4, { opacity: 0.6 }),
  ) +
  circle(66, -10, 12, light.base) +
  circle(68, -10, 7, ink.base) +
  circle(65, -13, 2.6, '#FFFFFF') +
  line('M82 12q-8 8 -16 6', ink.base, 4) +
  path('M4 6C-8 30 -26 32 -36 26C-22 20 -18 6 -16 -4Z', second.base);

export const knight = ({ main, second, light, ink }: Palette): string =>
  path(
    'M-30 -78L-18 -96L-4 -82C40 -82 70 -42 62 36L56 66L-50 66C-52 36 -20 20 -8 -4C-26 4 -40 4 -50 18C-60 26 -72 18 -78 6C-76 -12 -58 -26 -50 -46C-46 -58 -38 -68 -30 -78Z',
    main.base,
  ) +
  path('M-4 -82C40 -82 70 -42 62 36L56 66L16 66C40 20 40 -40 -4 -82Z', main.shadow) +
  path('M-30 -78L-18 -96L-16 -78C-34 -66 -42 -50 -44 -40C-40 -58 -38 -68 -30 -78Z', main.lit) +
  circle(-28, -40, 7, ink.base) +
  circle(-30, -42.5, 2.2, '#FFFFFF') +
  line('M14 -62C40 -40 46 0 40 40', light.base, 6, { opacity: 0.55 }) +
  path('M-57 62H57A7 7 0 0 1 64 69V84A7 7 0 0 1 57 91H-57A7 7 0 0 1 -64 84V69A7 7 0 0 1 -57 62Z', second.base) +
  path('M0 62H57A7 7 0 0 1 64 69V84A7 7 0 0 1 57 91H0Z', second.shadow);
