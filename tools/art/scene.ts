import type { Frame } from './motif.ts';
import { motifs, type MotifName } from './motifs.ts';
import { objects, type ObjectName } from './objects.ts';
import { shade } from './oklch.ts';
import { paletteOf, swapped, type Palette, type Stops } from './palette.ts';
import { seeded, type Random } from './seed.ts';
import {
  circle,
  document,
  each,
  ellipse,
  linearGradient,
  placed,
  polar,
  radialGradient,
  range,
  rect,
  spark,
  type Stop,
} from './svg.ts';

/** An object in the scene: offset from the focus, scale, rotation in degrees. */
export interface Prop {
  object: ObjectName;
  x: number;
  y: number;
  scale: number;
  turn?: number;
  swap?: boolean;
  /** Floating objects have no shadow on the ground. */
  air?: boolean;
}

/** Position of white text: left of the object, in the lower left corner, below the object, or none. */
type TextSide = 'left' | 'corner' | 'bottom' | 'none';

/** The complete input of a picture; equal scenes give equal SVG. */
export interface Scene {
  seed: string;
  stops: Stops;
  width: number;
  height: number;
  /** Centre of the main object and of the light. */
  focus: readonly [number, number];
  /** Absent: no ground either, that of the page shows. */
  motif?: MotifName;
  text: TextSide;
  /** Factor on the props' offsets and scales; 1 when absent. */
  zoom?: number;
  props: readonly Prop[];
  /** Radius of the arc of sparks around the focus; 0 for none. */
  sparks?: number;
}

type Scrim = readonly (readonly [offset: number, opacity: number])[];

const ACROSS: Scrim = [
  [0, 0.94],
  [0.36, 0.8],
  [0.5, 0.66],
  [0.58, 0.46],
  [0.66, 0.22],
  [0.74, 0.06],
  [0.82, 0],
];
const DOWN: Scrim = [
  [0.36, 0],
  [0.52, 0.4],
  [0.66, 0.8],
  [0.8, 0.93],
  [1, 0.97],
];
const CORNER: Scrim = [
  [0, 0.9],
  [0.4, 0.76],
  [0.54, 0.52],
  [0.66, 0.24],
  [0.8, 0],
];

const ground = (p: Palette, { width, height, x, y }: Frame): string => {
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
    rect(0, 0, width, height, 0, 'url(#ground)') +
    circle(x, y, Math.min(width, height) * 0.72, 'url(#glow)')
  );
};

/** The gradient of the shadows under objects. */
const fall = (p: Palette): string =>
  radialGradient('fall', [
    [0, p.ink.base, 0.5],
    [0.6, p.ink.base, 0.22],
    [1, p.ink.base, 0],
  ]);

/** Sparks start at this share of the width, away from the text. */
const SPARKS_FROM: Readonly<Record<TextSide, number>> = { left: 0.57, corner: 0.52, bottom: 0, none: 0 };

const sparkles = (p: Palette, { width, height, x, y }: Frame, scene: Scene, random: Random): string => {
  const { sparks: radius = 0, zoom = 1 } = scene;
  const left = Math.max(18, width * SPARKS_FROM[scene.text]);
  // keeps a distance from objects and earlier sparks
  const taken = scene.props.map((prop) => [x + prop.x * zoom, y + prop.y * zoom, 100 * prop.scale * zoom] as const);
  return each(range(9), (i) => {
    const [dx, dy] = polar(
      radius * (1.02 + random() * 0.26),
      -Math.PI * 0.94 + ((i + 0.2 + random() * 0.6) * Math.PI * 0.88) / 9,
    );
    const kind = random();
    const size = 6 + random() * 10;
    const [px, py] = [x + dx, y + dy];
    const crowded = taken.some(([tx, ty, reach]) => Math.hypot(tx - px, ty - py) < reach);
    if (crowded || px < left || px > width - 18 || py < 18 || py > height - 18) return '';
    taken.push([px, py, radius * 0.2]);
    return kind > 0.4
      ? spark(px, py, size, p.light.base)
      : circle(px, py, 2.5 + size / 5, kind > 0.2 ? p.second.base : p.light.base, { opacity: 0.9 });
  });
};

const stage = (p: Palette, frame: Frame, prop: Prop, zoom: number): string => {
  const x = frame.x + prop.x * zoom;
  const y = frame.y + prop.y * zoom;
  const scale = prop.scale * zoom;
  const shadow = prop.air ? '' : ellipse(x, y + 97 * scale, 108 * scale, 17 * scale, 'url(#fall)');
  return shadow + placed(x, y, prop.turn ?? 0, scale, objects[prop.object](prop.swap ? swapped(p) : p));
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

/** Draws a scene: ground, motif, sparks, scrim and objects from the back to the front. */
export const draw = (scene: Scene): string => {
  const p = paletteOf(scene.stops);
  const random = seeded(scene.seed);
  const frame: Frame = { width: scene.width, height: scene.height, x: scene.focus[0], y: scene.focus[1] };
  const backdrop = scene.motif ? ground(p, frame) + motifs[scene.motif](p, frame, random) : '';
  const sparks = scene.sparks ? sparkles(p, frame, scene, random) : '';
  const props = scene.props.map((prop) => stage(p, frame, prop, scene.zoom ?? 1));
  // the scrim may darken what is behind the main object, not the object
  const behind = scene.text === 'left' ? [] : scene.text === 'bottom' ? props.slice(0, -1) : props;
  return document(
    scene.width,
    scene.height,
    fall(p) + backdrop + behind.join('') + scrim(p, frame, scene.text) + sparks + props.slice(behind.length).join(''),
  );
};
