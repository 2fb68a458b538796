import type { Palette } from '../palette.ts';
import { circle, each, ellipse, group, line, path, placed, polar, range, rect, spark } from '../svg.ts';

const wheel = (teeth: number, outer: number, inner: number): string => {
  const step = (Math.PI * 2) / teeth;
  const at = (r: number, a: number): string =>
    polar(r, a)
      .map((v) => Math.round(v * 10) / 10)
      .join(' ');
  return `${each(range(teeth), (i) => {
    const a = i * step - Math.PI / 2;
    return `${i ? 'L' : 'M'}${at(inner, a - step * 0.34)}L${at(outer, a - step * 0.2)}L${at(outer, a + step * 0.2)}L${at(inner, a + step * 0.34)}`;
  })}Z`;
};

export const gear = ({ main, light, ink }: Palette): string => {
  const outline = wheel(9, 96, 74);
  const round = { 'stroke-width': 8, 'stroke-linejoin': 'round' };
  return (
    path(outline, main.deep, { ...round, stroke: main.deep, transform: 'translate(5 7)' }) +
    path(outline, main.base, { ...round, stroke: main.base }) +
    circle(0, 0, 60, main.shadow) +
    circle(-2, -3, 57, main.lit) +
    circle(0, 0, 52, main.base) +
    path('M0 -52A52 52 0 0 1 0 52Z', main.shadow) +
    circle(0, 0, 27, main.deep) +
    circle(2, 3, 24, ink.base) +
    line('M-62 -48A78 78 0 0 1 -30 -72', light.base, 6, { opacity: 0.6 })
  );
};

export const wrench = ({ second, light }: Palette): string =>
  group(
    'rotate(38)',
    path('M-15 -28V64A15 15 0 0 0 15 64V-28Z', second.base) +
      path('M0 -28H15V64A15 15 0 0 1 0 79Z', second.shadow) +
      path(
        'M-18 -98C-40 -88 -48 -62 -38 -44C-30 -28 -14 -22 0 -22C14 -22 30 -28 38 -44C48 -62 40 -88 18 -98V-66L0 -54L-18 -66Z',
        second.base,
      ) +
      path('M0 -22C14 -22 30 -28 38 -44C48 -62 40 -88 18 -98V-66L0 -54Z', second.shadow) +
      path('M-18 -98C-40 -88 -48 -62 -38 -44C-40 -62 -34 -78 -18 -86Z', second.lit) +
      circle(0, 62, 6, second.deep) +
      line('M-7 -14V40', light.base, 4, { opacity: 0.6 }),
  );

export const world = ({ main, second, light }: Palette): string =>
  circle(0, 0, 84, second.base) +
  path(
    'M-70 -46C-52 -70 -22 -84 4 -84C2 -70 -14 -66 -16 -54C-18 -44 -4 -42 -8 -30C-12 -18 -30 -24 -36 -12C-42 0 -30 6 -34 18C-40 30 -58 18 -72 40C-88 14 -86 -22 -70 -46Z',
    main.base,
  ) +
  path(
    'M16 -2C30 -12 48 -4 62 -12C72 -16 78 -10 83 -8C86 20 72 52 46 70C36 70 34 58 38 46C42 34 26 34 16 26C6 18 6 6 16 -2Z',
    main.base,
  ) +
  path('M30 -79C48 -72 62 -60 70 -47C60 -42 50 -46 42 -52C34 -58 26 -66 30 -79Z', main.base) +
  path('M40 -74A84 84 0 0 1 -40 74A110 110 0 0 0 40 -74Z', second.deep, { opacity: 0.4 }) +
  ellipse(-34, -46, 11, 20, '#FFFFFF', { opacity: 0.35, transform: 'rotate(38 -34 -46)' }) +
  circle(0, 0, 84, 'none', { stroke: light.base, 'stroke-width': 3, opacity: 0.35 });

export const barrier = ({ main, second, light, ink }: Palette): string =>
  each(
    [-66, 66],
    (x) =>
      rect(x - 8, -20, 16, 106, 5, second.base) +
      rect(x, -20, 8, 106, 4, second.shadow) +
      rect(x - 24, 80, 48, 13, 6, second.shadow),
  ) +
  rect(-96, -40, 192, 50, 12, ink.base, { opacity: 0.3, transform: 'translate(4 7)' }) +
  rect(-96, -40, 192, 50, 12, light.base) +
  each([-76, -28, 20, 68], (x) => path(`M${x} -40H${x + 24}L${x} 10H${x - 24}Z`, main.base)) +
  path('M-96 -14H96V-2A12 12 0 0 1 84 10H-84A12 12 0 0 1 -96 -2Z', main.deep, { opacity: 0.22 }) +
  each([-66, 66], (x) => circle(x, -52, 13, main.base) + circle(x - 4, -56, 4.5, '#FFFFFF', { opacity: 0.75 }));

export const plug = ({ main, second, light }: Palette): string =>
  line('M-330 70C-250 150 -180 -40 -120 50C-96 90 -92 18 -50 12', light.deep, 14) +
  line('M-330 67C-252 146 -182 -43 -121 46C-98 86 -94 14 -50 9', light.base, 6) +
  line('M330 -70C250 -150 180 40 120 -50C96 -90 92 -22 58 -16', light.deep, 14) +
  line('M330 -73C252 -152 182 37 121 -53C98 -92 94 -25 58 -19', light.base, 6) +
  placed(
    -28,
    4,
    -14,
    1,
    rect(20, -24, 26, 10, 4, light.shadow) +
      rect(20, 14, 26, 10, 4, light.shadow) +
      path('M-26 -22A26 26 0 0 1 0 -40H18A6 6 0 0 1 24 -34V34A6 6 0 0 1 18 40H0A26 26 0 0 1 -26 22Z', main.base) +
      path('M-26 0H24V34A6 6 0 0 1 18 40H0A26 26 0 0 1 -26 22Z', main.shadow) +
      line('M-10 -24Q-4 -30 8 -30', light.base, 5, { opacity: 0.7 }),
  ) +
  placed(
    40,
    -10,
    -14,
    1,
    path('M-22 -40H0A28 28 0 0 1 28 -20V20A28 28 0 0 1 0 40H-22A6 6 0 0 1 -28 34V-34A6 6 0 0 1 -22 -40Z', second.base) +
      path('M-28 0H28V20A28 28 0 0 1 0 40H-22A6 6 0 0 1 -28 34Z', second.shadow) +
      rect(-28, -25, 12, 12, 3, second.deep) +
      rect(-28, 13, 12, 12, 3, second.deep),
  ) +
  spark(4, -64, 20, light.base) +
  spark(26, -82, 9, light.base) +
  spark(-8, 62, 12, light.base);

/** Waves of a radio signal over its source. */
export const signal = ({ main, second, light }: Palette): string =>
  line('M-84 -22A119 119 0 0 1 84 -22', light.shadow, 22, { opacity: 0.55 }) +
  line('M-52 16A74 74 0 0 1 52 16', light.base, 22) +
  line('M0 -5A74 74 0 0 1 52 16', light.shadow, 22) +
  circle(0, 62, 25, main.base) +
  path('M0 37A25 25 0 0 1 0 87Z', main.shadow) +
  line('M-74 -86L74 88', second.base, 15);

/** A question and its answer. */
export const bubbles = ({ main, second, light }: Palette): string =>
  path(
    'M-92 -70A16 16 0 0 1 -76 -86H22A16 16 0 0 1 38 -70V-10A16 16 0 0 1 22 6H-44L-74 36V6H-76A16 16 0 0 1 -92 -10Z',
    light.base,
  ) +
  path('M-92 -22V-10A16 16 0 0 0 -76 6H-74V36L-44 6H22A16 16 0 0 0 38 -10V-22Z', light.shadow) +
  [-58, -27, 4].map((x) => circle(x, -40, 10, second.shadow)).join('') +
  path('M-22 -4A16 16 0 0 1 -6 -20H78A16 16 0 0 1 94 -4V50A16 16 0 0 1 78 66H76V94L46 66H-6A16 16 0 0 1 -22 50Z', main.base) +
  path('M-22 38V50A16 16 0 0 0 -6 66H46L76 94V66H78A16 16 0 0 0 94 50V38Z', main.shadow) +
  line('M4 6H68M4 28H46', light.base, 10);
