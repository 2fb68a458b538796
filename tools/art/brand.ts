import type { ObjectName } from './objects.ts';
import type { Stops } from './palette.ts';
import type { FormatName, Subject } from './formats.ts';

/** A picture of the brand: file name without ending, and what it shows. */
export interface Picture extends Subject {
  name: string;
  format: FormatName;
}

/** An object on a transparent ground, for empty states and categories. */
interface Single {
  name: string;
  object: ObjectName;
  palette: number;
}

/** What the pictures of a brand show. Each names one of the brand's palettes. */
export interface Scenes {
  /** Palette of the avatar fallback and of the default game icon. */
  faces: { avatar: number; game: number; gameObject: ObjectName };
  /** Pictures published with the brand (`images/`). */
  images: readonly Picture[];
  /** Pictures the sandbox serves as the platform's own (`sandbox/media/`). */
  media: readonly Picture[];
  singles: readonly Single[];
}

export interface BrandArt extends Scenes {
  id: string;
  palettes: readonly [Stops, ...Stops[]];
  /** Content of the mark in a box of 32, legible at 30 px on light and dark. */
  mark: string;
  /** Ground of the favicon's tile, and the mark's content on it. */
  favicon: { ground: string; mark: string };
}
