import type { BrandFolders } from '../brand-files/brandFolders.ts';

/** The brand folders with other texts in the place of some files (`brands/folia/theme.json`). */
export function draftFolders(folders: BrandFolders, texts: ReadonlyMap<string, string>): BrandFolders {
  const own = (id: string): [name: string, text: string][] => {
    const start = `brands/${id}/`;
    return [...texts].flatMap(([file, text]) => (file.startsWith(start) ? [[file.slice(start.length), text]] : []));
  };
  return {
    ...folders,
    texts(id) {
      const found = folders.texts(id);
      return found === null ? null : new Map([...found, ...own(id)]);
    },
    brandFile: (id) => texts.get(`brands/${id}/brand.json`) ?? folders.brandFile?.(id) ?? null,
  };
}
