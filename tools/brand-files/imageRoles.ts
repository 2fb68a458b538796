import { closeSync, openSync, readSync, statSync } from 'node:fs';
import type { ResolvedBrand } from '#contract/types.ts';

const KB = 1024;

interface ImageRole {
  /** Allowed file types. */
  types: readonly ImageType[];
  /** Maximum size in bytes. */
  most: number;
}

export type ImageType = 'svg' | 'webp' | 'png' | 'jpg' | 'avif' | 'ico';

const drawn: readonly ImageType[] = ['svg', 'webp', 'png', 'avif'];
const painted: readonly ImageType[] = ['webp', 'avif', 'jpg', 'png', 'svg'];

/** Limits per role of `brand.json` images. Logo and mark are in every page's first view. */
export const imageRoles: Readonly<Record<keyof ResolvedBrand['images'], ImageRole>> = {
  logo: { types: drawn, most: 12 * KB },
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

/** Magic bytes per type; SVG is text. */
const heads: Readonly<Record<ImageType, (head: Buffer) => boolean>> = {
  svg: (head) => /<svg[\s>]/i.test(head.toString('utf8')),
  webp: (head) => head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP',
  png: (head) => head.toString('latin1', 1, 4) === 'PNG',
  jpg: (head) => head[0] === 0xff && head[1] === 0xd8,
  avif: (head) => head.toString('latin1', 4, 8) === 'ftyp',
  ico: (head) => head.readUInt32LE(0) === 0x00010000,
};

export function typeOfName(name: string): ImageType | null {
  const ending = name.slice(name.lastIndexOf('.') + 1);
  return Object.hasOwn(heads, ending) ? (ending as ImageType) : null;
}

export interface ImageFacts {
  bytes: number;
  /** False when the data does not match the file extension. */
  isWhatItSays: boolean;
}

const known = new Map<string, { stamp: string; facts: ImageFacts }>();

/** Inspects a file; cached until the file changes. */
export function imageFacts(path: string): ImageFacts {
  const { size, mtimeMs } = statSync(path);
  const stamp = `${size}/${mtimeMs}`;
  const seen = known.get(path);
  if (seen?.stamp === stamp) return seen.facts;
  const head = Buffer.alloc(1024);
  const file = openSync(path, 'r');
  try {
    readSync(file, head, 0, head.length, 0);
  } finally {
    closeSync(file);
  }
  const type = typeOfName(path);
  const facts = { bytes: size, isWhatItSays: type !== null && size > 0 && heads[type](head) };
  known.set(path, { stamp, facts });
  return facts;
}
