import type { BrandFolders } from '../brand-files/brandFolders.ts';

/**
 * The brand folders with other texts in the place of some files (`brands/folia/theme.json`).
 * @param pictures paths on the disk of other pictures (`brands/folia/images/mark.svg`); null: it is gone
 */
export function draftFolders(
  folders: BrandFolders,
  texts: ReadonlyMap<string, string>,
  pictures: ReadonlyMap<string, string | null> = new Map(),
): BrandFolders {
  const ownOf = <Content>(files: ReadonlyMap<string, Content>, start: string): [name: string, content: Content][] =>
    [...files].flatMap(([file, content]) => (file.startsWith(start) ? [[file.slice(start.length), content]] : []));
  return {
    ...folders,
    texts(id) {
      const found = folders.texts(id);
      return found === null ? null : new Map([...found, ...ownOf(texts, `brands/${id}/`)]);
    },
    brandFile: (id) => texts.get(`brands/${id}/brand.json`) ?? folders.brandFile?.(id) ?? null,
    images(id) {
      const own = new Map(ownOf(pictures, `brands/${id}/images/`));
      const all = [...new Map<string, string | null>([...folders.images(id), ...own])];
      return new Map(all.filter((entry): entry is [string, string] => entry[1] !== null));
    },
  };
}
