import { mix } from './oklch.ts';
import { paletteOf, type Palette, type Stops } from './palette.ts';
import { pick, seeded } from './seed.ts';
import { circle, document, group, path, polygon, rect } from './svg.ts';

const figures: readonly [(p: Palette) => string, ...((p: Palette) => string)[]] = [
  (p) =>
    circle(50, 92, 42, p.main.base) +
    path('M50 50A42 42 0 0 1 91.2 100H50Z', p.main.shadow) +
    circle(50, 36, 17, p.light.base) +
    path('M50 19A17 17 0 0 1 50 53Z', p.light.shadow),
  (p) =>
    polygon('0,100 50,24 100,100', p.main.base) +
    polygon('50,24 100,100 50,100', p.main.shadow) +
    circle(72, 28, 13, p.light.base),
  (p) =>
    path('M0 50A50 50 0 0 0 100 50Z', p.main.base) +
    path('M50 50H100A50 50 0 0 1 50 100Z', p.main.shadow) +
    circle(50, 50, 20, p.light.base) +
    path('M50 30A20 20 0 0 1 50 70Z', p.light.shadow),
  (p) =>
    rect(16, 18, 48, 48, 12, p.main.base) +
    circle(66, 64, 27, p.second.base) +
    path('M66 37A27 27 0 0 1 66 91Z', p.second.shadow) +
    circle(38, 40, 10, p.light.base),
];

/** A member's picture: two or three shapes from a seeded palette; `kind` chooses among the figures. */
export const avatar = (palettes: readonly [Stops, ...Stops[]], seed: string, kind: number, size: number): string => {
  const random = seeded(`avatar ${seed}`);
  const p = paletteOf(pick(palettes, random));
  const figure = figures[kind % figures.length] ?? figures[0];
  const turn = figure === figures[0] ? 0 : Math.floor(random() * 4) * 90;
  return document(
    size,
    size,
    rect(0, 0, 100, 100, 0, mix(p.top, p.bottom, 0.3)) + group(`rotate(${turn} 50 50)`, figure(p)),
    '0 0 100 100',
  );
};

/** The fallback of a member's picture: head and shoulders. */
export const fallbackAvatar = (stops: Stops): string => {
  const p = paletteOf(stops);
  return document(96, 96, rect(0, 0, 100, 100, 0, mix(p.top, p.bottom, 0.25)) + figures[0](p), '0 0 100 100');
};
