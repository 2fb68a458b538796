import type { BrandArt, Picture } from './brand.ts';
import { type Format, type FormatName, formats } from './formats.ts';
import { objects } from './objects.ts';
import { paletteOf } from './palette.ts';
import { avatar, fallbackAvatar } from './portrait.ts';
import type { Encoding } from './raster.ts';
import { draw } from './scene.ts';
import { circle, document, placed, rect } from './svg.ts';

/** One file of a brand: path inside the brand folder, its SVG, and how to encode it (absent: kept as SVG). */
export interface ArtFile {
  path: string;
  svg: string;
  encoding?: Encoding;
}

const picture = (art: BrandArt, folder: string, item: Picture, format: FormatName = item.format, suffix = ''): ArtFile => {
  const { layout, encoding }: Format = formats[format];
  const svg = draw({
    ...layout,
    seed: `${art.id} ${item.name}`,
    stops: art.palettes[item.palette] ?? art.palettes[0],
    ...(item.motif && { motif: item.motif }),
    props: item.props,
  });
  const path = `${folder}/${item.name}${suffix}`;
  return encoding === undefined ? { path: `${path}.svg`, svg } : { path: `${path}.webp`, svg, encoding };
};

/** Formats of pictures beside text, which a phone has in another size. */
const ofPhones: Partial<Record<FormatName, FormatName>> = { hero: 'heroMobile', strip: 'stripMobile' };

/** On a phone only the main object is beside the text. */
const mobile = (art: BrandArt, item: Picture, format: FormatName): ArtFile => {
  const main = item.props.slice(-1).map((prop) => ({ ...prop, x: 0, y: 0 }));
  return picture(art, 'sandbox/media', { ...item, props: main }, format, '-m');
};

const mediaFiles = (art: BrandArt, item: Picture): ArtFile[] => {
  const narrow = ofPhones[item.format];
  const wide = picture(art, 'sandbox/media', item);
  return narrow === undefined ? [wide] : [wide, mobile(art, item, narrow)];
};

const markFiles = (art: BrandArt): ArtFile[] => {
  const mark = document(32, 32, art.mark);
  const tile = document(32, 32, rect(0, 0, 32, 32, 7, art.favicon.ground) + placed(4.5, 4.5, 0, 0.72, art.favicon.mark));
  return [
    { path: 'images/mark.svg', svg: mark },
    { path: 'images/favicon.svg', svg: tile },
  ];
};

const gameIcon = (art: BrandArt): string => {
  const p = paletteOf(art.palettes[art.faces.game] ?? art.palettes[0]);
  const drawing = objects[art.faces.gameObject](p);
  return document(
    120,
    120,
    rect(-100, -100, 200, 200, 44, p.top) + circle(0, 0, 84, p.motif) + placed(0, 4, 0, 0.66, drawing),
    '-100 -100 200 200',
  );
};

/** All files of a brand, in a fixed order. */
export const filesOf = (art: BrandArt): ArtFile[] => [
  ...markFiles(art),
  { path: 'images/avatar.svg', svg: fallbackAvatar(art.palettes[art.faces.avatar] ?? art.palettes[0]) },
  { path: 'images/game.svg', svg: gameIcon(art) },
  ...art.singles.map(({ name, object, palette }) => ({
    path: `images/${name}.svg`,
    svg: document(120, 120, objects[object](paletteOf(art.palettes[palette] ?? art.palettes[0])), '-108 -108 216 216'),
  })),
  ...art.images.map((item) => picture(art, 'images', item)),
  ...art.media.flatMap((item) => mediaFiles(art, item)),
  ...[1, 2, 3].map((n) => ({
    path: `sandbox/media/avatar-${n}.webp`,
    svg: avatar(art.palettes, `${art.id} ${n}`, n, 160),
    encoding: { width: 160, height: 160, budget: 2 * 1024 },
  })),
];
