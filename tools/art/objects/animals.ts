import type { Palette } from '../palette.ts';
import { circle, each, ellipse, line, path, polygon } from '../svg.ts';

export const cat = ({ main, second, light, ink }: Palette): string =>
  polygon('-74,-84 -14,-52 -72,-10', light.base) +
  polygon('74,-84 14,-52 72,-10', light.shadow) +
  polygon('-64,-64 -34,-48 -62,-26', main.base) +
  polygon('64,-64 34,-48 62,-26', main.shadow) +
  path('M-80 -6C-80 -62 80 -62 80 -6C80 36 44 54 0 54C-44 54 -80 36 -80 -6Z', light.base) +
  path('M22 -46C60 -44 80 -32 80 -6C80 36 44 54 0 54C52 40 62 -14 22 -46Z', light.shadow) +
  ellipse(-50, 16, 12, 7, second.base, { opacity: 0.8 }) +
  ellipse(50, 16, 12, 7, second.shadow, { opacity: 0.8 }) +
  line('M-48 -4Q-36 -20 -24 -4', ink.base, 6) +
  line('M48 -4Q36 -20 24 -4', ink.base, 6) +
  path('M-8 10Q0 5 8 10Q4 19 0 19Q-4 19 -8 10Z', main.base) +
  line('M0 19Q-8 30 -16 24M0 19Q8 30 16 24', ink.base, 3.5) +
  line('M-62 14L-90 8M-60 25L-88 29M62 14L90 8M60 25L88 29', ink.base, 3, { opacity: 0.5 }) +
  path('M-62 50Q0 78 62 50L66 66Q0 96 -66 66Z', main.base) +
  path('M0 64Q31 64 62 50L66 66Q33 81 0 81Z', main.shadow) +
  circle(0, 80, 19, second.base) +
  path('M0 61A19 19 0 0 1 0 99Z', second.shadow) +
  circle(-6, 74, 5, '#FFFFFF', { opacity: 0.8 }) +
  line('M-9 84L9 84', second.deep, 4);

export const koi = ({ main, second, light, ink }: Palette): string =>
  path('M-20 84C-56 96 -80 86 -96 64C-68 66 -54 54 -44 38Z', second.base) +
  path('M-22 82C-44 100 -36 112 -12 110C-14 90 -20 66 -40 42Z', second.shadow) +
  path('M-20 -40C-44 -74 -70 -72 -90 -58C-74 -48 -64 -30 -36 -14Z', second.base) +
  path('M-32 -32C-50 -54 -68 -62 -90 -58C-74 -48 -64 -30 -36 -14Z', second.shadow) +
  path('M18 14C34 36 56 40 72 30C62 16 56 6 44 -2Z', second.base) +
  path('M28 8C42 26 58 34 72 30C62 16 56 6 44 -2Z', second.shadow) +
  path(
    'M-56 36C-84 -12 -50 -78 22 -88C72 -92 98 -62 88 -34C76 -6 34 -2 12 24C-2 44 -18 74 -30 78C-46 76 -50 54 -56 36Z',
    light.base,
  ) +
  path('M88 -34C76 -6 34 -2 12 24C-2 44 -18 74 -30 78C-34 60 -12 22 18 2C46 -14 74 -14 88 -34Z', light.shadow) +
  path('M22 -88C72 -92 98 -62 88 -34C80 -12 54 -6 34 6C46 -28 42 -62 22 -88Z', main.base) +
  path('M88 -34C80 -12 54 -6 34 6C38 -6 40 -16 41 -26C60 -16 76 -22 88 -34Z', main.shadow) +
  path('M-58 -6C-62 -40 -40 -66 -14 -78C-4 -52 -22 -16 -58 -6Z', main.base) +
  path('M-54 36C-40 14 -16 14 2 36C-10 56 -22 76 -30 78C-46 76 -50 54 -54 36Z', main.base) +
  path('M-20 22C-10 24 -4 29 2 36C-10 56 -22 76 -30 78C-30 60 -26 40 -20 22Z', main.shadow) +
  each(
    [
      [-30, -8],
      [-12, -24],
      [-24, 8],
      [-4, -4],
      [10, -22],
    ] as const,
    ([x, y]) => line(`M${x} ${y}q8 2 8 11`, main.base, 3, { opacity: 0.4 }),
  ) +
  circle(64, -56, 10, '#FFFFFF') +
  circle(66, -56, 7, ink.base) +
  circle(63.5, -58.5, 2.6, '#FFFFFF') +
  line('M86 -50q12 2 16 14M82 -34q11 6 10 18', second.shadow, 3);

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
