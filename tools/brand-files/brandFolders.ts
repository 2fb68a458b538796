import { type Dirent, existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Source of brand folders: the disk, or memory in tests. */
export interface BrandFolders {
  /** Every folder with `base`, sorted. */
  ids: () => string[];
  /** JSON files of a folder by name (`menus.json`, `texts/pt.json`); null when unreadable. */
  texts: (id: string) => ReadonlyMap<string, string> | null;
  /** Files of the images folder: name to absolute path. */
  images: (id: string) => ReadonlyMap<string, string>;
  /** Absolute path of a sandbox image, or null. */
  media: (id: string, file: string) => string | null;
}

/** The project's root URL, with a trailing slash. */
export const projectRoot = new URL('../../', import.meta.url);

function entries(folder: URL): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    // a missing folder has no entries
    return [];
  }
}

/** Brand folders on disk. `brands` is their parent folder, with a trailing slash. */
export function diskFolders(brands: URL = new URL('brands/', projectRoot)): BrandFolders {
  const files = (id: string, below: string) => entries(new URL(`${id}/${below}`, brands)).filter((entry) => entry.isFile());
  return {
    ids: () =>
      entries(brands)
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name),
    texts(id) {
      const names = ['', 'texts/', 'sandbox/']
        .flatMap((below) => files(id, below).map((entry) => `${below}${entry.name}`))
        .filter((name) => name.endsWith('.json'));
      if (names.length === 0) return null;
      return new Map(names.map((name) => [name, readFileSync(new URL(`${id}/${name}`, brands), 'utf8')]));
    },
    images: (id) =>
      new Map(files(id, 'images/').map((entry) => [entry.name, fileURLToPath(new URL(`${id}/images/${entry.name}`, brands))])),
    media(id, file) {
      const path = join(fileURLToPath(brands), id, 'sandbox', 'media', file);
      return existsSync(path) ? path : null;
    },
  };
}
