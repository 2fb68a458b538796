import { type BrandFolders, diskFolders } from '../../../../tools/brand-files/brandFolders.ts';

/** The brand beside this file: a phone-only sports book that has little in common with the samples. */
export const ownBrand = 'kavics';

const shipped = diskFolders();
const own = diskFolders(new URL('./', import.meta.url));
const sourceOf = (id: string): BrandFolders => (id === ownBrand ? own : shipped);

/** The project's brand folders and that of tests. */
export const allFolders: BrandFolders = {
  ids: () => [...shipped.ids(), ownBrand].sort(),
  texts: (id) => sourceOf(id).texts(id),
  brandFile: (id) => sourceOf(id).brandFile?.(id) ?? null,
  images: (id) => sourceOf(id).images(id),
  media: (id, file) => sourceOf(id).media(id, file),
  others: (id) => sourceOf(id).others(id),
  strays: shipped.strays,
};
