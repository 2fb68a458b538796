import type { BrandArt, Picture } from '../../art/brand.ts';
import { motifs, type MotifName } from '../../art/motifs.ts';
import type { ObjectName } from '../../art/objects.ts';
import { contrast, shade, toHex, toOklch } from '../../art/oklch.ts';
import type { Stops } from '../../art/palette.ts';
import { scenes } from '../../art/scenes.ts';
import { pick, seeded } from '../../art/seed.ts';
import { circle, line, path } from '../../art/svg.ts';
import type { BrandColours } from './colours.ts';
import { initialOf } from './initials.ts';
import { textOn } from './readable.ts';

/** A shape and its shaded side. */
type Ground = readonly [whole: string, shaded: string];

/** Grounds of the mark in a 32 × 32 box. */
const grounds: readonly [Ground, ...Ground[]] = [
  ['M16 1.5A14.5 14.5 0 1 1 16 30.5A14.5 14.5 0 1 1 16 1.5Z', 'M16 1.5A14.5 14.5 0 0 1 16 30.5Z'],
  [
    'M10 1.5H22A8.5 8.5 0 0 1 30.5 10V22A8.5 8.5 0 0 1 22 30.5H10A8.5 8.5 0 0 1 1.5 22V10A8.5 8.5 0 0 1 10 1.5Z',
    'M16 1.5H22A8.5 8.5 0 0 1 30.5 10V22A8.5 8.5 0 0 1 22 30.5H16Z',
  ],
  ['M2 2H19A11 11 0 0 1 30 13V30H13A11 11 0 0 1 2 19Z', 'M30 13V30H13A11 11 0 0 1 5.2 26.8L26.8 5.2A11 11 0 0 1 30 13Z'],
  ['M16 1.2L29.2 5.4V15.2C29.2 23 23.8 28 16 30.8C8.2 28 2.8 23 2.8 15.2V5.4Z', 'M16 1.2L29.2 5.4V15.2C29.2 23 23.8 28 16 30.8Z'],
  ['M16 0.8L29.4 8.4V23.6L16 31.2L2.6 23.6V8.4Z', 'M16 0.8L29.4 8.4V23.6L16 31.2Z'],
];

const grey = 0.035;

/** The mark's colour: the brand's, with its lightness limited so that it is visible in both themes; gold for grey. */
function tileOf({ colour, accent }: BrandColours): string {
  const base = toOklch(toOklch(colour).c < grey ? accent : colour);
  return toHex({ ...base, l: Math.min(0.82, Math.max(0.52, base.l)) });
}

function markOf(id: string, name: string, colours: BrandColours): { mark: string; dot: string } {
  const [whole, shaded] = pick(grounds, seeded(`mark ${id}`));
  const tile = tileOf(colours);
  const shadow = shade(tile, -0.07, 1.04);
  const { c, h } = toOklch(tile);
  const text = textOn([tile, shadow], toHex({ l: 0.22, c: Math.min(c, 0.06), h }));
  const mark = path(whole, tile) + path(shaded, shadow) + line(initialOf(name), text, 3.4);
  // the second colour as a small moon, where it differs from the ground
  const moon = toOklch(colours.accent);
  const second = toOklch(colours.colour).c < grey ? '' : toHex({ ...moon, l: Math.min(0.8, Math.max(0.64, moon.l)) });
  return { mark, dot: second && contrast(second, tile) > 1.25 ? circle(27.2, 4.8, 3.9, second) : '' };
}

/** Hues of the further pictures, in degrees from the brand's own. */
const turns = [0, 26, -30] as const;

/** Seven stops around a hue: the brand's colour as ground, dark enough below to carry white, the accent as the object's. */
function stopsFor({ colour, accent }: BrandColours, turn: number): Stops {
  const base = toOklch(colour);
  const isGrey = base.c < grey;
  // yellow and orange vary towards red only: the other direction is olive
  const isWarm = !isGrey && base.h > 42 && base.h < 118;
  const h = isWarm ? Math.min(base.h, 78) - Math.abs(turn) * 0.7 : base.h + turn;
  const yellow = isWarm && h > 42;
  // grey brands get a slate whose hue changes a little from picture to picture
  const c = isGrey ? 0.022 : Math.min(base.c, 0.165);
  const hue = isGrey ? 268 + turn : h;
  const upper = yellow ? { l: 0.72, c, h: hue } : { l: isGrey ? 0.36 : 0.52, c, h: hue };
  const lower = yellow ? { l: 0.4, c: c * 0.8, h: 44 } : { l: isGrey ? 0.17 : 0.27, c: c * 0.62, h: hue + 6 };
  const top = toHex(upper);
  const second = toOklch(accent);
  return [
    top,
    toHex(lower),
    shade(top, 0.045),
    toHex({ l: Math.max(0.68, second.l), c: Math.max(0.1, Math.min(second.c, 0.16)), h: second.h }),
    toHex({ l: 0.87, c: 0.06, h: isGrey ? second.h : yellow ? 95 : h - 40 }),
    toHex({ l: 0.975, c: 0.012, h: second.h }),
    toHex({ l: Math.max(0.13, lower.l - 0.11), c: c * 0.4, h: lower.h }),
  ];
}

/** What a picture shows in the place of something else. */
export type Replaced = Readonly<Partial<Record<ObjectName, ObjectName>>>;

/** Pictures that show what they are named for. */
const SUBJECT = /^(?:category|strip|stage)-/;

/**
 * Draws a new brand's mark (first letter) and pictures in its colours. Deterministic: equal names and colours give equal pictures.
 * @param replaced what they show of other games, as the brand has them first
 */
export function artworkOf(id: string, name: string, colours: BrandColours, replaced: Replaced = {}): BrandArt {
  const random = seeded(`motifs ${id}`);
  const names = Object.keys(motifs) as [MotifName, ...MotifName[]];
  const chosen = [pick(names, random), pick(names, random)] as const;
  const shown = <Shown extends { object: ObjectName }>(one: Shown): Shown => ({
    ...one,
    object: replaced[one.object] ?? one.object,
  });
  const drawn = (picture: Picture, index: number): Picture => ({
    ...picture,
    ...(picture.motif !== undefined && { motif: chosen[index % 2 === 0 ? 0 : 1] }),
    props: SUBJECT.test(picture.name) ? picture.props : picture.props.map(shown),
  });
  const [first, ...rest] = turns;
  const { mark, dot } = markOf(id, name, colours);
  const ground = toOklch(colours.colour);
  return {
    ...scenes,
    id,
    palettes: [stopsFor(colours, first), ...rest.map((turn) => stopsFor(colours, turn))],
    mark: mark + dot,
    favicon: { ground: toHex({ l: 0.24, c: Math.min(ground.c, 0.06), h: ground.h }), mark },
    images: scenes.images.map(drawn),
    media: scenes.media.map(drawn),
    singles: scenes.singles.map((single) => (SUBJECT.test(single.name) ? single : shown(single))),
  };
}
