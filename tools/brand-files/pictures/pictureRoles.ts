import type { ResolvedBrand } from '#contract/types.ts';
import { pointerKeys } from '../../../src/engine/brand/json.ts';
import type { ImageType } from './pictureType.ts';

const KB = 1024;

/** What a picture of a place must be. */
export interface ImageRole {
  types: readonly ImageType[];
  /** Bytes. */
  most: number;
  /** Least and greatest width for a height of 1. */
  shape: readonly [least: number, most: number];
  /** Least shorter side of a picture of pixels, px. */
  side: number;
  /** Longest side of a picture of pixels that is encoded, px: twice the largest rendered one. */
  longest: number;
  /** Width for a height of 1 with which the place is filled. */
  aspect: number;
}

type Shape = Omit<ImageRole, 'types' | 'most'>;

// what the portal shows in a square, beside a form, and above a message
const square = (side: number, longest: number): Shape => ({ shape: [0.66, 1.5], side, longest, aspect: 1 });
const portrait: Omit<Shape, 'aspect'> = { shape: [0.4, 1.1], side: 320, longest: 1280 };
const scene: Shape = { shape: [0.6, 1.8], side: 320, longest: 1280, aspect: 31 / 32 };

const drawn: readonly ImageType[] = ['svg', 'webp', 'png', 'avif'];
const painted: readonly ImageType[] = ['webp', 'avif', 'jpg', 'png', 'svg'];

/** Limits per role of `brand.json` images. The mark is in every page's first view. */
export const imageRoles: Readonly<Record<keyof ResolvedBrand['images'], ImageRole>> = {
  mark: { types: drawn, most: 12 * KB, ...square(60, 256) },
  favicon: { types: ['svg', 'png', 'ico'], most: 12 * KB, shape: [0.95, 1.05], side: 16, longest: 192, aspect: 1 },
  fallbackAvatar: { types: drawn, most: 12 * KB, ...square(64, 256) },
  defaultGameIcon: { types: drawn, most: 12 * KB, ...square(96, 480) },
  loginArt: { types: painted, most: 40 * KB, ...portrait, aspect: 5 / 8 },
  registerArt: { types: painted, most: 40 * KB, ...portrait, aspect: 3 / 4 },
  statusArt: { types: painted, most: 40 * KB, ...scene },
  restrictionArt: { types: painted, most: 40 * KB, ...scene },
  networkArt: { types: painted, most: 40 * KB, ...scene },
  emptyArt: { types: painted, most: 20 * KB, ...scene, side: 96, aspect: 1 },
  mallArt: { types: painted, most: 30 * KB, shape: [1, 4], side: 160, longest: 840, aspect: 15 / 8 },
};

/** Limits for images of the platform's content, of menus and of pages; a banner is the largest image of the first view. */
export const contentRoles = {
  // of any page: the strip above a list is 1232 × 220, the picture beside the registration 640 × 720
  banner: { types: painted, most: 60 * KB, shape: [0.6, 6.5], side: 160, longest: 1280, aspect: 16 / 9 },
  promotion: { types: painted, most: 40 * KB, shape: [0.75, 2.7], side: 160, longest: 1280, aspect: 16 / 9 },
  avatar: { types: painted, most: 12 * KB, ...square(64, 256) },
  object: { types: drawn, most: 6 * KB, ...square(40, 120) },
} as const satisfies Record<string, ImageRole>;

const isImageRole = (key: string): key is keyof typeof imageRoles => Object.hasOwn(imageRoles, key);

/** What the picture that is named at a pointer of a brand's file must be; null where none is named. */
export function roleAt(name: string, at: string): ImageRole | null {
  const keys = pointerKeys(at);
  const last = keys.at(-1) ?? '';
  switch (name) {
    case 'brand.json':
      return keys.length === 2 && keys[0] === 'images' && isImageRole(last) ? imageRoles[last] : null;
    case 'menus.json':
      return keys.length === 4 && keys[1] === 'entries' && last === 'image' ? contentRoles.object : null;
    case 'layout.json':
      return keys.length === 5 && keys[0] === 'content' && last === 'image' ? contentRoles.banner : null;
    default:
      return null;
  }
}
