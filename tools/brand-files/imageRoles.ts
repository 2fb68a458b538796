import { readFileSync, statSync } from 'node:fs';
import type { ResolvedBrand } from '#contract/types.ts';
import { type ImageType, type PictureFault, pictureFault } from './pictures/pictureFault.ts';

const KB = 1024;

interface ImageRole {
  types: readonly ImageType[];
  most: number;
}

const drawn: readonly ImageType[] = ['svg', 'webp', 'png', 'avif'];
const painted: readonly ImageType[] = ['webp', 'avif', 'jpg', 'png', 'svg'];

/** Limits per role of `brand.json` images. The mark is in every page's first view. */
export const imageRoles: Readonly<Record<keyof ResolvedBrand['images'], ImageRole>> = {
  mark: { types: drawn, most: 12 * KB },
  favicon: { types: ['svg', 'png', 'ico'], most: 12 * KB },
  fallbackAvatar: { types: drawn, most: 12 * KB },
  defaultGameIcon: { types: drawn, most: 12 * KB },
  loginArt: { types: painted, most: 40 * KB },
  registerArt: { types: painted, most: 40 * KB },
  statusArt: { types: painted, most: 40 * KB },
  restrictionArt: { types: painted, most: 40 * KB },
  networkArt: { types: painted, most: 40 * KB },
  emptyArt: { types: painted, most: 20 * KB },
};

/** Limits for images of the platform's content; a banner is the largest image of the first view. */
export const contentRoles = {
  banner: { types: painted, most: 60 * KB },
  promotion: { types: painted, most: 40 * KB },
  avatar: { types: painted, most: 12 * KB },
  object: { types: drawn, most: 6 * KB },
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
}

const known = new Map<string, { stamp: string; facts: ImageFacts }>();

/** Inspects a file; cached until the file changes. */
export function imageFacts(path: string): ImageFacts {
  const { size, mtimeMs } = statSync(path);
  const stamp = `${size}/${mtimeMs}`;
  const seen = known.get(path);
  if (seen?.stamp === stamp) return seen.facts;
  const type = typeOfName(path);
  const facts = { bytes: size, fault: type === null ? null : pictureFault(type, readFileSync(path)) };
  known.set(path, { stamp, facts });
  return facts;
}
