import { typeOfName } from '../../../../tools/brand-files/pictures/pictureType.ts';
import type { ImageRole } from '../../../../tools/brand-files/pictures/pictureRoles.ts';
import type { BrandImage } from '../../../../tools/studio/brandBundle.ts';
import type { ChangedPicture } from '../draft/draft.ts';
import type { StudioBrand } from './resolveDraft.ts';

export const inKb = (bytes: number): string =>
  bytes < 1e6 ? `${(bytes / 1_000).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;

/** A new picture in words: `Picture hall.webp: from Hall.JPG, 3.4 MB, a part of it`. */
export function pictureWords({ file, upload, from, bytes, crop, hash }: ChangedPicture): string {
  if (upload === null) return `Picture ${file.split('/').at(-1)}: removed, ${inKb(bytes)}`;
  const part = crop === null ? '' : ', a part of it';
  const before = hash === null ? '' : ', in the place of the one before';
  return `Picture ${file.split('/').at(-1)}: from ${from}, ${inKb(bytes)}${part}${before}`;
}

/** Whether a picture of the disk can stand at a place. */
export function fits({ name, bytes, size }: BrandImage, { types, most, shape: [least, widest], side }: ImageRole): boolean {
  const type = typeOfName(name);
  if (type === null || !types.includes(type) || bytes > most) return false;
  if (size === null) return type !== 'svg';
  const aspect = size.width / size.height;
  return aspect >= least && aspect <= widest && (type === 'svg' || Math.min(size.width, size.height) >= side);
}

/** A brand whose pictures have the names under which pages ask for them. */
export function withPictures<Of extends Pick<StudioBrand, 'brand'>>(resolved: Of, shownName: (name: string) => string): Of {
  const { brand } = resolved;
  const images = Object.fromEntries(Object.entries(brand.images).map(([role, name]) => [role, shownName(name)]));
  const renamed = <Value extends { image?: string }>(value: Value): Value =>
    value.image === undefined ? value : { ...value, image: shownName(value.image) };
  const menus = Object.entries(brand.menus).map(([name, menu]) => {
    const entries = Object.entries(menu.entries).map(([key, entry]) => [key, renamed(entry)]);
    return [name, { ...menu, entries: Object.fromEntries(entries) }];
  });
  const content = Object.entries(brand.layout.content).map(([name, piece]) => [
    name,
    { ...piece, blocks: piece.blocks.map(renamed) },
  ]);
  return {
    ...resolved,
    brand: {
      ...brand,
      images: images as typeof brand.images,
      menus: Object.fromEntries(menus) as typeof brand.menus,
      layout: { ...brand.layout, content: Object.fromEntries(content) as typeof brand.layout.content },
    },
  };
}
