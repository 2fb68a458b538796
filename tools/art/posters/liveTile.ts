import type { BrandArt } from '../brand.ts';
import type { ArtFile } from '../catalogue.ts';
import type { Encoding } from '../raster.ts';
import { draw, type Prop } from '../scene.ts';
import { seeded } from '../seed.ts';
import { type PosterFile, postersOf } from './poster.ts';
import { posterRows } from './titles.ts';

const width = 400;
const height = 250;
const encoding: Encoding = { width: 480, height: 300, budget: 7.5 * 1024 };

const companions = ['chips', 'coins', 'cards', 'dice'] as const;

/** The picture of a live table, 8:5 and without letters: file, drawing and its title. */
export interface LiveTileFile extends ArtFile {
  readonly encoding: Encoding;
  readonly key: string;
}

function liveTileOf(art: BrandArt, { key }: PosterFile, object: Prop['object'], turn: number): LiveTileFile {
  const seed = `${art.id} live ${key}`;
  const random = seeded(seed);
  const others = companions.filter((name) => name !== object);
  const side = random() > 0.5 ? 1 : -1;
  const beside: Prop = {
    object: others[Math.floor(random() * others.length)] ?? 'chips',
    x: side * (112 + random() * 16),
    y: 52 + random() * 8,
    scale: 0.4 + random() * 0.08,
    turn: side * random() * 10,
    swap: random() > 0.5,
  };
  const svg = draw({
    seed,
    stops: art.palettes[turn % art.palettes.length] ?? art.palettes[0],
    width,
    height,
    focus: [200, 124],
    motif: 'felt',
    text: 'none',
    props: [...(random() > 0.35 ? [beside] : []), { object, x: 0, y: 0, scale: 0.92, turn: (random() - 0.5) * 8 }],
    sparks: 112,
  });
  return { path: `sandbox/media/live-${key}.webp`, svg, encoding, key };
}

/** The pictures of a brand's live tables, in the order of its posters. */
export function liveTilesOf(art: BrandArt): LiveTileFile[] {
  const rows = posterRows.filter(({ categories }) => categories.includes('LIVE'));
  return postersOf(art)
    .flatMap((poster) => {
      const row = rows.find(({ object }) => poster.key.startsWith(`${object}-`));
      return row === undefined ? [] : [{ poster, object: row.object }];
    })
    .map(({ poster, object }, index) => liveTileOf(art, poster, object, index * 3));
}
