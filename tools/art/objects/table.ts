import type { Palette } from '../palette.ts';
import { circle, each, path, placed, polar, polygon, range, rect, starPoints, group } from '../svg.ts';
import { signs, type Sign } from './glyphs.ts';

const TURN = Math.PI * 2;

const suits = {
  heart: (fill: string): string =>
    path('M0 42C-60 4 -44 -44 -16 -40C-4 -38 0 -28 0 -24C0 -28 4 -38 16 -40C44 -44 60 4 0 42Z', fill),
  diamond: (fill: string): string => polygon('0,-46 34,0 0,46 -34,0', fill),
  spade: (fill: string): string =>
    path(
      'M0 -46C14 -20 46 -6 40 18C36 32 16 32 7 20C7 32 12 40 18 44L-18 44C-12 40 -7 32 -7 20C-16 32 -36 32 -40 18C-46 -6 -14 -20 0 -46Z',
      fill,
    ),
  club: (fill: string): string =>
    circle(0, -22, 20, fill) +
    circle(-22, 10, 20, fill) +
    circle(22, 10, 20, fill) +
    path('M-5 0L5 0C5 28 10 38 18 44L-18 44C-10 38 -5 28 -5 0Z', fill),
} as const;

/** A wedge of a disc from angle `a` to `b`. */
const wedge = (radius: number, a: number, b: number, fill: string): string => {
  const [x1, y1] = polar(radius, a).map((v) => Math.round(v * 10) / 10);
  const [x2, y2] = polar(radius, b).map((v) => Math.round(v * 10) / 10);
  return path(`M0 0L${x1} ${y1}A${radius} ${radius} 0 0 1 ${x2} ${y2}Z`, fill);
};

export const roulette = ({ main, second, light, ink }: Palette): string =>
  circle(0, 0, 98, second.deep) +
  circle(0, 0, 94, second.base) +
  path('M66.5 -66.5A94 94 0 0 1 -66.5 66.5A102 102 0 0 0 66.5 -66.5Z', second.shadow) +
  circle(0, 0, 86, ink.base) +
  each(range(18), (i) => {
    const fill = i === 0 ? second.shadow : i % 2 ? main.base : ink.soft;
    return wedge(84, (i * TURN) / 18, ((i + 1) * TURN) / 18, fill);
  }) +
  path('M59.4 -59.4A84 84 0 0 1 -59.4 59.4A96 96 0 0 0 59.4 -59.4Z', ink.base, {
    opacity: 0.28,
  }) +
  circle(0, 0, 59, 'none', {
    stroke: light.base,
    'stroke-width': 2.5,
    opacity: 0.65,
  }) +
  circle(0, 0, 54, second.shadow) +
  circle(-1, -1, 50, second.base) +
  each(range(8), (i) =>
    group(`rotate(${i * 45})`, polygon('0,0 -7,-28 0,-48', second.lit) + polygon('0,0 7,-28 0,-48', second.shadow)),
  ) +
  circle(0, 0, 18, light.shadow) +
  circle(-1, -1, 17, light.base) +
  circle(0, 0, 9, second.deep) +
  circle(51, -45, 10, ink.base, { opacity: 0.35 }) +
  circle(50, -48, 9.5, '#FFFFFF') +
  path('M56 -55.4A9.5 9.5 0 0 1 43 -41.6A12 12 0 0 0 56 -55.4Z', light.shadow);

const card = (p: Palette, x: number, y: number, turn: number, suit: keyof typeof suits, sign: Sign, w = 74, h = 104): string => {
  const red = suit === 'heart' || suit === 'diamond';
  const fill = red ? p.main.base : p.ink.base;
  return placed(
    x,
    y,
    turn,
    1,
    rect(-w / 2 + 3, -h / 2 + 5, w, h, 10, p.ink.base, { opacity: 0.28 }) +
      rect(-w / 2, -h / 2, w, h, 10, p.light.base) +
      path(`M${w / 2} ${-h / 2 + 14}V${h / 2 - 10}A10 10 0 0 1 ${w / 2 - 10} ${h / 2}H${-w / 2 + 14}Z`, p.light.shadow, {
        opacity: 0.45,
      }) +
      placed(0, 5, 0, w / 150, suits[suit](fill)) +
      signs([sign], -w / 2 + 15, -h / 2 + 19, 17, red ? p.main.shadow : p.ink.base, 3) +
      placed(w / 2 - 15, h / 2 - 19, 180, 1, signs([sign], 0, 0, 17, red ? p.main.shadow : p.ink.base, 3)),
  );
};

export const cards = (p: Palette): string =>
  card(p, -40, 10, -18, 'spade', 'A') + card(p, 40, 12, 16, 'heart', 'K') + card(p, 0, -4, -2, 'diamond', 'Q', 80, 112);

const chip = (p: Palette, r: number, rim: string, face: string, edge: string): string =>
  circle(0, r * 0.12, r, edge) +
  circle(0, 0, r, rim) +
  each(range(8), (i) =>
    group(
      `rotate(${i * 45})`,
      polygon(
        [
          [-r * 0.16, -r * 0.985],
          [r * 0.16, -r * 0.985],
          [r * 0.12, -r * 0.76],
          [-r * 0.12, -r * 0.76],
        ],
        i > 1 && i < 6 ? p.light.shadow : p.light.base,
      ),
    ),
  ) +
  circle(0, 0, r * 0.7, face) +
  circle(0, 0, r * 0.66, 'none', {
    stroke: p.light.base,
    'stroke-width': r * 0.05,
    opacity: 0.8,
  });

export const chips = (p: Palette): string =>
  placed(-40, 30, -8, 1, chip(p, 52, p.main.base, p.main.shadow, p.main.deep) + polygon(starPoints(4, 20, 8), p.light.base)) +
  placed(
    46,
    24,
    12,
    1,
    chip(p, 50, p.second.base, p.second.shadow, p.second.deep) + polygon(starPoints(4, 20, 8), p.light.base),
  ) +
  placed(2, -38, 0, 1, chip(p, 53, p.ink.soft, p.ink.pale, p.ink.base) + polygon(starPoints(5, 22, 10), p.second.base));

const pips: Readonly<Record<1 | 2 | 3 | 4 | 5 | 6, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

const face = (n: keyof typeof pips, size: number, fill: string): string =>
  each(pips[n], ([x, y]) => circle(x * size * 0.28, y * size * 0.28, size * 0.1, fill));

interface Die {
  x: number;
  y: number;
  size: number;
  top: string;
  left: string;
  right: string;
  pip: string;
  show: readonly [keyof typeof pips, keyof typeof pips, keyof typeof pips];
}

const die = ({ x, y, size, top, left, right, pip, show }: Die): string => {
  const w = size * 0.866;
  const h = size / 2;
  const side = (points: readonly (readonly [number, number])[], fill: string): string =>
    polygon(points, fill, {
      stroke: fill,
      'stroke-width': 10,
      'stroke-linejoin': 'round',
    });
  return placed(
    x,
    y,
    0,
    1,
    side(
      [
        [w, -h],
        [0, 0],
        [0, size],
        [w, h],
      ],
      right,
    ) +
      side(
        [
          [-w, -h],
          [0, 0],
          [0, size],
          [-w, h],
        ],
        left,
      ) +
      side(
        [
          [0, -size],
          [w, -h],
          [0, 0],
          [-w, -h],
        ],
        top,
      ) +
      group(`matrix(.866 .5 -.866 .5 0 ${-size / 2})`, face(show[0], size * 0.98, pip)) +
      group(`matrix(.866 .5 0 1 ${-w / 2} ${size * 0.25})`, face(show[1], size * 0.98, pip)) +
      group(`matrix(.866 -.5 0 1 ${w / 2} ${size * 0.25})`, face(show[2], size * 0.98, pip)),
  );
};

export const dice = ({ main, light, ink }: Palette): string =>
  die({
    x: 44,
    y: -28,
    size: 46,
    top: light.lit,
    left: light.base,
    right: light.shadow,
    pip: ink.base,
    show: [2, 6, 4],
  }) +
  die({
    x: -34,
    y: 26,
    size: 54,
    top: main.lit,
    left: main.base,
    right: main.shadow,
    pip: light.base,
    show: [5, 3, 6],
  });
