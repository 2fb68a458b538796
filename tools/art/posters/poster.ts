import type { BrandArt } from '../brand.ts';
import type { MotifName } from '../motifs.ts';
import { mix } from '../oklch.ts';
import { paletteOf } from '../palette.ts';
import type { Encoding } from '../raster.ts';
import { draw, type Prop } from '../scene.ts';
import { pick, seeded } from '../seed.ts';
import { linearGradient, rect } from '../svg.ts';
import { type Face, lettering } from './lettering.ts';
import { type PosterBrand, posterBrands, type PosterRow, posterRows } from './titles.ts';

const width = 300;
const height = 400;
const encoding: Encoding = { width, height, budget: 12 * 1024 };

const faces: Readonly<Record<PosterBrand, Face>> = {
  folia: { weight: 3.7, space: 1.6, stretch: 1, slant: 0 },
  orvane: { weight: 2.3, space: 2.8, stretch: 0.94, slant: 0 },
  mayloc: { weight: 4, space: 1.4, stretch: 0.82, slant: 7 },
};

const motifsOf: Readonly<Record<PosterBrand, readonly [MotifName, ...MotifName[]]>> = {
  folia: ['rays', 'waves', 'halftone', 'palms', 'confetti', 'petals'],
  orvane: ['rings', 'arches', 'orbits', 'stars', 'hills', 'rays'],
  mayloc: ['scallop', 'rays', 'clouds', 'halftone', 'rings', 'petals'],
};

const companions = ['coins', 'star', 'gem', 'chips', 'dice'] as const;

/** A poster: file inside the brand folder, its drawing, how to encode it. */
export interface PosterFile {
  readonly path: string;
  readonly svg: string;
  readonly encoding: Encoding;
  /** Key of the title in `sandbox/games.json`. */
  readonly key: string;
  readonly title: string;
}

function posterOf(art: BrandArt, brand: PosterBrand, row: PosterRow, title: string, key: string, turn: number): PosterFile {
  const random = seeded(`${brand} ${key}`);
  const stops = art.palettes[turn % art.palettes.length] ?? art.palettes[0];
  const p = paletteOf(stops);
  const motif = pick(motifsOf[brand], random);
  const others = companions.filter((name) => name !== row.object);
  const beside = (side: -1 | 1): Prop => ({
    object: others[Math.floor(random() * others.length)] ?? 'star',
    x: side * (88 + random() * 14),
    y: 58 + random() * 18,
    scale: 0.36 + random() * 0.08,
    turn: side * (4 + random() * 10),
    swap: random() > 0.5,
  });
  const company = random();
  const satellites = [
    ...(company > 0.45 ? [beside(-1)] : []),
    ...(company > 0.45 && company < 0.72 ? [] : company < 0.3 ? [] : [beside(1)]),
  ];
  const main: Prop = { object: row.object, x: 0, y: -4, scale: 1.2, turn: (random() - 0.5) * 8 };
  const scene = draw({
    seed: `${brand} ${key}`,
    stops,
    width,
    height,
    focus: [150, 158],
    motif,
    text: 'none',
    props: [...satellites, main],
    sparks: 118,
  });
  const foot =
    linearGradient('foot', 0, 1, [
      [0, p.bottom, 0],
      [0.5, p.bottom, 0.86],
      [1, p.bottom, 1],
    ]) + rect(0, 226, width, height - 226, 0, 'url(#foot)');
  const fill = [p.light.base, mix(p.light.base, p.second.lit, 0.5)];
  const words = lettering(title, { x: 150, bottom: 376, width: 252 }, faces[brand], { fill, ink: p.ink.base });
  return {
    path: `sandbox/media/poster-${key}.webp`,
    svg: scene.replace('</svg>', `${foot}${words}</svg>`),
    encoding,
    key,
    title,
  };
}

/** The posters of a brand, in a fixed order; none for a brand without titles. */
export function postersOf(art: BrandArt): PosterFile[] {
  const brand = posterBrands.find((id) => id === art.id);
  if (brand === undefined) return [];
  let turn = 0;
  return posterRows.flatMap((row) =>
    row.titles[brand].map((title, index) => {
      // neighbours in a list have different palettes
      turn += 3;
      return posterOf(art, brand, row, title, `${row.object}-${index + 1}`, turn + Math.floor(turn / 30));
    }),
  );
}
