import { motifs, type Frame, type MotifName } from './motifs.ts';
import { objects, type ObjectName } from './objects.ts';
import { shade } from './oklch.ts';
import { paletteOf, swapped, type Palette, type Stops } from './palette.ts';
import { seeded, type Random } from './seed.ts';
import { circle, document, each, ellipse, linearGradient, placed, polar, radialGradient, range, rect, spark, type Stop } from './svg.ts';

/** An object on the stage: offset from the focus, scale, turn in degrees. */
export interface Prop {
  object: ObjectName;
  x: number;
  y: number;
  scale: number;
  turn?: number;
  /** Exchanges the two object hues. */
  swap?: boolean;
  /** Something in the air has no shadow on the ground. */
  air?: boolean;
}

/** Where white text lies: left of the object, in the lower left corner, below the object, or nowhere. */
export type TextSide = 'left' | 'corner' | 'bottom' | 'none';

/** Everything that decides a picture; the same scene always gives the same SVG. */
export interface Scene {
  seed: string;
  stops: Stops;
  width: number;
  height: number;
  /** Middle of the main object and of the light. */
  focus: readonly [number, number];
  motif: MotifName;
  text: TextSide;
  props: readonly Prop[];
  /** Radius of the arc of sparks around the focus; 0 for none. */
  sparks?: number;
}

type Scrim = readonly (readonly [offset: number, opacity: number])[];

const ACROSS: Scrim = [
  [0, 0.94],
  [0.36, 0.8],
  [0.52, 0.68],
  [0.68, 0],
];
const DOWN: Scrim = [
  [0.3, 0],
  [0.62, 0.76],
  [0.8, 0.94],
  [1, 0.97],
];
const CORNER: Scrim = [
  [0, 0.92],
  [0.42, 0.78],
  [0.62, 0.56],
  [0.86, 0],
];

const ground = (p: Palette, frame: Frame): string => {
  const { width, height, x, y } = frame;
  const glow = shade(p.top, 0.1);
  return (
    linearGradient('ground', 0, 1, [
      [0, p.top],
      [1, p.bottom],
    ]) +
    radialGradient('glow', [
      [0, glow, 0.75],
      [0.55, glow, 0.28],
      [1, glow, 0],
    ]) +
    radialGradient('fall', [
      [0, p.ink.base, 0.5],
      [0.6, p.ink.base, 0.22],
      [1, p.ink.base, 0],
    ]) +
    rect(0, 0, width, height, 0, 'url(#ground)') +
    circle(x, y, Math.min(width, height) * 0.72, 'url(#glow)')
  );
};

const sparkles = (p: Palette, { width, height, x, y }: Frame, radius: number, random: Random): string => {
  const taken: (readonly [number, number])[] = [];
  return each(range(9), (i) => {
    const [dx, dy] = polar(radius * (1.02 + random() * 0.26), -Math.PI * 0.94 + ((i + 0.2 + random() * 0.6) * Math.PI * 0.88) / 9);
    const kind = random();
    const size = 6 + random() * 10;
    const [px, py] = [x + dx, y + dy];
    const crowded = taken.some(([tx, ty]) => Math.hypot(tx - px, ty - py) < radius * 0.2);
    if (crowded || px < 18 || px > width - 18 || py < 18 || py > height - 18) return '';
    taken.push([px, py]);
    return kind > 0.4 ? spark(px, py, size, p.light.base) : circle(px, py, 2.5 + size / 5, kind > 0.2 ? p.second.base : p.light.base, { opacity: 0.9 });
  });
};

const stage = (p: Palette, { x, y }: Frame, prop: Prop): string => {
  const dressed = prop.swap ? swapped(p) : p;
  const shadow = prop.air ? '' : ellipse(x + prop.x, y + prop.y + 97 * prop.scale, 108 * prop.scale, 17 * prop.scale, 'url(#fall)');
  return shadow + placed(x + prop.x, y + prop.y, prop.turn ?? 0, prop.scale, objects[prop.object](dressed));
};

const veil = (id: string, p: Palette, { width, height }: Frame, vertical: boolean, list: Scrim): string => {
  const stops: Stop[] = list.map(([offset, opacity]) => [offset, p.bottom, opacity]);
  return linearGradient(id, vertical ? 0 : 1, vertical ? 1 : 0, stops) + rect(0, 0, width, height, 0, `url(#${id})`);
};

/** Darkens the side of the text with the ground bottom until white reaches 4.5:1. */
const scrim = (p: Palette, frame: Frame, side: TextSide): string => {
  if (side === 'left') return veil('across', p, frame, false, ACROSS);
  if (side === 'bottom') return veil('down', p, frame, true, DOWN);
  if (side === 'corner') return veil('across', p, frame, false, CORNER) + veil('down', p, frame, true, DOWN);
  return '';
};

/** Draws a scene: ground, motif, sparks, objects from the back to the front, scrim. */
export const draw = (scene: Scene): string => {
  const p = paletteOf(scene.stops);
  const random = seeded(scene.seed);
  const frame: Frame = { width: scene.width, height: scene.height, x: scene.focus[0], y: scene.focus[1] };
  const backdrop = motifs[scene.motif](p, frame, random);
  return document(
    scene.width,
    scene.height,
    ground(p, frame) +
      backdrop +
      (scene.sparks ? sparkles(p, frame, scene.sparks, random) : '') +
      each(scene.props, (prop) => stage(p, frame, prop)) +
      scrim(p, frame, scene.text),
  );
};
