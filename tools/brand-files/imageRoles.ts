import { readFileSync, statSync } from 'node:fs';
import { imageSize } from 'image-size';
import type { ResolvedBrand } from '#contract/types.ts';
import { type ImageType, type PictureFault, pictureFault } from './pictures/pictureFault.ts';

const KB = 1024;

interface ImageRole {
  types: readonly ImageType[];
  /** Bytes. */
  most: number;
  /** Least and greatest width for a height of 1. */
  shape: readonly [least: number, most: number];
  /** Least shorter side of a picture of pixels, px. */
  side: number;
}

type Shape = Pick<ImageRole, 'shape' | 'side'>;

// what the portal shows in a square, beside a form, and above a message
const square = (side: number): Shape => ({ shape: [0.66, 1.5], side });
const portrait: Shape = { shape: [0.4, 1.1], side: 320 };
const scene: Shape = { shape: [0.6, 1.8], side: 320 };

const drawn: readonly ImageType[] = ['svg', 'webp', 'png', 'avif'];
const painted: readonly ImageType[] = ['webp', 'avif', 'jpg', 'png', 'svg'];

/** Limits per role of `brand.json` images. The mark is in every page's first view. */
export const imageRoles: Readonly<Record<keyof ResolvedBrand['images'], ImageRole>> = {
  mark: { types: drawn, most: 12 * KB, ...square(60) },
  favicon: { types: ['svg', 'png', 'ico'], most: 12 * KB, shape: [0.95, 1.05], side: 16 },
  fallbackAvatar: { types: drawn, most: 12 * KB, ...square(64) },
  defaultGameIcon: { types: drawn, most: 12 * KB, ...square(96) },
  loginArt: { types: painted, most: 40 * KB, ...portrait },
  registerArt: { types: painted, most: 40 * KB, ...portrait },
  statusArt: { types: painted, most: 40 * KB, ...scene },
  restrictionArt: { types: painted, most: 40 * KB, ...scene },
  networkArt: { types: painted, most: 40 * KB, ...scene },
  emptyArt: { types: painted, most: 20 * KB, ...scene, side: 96 },
};

/** Limits for images of the platform's content; a banner is the largest image of the first view. */
export const contentRoles = {
  // of any page: the strip above a list is 1232 × 220, the picture beside the registration 640 × 720
  banner: { types: painted, most: 60 * KB, shape: [0.6, 6.5], side: 160 },
  promotion: { types: painted, most: 40 * KB, shape: [0.75, 2.7], side: 160 },
  avatar: { types: painted, most: 12 * KB, ...square(64) },
  object: { types: drawn, most: 6 * KB, ...square(40) },
} as const satisfies Record<string, ImageRole>;

const types: readonly string[] = ['svg', 'webp', 'png', 'jpg', 'avif', 'ico'] satisfies readonly ImageType[];

export function typeOfName(name: string): ImageType | null {
  const ending = name.slice(name.lastIndexOf('.') + 1);
  return types.includes(ending) ? (ending as ImageType) : null;
}

export interface ImageFacts {
  bytes: number;
  /** Why the data is not a picture of the file's extension; null when it is one. */
  fault: PictureFault | null;
  /** In px, or in units of an SVG; null for data that is none, and for an SVG with neither viewBox nor width and height. */
  size: { width: number; height: number } | null;
}

function sizeOf(data: Buffer): ImageFacts['size'] {
  try {
    const { width, height } = imageSize(data);
    return width > 0 && height > 0 ? { width, height } : null;
  } catch {
    // data without a size
    return null;
  }
}

const known = new Map<string, { stamp: string; facts: ImageFacts }>();

/** Inspects a file; cached until the file changes. */
export function imageFacts(path: string): ImageFacts {
  const { size, mtimeMs } = statSync(path);
  const stamp = `${size}/${mtimeMs}`;
  const seen = known.get(path);
  if (seen?.stamp === stamp) return seen.facts;
  const type = typeOfName(path);
  const data = readFileSync(path);
  const facts = { bytes: size, fault: type === null ? null : pictureFault(type, data), size: sizeOf(data) };
  known.set(path, { stamp, facts });
  return facts;
}
