import type { BrandFolders } from '../brand-files/brandFolders.ts';

/**
 * The brand folders with other texts in the place of some files (`brands/folia/theme.json`).
 * @param pictures paths on the disk of other pictures (`brands/folia/images/mark.svg`)
 */
export function draftFolders(
  folders: BrandFolders,
  texts: ReadonlyMap<string, string>,
  pictures: ReadonlyMap<string, string> = new Map(),
): BrandFolders {
  const ownOf = (files: ReadonlyMap<string, string>, start: string): [name: string, content: string][] =>
    [...files].flatMap(([file, content]) => (file.startsWith(start) ? [[file.slice(start.length), content]] : []));
  return {
    ...folders,
    texts(id) {
      const found = folders.texts(id);
      return found === null ? null : new Map([...found, ...ownOf(texts, `brands/${id}/`)]);
    },
    brandFile: (id) => texts.get(`brands/${id}/brand.json`) ?? folders.brandFile?.(id) ?? null,
    images: (id) => new Map([...folders.images(id), ...ownOf(pictures, `brands/${id}/images/`)]),
  };
}
