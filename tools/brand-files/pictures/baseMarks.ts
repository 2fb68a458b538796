import type { ResolvedBrand } from '#contract/types.ts';

/** Pictures by which people know a brand. */
const MARKS = ['mark', 'favicon'] as const;

const isOfBase = (path: string): boolean => /[/\\]base[/\\]images[/\\][^/\\]+$/.test(path);

interface Pictures {
  brand: Pick<ResolvedBrand, 'images'>;
  /** Absolute paths by file name. */
  images: ReadonlyMap<string, string>;
}

/** The mark and favicon that a brand has from base, whose sample operator they show. */
export function baseMarks({ brand, images }: Pictures): { role: (typeof MARKS)[number]; name: string }[] {
  return MARKS.map((role) => ({ role, name: brand.images[role] })).filter(({ name }) => isOfBase(images.get(name) ?? ''));
}

/** Whether a brand, or one that it extends below base, has pictures of its own. */
export const hasOwnPictures = ({ images }: Pick<Pictures, 'images'>): boolean =>
  [...images.values()].some((path) => !isOfBase(path));
