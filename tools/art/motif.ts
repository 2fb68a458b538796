import type { Palette } from './palette.ts';
import type { Random } from './seed.ts';

/** The picture and the point its light comes from, in drawing units. */
export interface Frame {
  width: number;
  height: number;
  x: number;
  y: number;
}

/** A pattern behind the object. */
export type Motif = (palette: Palette, frame: Frame, random: Random) => string;
